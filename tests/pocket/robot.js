(function () {
  let seed = SEED;
  function luck(most) { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % most; }
  function one(found) { return found.length ? found[luck(found.length)] : null; }
  function all(query) { return Array.from(document.querySelectorAll(query)); }
  function press(query) { const found = one(all(query)); if (found) found.click(); return !!found; }
  const Plain = window.WebSocket;
  function noted(key) { return JSON.parse(localStorage.getItem(key) || "[]"); }
  function note(key, value) { localStorage.setItem(key, JSON.stringify(noted(key).concat([value]))); }
  window.WebSocket = class extends Plain {
    constructor(link) {
      super(link);
      this.addEventListener("message", function (event) {
        const said = JSON.parse(event.data);
        if (said.t === "kept") note("robot kept", said.n);
        if (said.t === "show") this.steps = said.b.q && said.b.q.plan ? said.b.q.plan.steps : [];
      });
    }
    send(text) {
      const m = JSON.parse(text).m;
      if (m && m.t === "answer") note("robot sent", [m.n, m.each || [m.a]]);
      if (m && m.t === "send") note("robot sent", [m.n, this.steps.map(function (each) { return each.a; })]);
      super.send(text);
    }
  };
  window.robot = {pressed: 0, on: true, answered: 0};
  setInterval(function () {
    if (!window.robot.on) return;
    if (press('[data-a="cover"]') || press('[data-a="did"]') || press('[data-a="close"]')) return;
    if (luck(9) === 0 && press('[data-a="ahead"]')) return;
    if (luck(4) && press('.offers button:not([data-a="less"]):not([data-a="more"])')) return;
    const send = document.querySelector('[data-a="send"]');
    if (!send) return;
    window.robot.pressed += 1;
    if (luck(3) === 0) press('[data-a="more"]');
    if (luck(4) === 0) press('[data-a^="wish"]');
    press('[data-a^="side "]');
    if (luck(3) === 0) press('[data-a^="add "]');
    if (luck(2) === 0) press('button.card');
    press('.opt[role="radio"]');
    const now = document.querySelector('[data-a="send"]');
    if (!now || now.disabled) { press('button.card'); return; }
    window.robot.answered += 1;
    now.click();
    if (now.classList.contains("hold")) now.click();
  }, EVERY);
})();
