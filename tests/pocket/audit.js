  const wrong = [], wide = document.documentElement;
  function says(node) { return (node.getAttribute("aria-label") || node.innerText || "").trim(); }
  function named(node) { return node.tagName.toLowerCase() + " " + (node.dataset.a || node.className || "") + " “" + says(node).slice(0, 30) + "”"; }
  if (wide.scrollWidth > wide.clientWidth) wrong.push("wider than the phone: " + wide.scrollWidth);
  if (!wide.lang) wrong.push("no language");
  if (!document.querySelector("[aria-live]")) wrong.push("nothing is announced");
  document.querySelectorAll("button, input, summary").forEach(function (node) {
    const box = node.getBoundingClientRect(), label = node.id && document.querySelector("label[for=" + node.id + "]");
    if (!says(node) && !label) wrong.push("no name: " + named(node));
    if (box.width && (box.height < 44 || box.width < (node.closest(".curve") ? 30 : 44))) wrong.push("small: " + named(node) + " " + Math.round(box.width) + "x" + Math.round(box.height));
    if (node.scrollWidth > node.clientWidth + 1 && node.tagName === "BUTTON") wrong.push("cut: " + named(node));
  });
  document.querySelectorAll("[role=radio]").forEach(function (node) {
    if (!node.hasAttribute("aria-checked")) wrong.push("unchecked: " + named(node));
    if (!node.closest("[role=radiogroup]")) wrong.push("outside a group: " + named(node));
  });
  document.querySelectorAll("[role=radiogroup], [role=dialog], [role=img], [role=group]").forEach(function (node) {
    if (!node.getAttribute("aria-label")) wrong.push("no name: " + named(node));
  });
  document.querySelectorAll("svg").forEach(function (node) { if (!node.hasAttribute("aria-hidden")) wrong.push("a picture is read aloud"); });
  document.querySelectorAll("b, small, em, h1, h2, p, span, dd, dt").forEach(function (node) {
    const box = node.getBoundingClientRect();
    if (box.width && (box.right > wide.clientWidth + 1 || box.left < -1) && !node.closest(".curve")) wrong.push("out of the page: " + named(node));
  });
  return wrong;
