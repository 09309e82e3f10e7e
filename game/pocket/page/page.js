"use strict";
(function () {
const WORDS = JSON.parse(document.getElementById("words").textContent);
const app = document.getElementById("app");
const PING = 5000, SILENT = 8000, HOLD = 500;

/* --- what is kept on this phone --- */
function recall(key) { try { return sessionStorage.getItem(key) || localStorage.getItem(key) || ""; } catch (e) { return ""; } }
function keep(key, value) {
  for (const store of ["sessionStorage", "localStorage"]) {
    try { if (value) window[store].setItem(key, value); else window[store].removeItem(key); } catch (e) { /* private mode */ }
  }
}
const hash = location.hash.slice(1);
const me = {
  lang: recall("lang") || (WORDS[(navigator.language || "en").slice(0, 2)] ? navigator.language.slice(0, 2) : "en"),
  look: recall("look") || "dark", size: Number(recall("size")) || 1, name: recall("name"),
  token: /^t[0-9a-f]{32}$/.test(hash) ? hash.slice(1) : recall("token"),
  code: /^[0-9a-f]{32}$/.test(hash) ? hash : "", word: "",
};
if (!WORDS[me.lang]) me.lang = "en";
const at = {scene: "start", shown: null, chairs: null, game: "", why: "", told: null, pick: "", chair: -1, covered: false,
  open: "", sent: 0, did: null, offline: false, own: {}, number: -1};

function t(key, fields) {
  let said = (WORDS[me.lang] || WORDS.en)[key] || WORDS.en[key] || key;
  for (const name in fields || {}) said = said.split("{" + name + "}").join(fields[name]);
  return said;
}

/* --- the socket --- */
const page = String(Math.random()).slice(2);
let again = 0;
let socket = null, heard = 0, tries = 0, timer = 0, stopped = false;
function connect() {
  clearTimeout(timer);
  if (socket) { const old = socket; socket = null; old.onclose = old.onmessage = old.onopen = null; try { old.close(); } catch (e) { /* gone */ } }
  if (stopped) return;
  heard = Date.now();
  const made = socket = new WebSocket("ws://" + location.host + "/socket");
  made.onopen = function () { heard = Date.now(); send({t: "hello", lang: me.lang, token: me.token, code: me.code, word: me.word, page: page, again: again}); };
  made.onmessage = function (event) {
    heard = Date.now(); tries = 0;
    if (at.offline) { at.offline = false; if (at.scene === "play") draw(); }
    obey(JSON.parse(event.data));
  };
  made.onclose = function () { if (made === socket) { socket = null; lost(); } };
}
function cutOff() { if (at.scene === "play" && !at.offline) { at.offline = true; at.sent = 0; draw(); } }
function lost() {
  if (stopped) return;
  if (at.shown && at.shown.over) { stopped = true; return; }
  cutOff();
  tries += 1;
  if (tries > 4 && at.scene !== "play") { at.scene = "closed"; draw(); }
  timer = setTimeout(connect, Math.min(5000, 250 * Math.pow(1.7, tries)) * (0.75 + Math.random() / 2));
}
function send(said) { if (socket && socket.readyState === 1) { socket.send(JSON.stringify(said)); return true; } return false; }
setInterval(function () {
  if (stopped || document.hidden) return;
  if (Date.now() - heard > SILENT) { cutOff(); connect(); } else send({t: "ping"});
}, PING);
function wake() {
  if (stopped || document.hidden) return;
  const before = heard;
  if (!send({t: "ping"})) { tries = 0; connect(); return; }
  setTimeout(function () { if (heard === before) { tries = 0; connect(); } }, 600);
}
document.addEventListener("visibilitychange", function () {
  if (document.hidden) { if (at.scene === "play") { at.covered = true; draw(); } } else wake();
});
window.addEventListener("pageshow", wake);
window.addEventListener("online", wake);

function obey(said) {
  switch (said.t) {
    case "chairs": at.scene = "chairs"; at.chairs = said.chairs; at.game = said.game; break;
    case "seated": again = 1; me.token = said.token; keep("token", me.token); history.replaceState(null, "", "#t" + me.token); return;
    case "show": show(said.b); break;
    case "wait": at.scene = "asking"; break;
    case "no": no(said.why); break;
    case "taken": stopped = true; at.scene = "other"; break;
    case "stood": me.token = ""; keep("token", ""); at.scene = "start"; at.shown = null; at.chair = -1; break;
    case "refused": at.sent = 0; at.told = said; say(said.told); break;
    case "stale": at.sent = 0; at.told = {told: t("stale"), rule: ""}; break;
    case "kept": if (at.shown && at.shown.q && at.shown.q.n === said.n) return; at.sent = 0; break;
    case "back": at.did = said.did; break;
    default: return;
  }
  draw();
}
function show(picture) {
  again = 1;
  const q = picture.q, number = q && !q.handed ? q.n : 0;
  if (at.scene !== "play") { at.scene = "play"; at.told = null; }
  if (number !== at.number) {
    at.number = number; at.pick = ""; at.told = null; at.sent = 0; at.own = {};
    if (number) { say(q.prompt); if (navigator.vibrate && document.hasFocus()) navigator.vibrate(40); }
    if (number && at.open === "table") at.open = "";
  }
  at.shown = picture;
}
function no(why) {
  at.why = "no_" + why;
  if (why === "lost" || why === "dismissed") { me.token = ""; keep("token", ""); }
  if (why === "dismissed") stopped = true;
  at.scene = why === "table" || why === "chair" || why === "knocks" ? "chairs" : why === "dismissed" ? "told" : "code";
  if (why === "word" || why === "often") me.word = "";
}
function say(text) { document.getElementById("said").textContent = text || ""; }

/* --- making things --- */
function h(tag, given) {
  const made = document.createElement(tag);
  for (const key in given || {}) {
    const value = given[key];
    if (value === undefined || value === false || value === null) continue;
    if (key.slice(0, 2) === "on") made.addEventListener(key.slice(2), value);
    else if (key === "c") { ["--light", "--print", "--deep"].forEach(function (name, n) { made.style.setProperty(name, value[n]); }); }
    else if (key === "value") made.value = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  for (let n = 2; n < arguments.length; n++) add(made, arguments[n]);
  return made;
}
function add(to, child) {
  if (Array.isArray(child)) child.forEach(function (each) { add(to, each); });
  else if (child !== null && child !== undefined && child !== false && child !== "") to.append(child);
}
function icon(name, kind) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg"), use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  made.setAttribute("class", kind || "i"); made.setAttribute("viewBox", "0 0 24 24"); made.setAttribute("aria-hidden", "true");
  use.setAttribute("href", "#i-" + name); made.append(use);
  return made;
}
function ink(label, act, given) { return h("button", Object.assign({class: "main", type: "button", onclick: act}, given), h("i"), h("span", {}, label)); }
function side(label, act, given) { return h("button", Object.assign({class: "side", type: "button", onclick: act}, given), label); }
function small(sign, label, act, name) { return h("button", {class: "side small", type: "button", onclick: act, "aria-label": label, title: label, "data-a": name || sign}, icon(sign)); }
let holding = false, owed = false;
function held(label, act, given) {
  /* filled by holding; for keys and screen readers a click asks once more. What is drawn meanwhile waits: a finger that
     lets go of a button that is gone isn't felt */
  let timer = 0, done = false, sure = false;
  const made = h("button", Object.assign({class: "main hold", type: "button"}, given), h("i"), icon("lock"), " ", h("span", {}, label));
  function begin(event) {
    if (made.disabled || timer) return;
    if (event.pointerId !== undefined && made.setPointerCapture) made.setPointerCapture(event.pointerId);
    done = false; made.classList.add("on"); holding = true; timer = setTimeout(function () { done = true; act(); end(); }, HOLD);
  }
  function end() {
    if (!timer) return;
    clearTimeout(timer); timer = 0; holding = false; made.classList.remove("on");
    if (owed) draw();
  }
  made.addEventListener("pointerdown", begin);
  ["pointerup", "pointercancel", "pointerleave"].forEach(function (name) { made.addEventListener(name, end); });
  made.addEventListener("contextmenu", function (event) { event.preventDefault(); });
  made.addEventListener("click", function (event) {
    if (event.detail || done || made.disabled) return;
    if (sure) act(); else { sure = true; made.querySelector("span").textContent = t("sure"); say(t("sure")); }
  });
  return made;
}

/* --- scenes --- */
function draw() {
  owed = holding;
  if (holding) return;
  document.documentElement.lang = me.lang;
  document.documentElement.dataset.look = me.look;
  document.documentElement.dataset.big = me.size > 1.25 ? "yes" : "";
  document.documentElement.style.fontSize = 16 * me.size + "px";
  document.title = t("title");
  const y = window.scrollY, focus = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.a : "";
  app.replaceChildren();
  add(app, (SCENES[at.scene] || SCENES.start)());
  if (at.open === "menu") add(app, menu());
  if (at.open === "log") add(app, logSheet());
  if (focus) { const found = app.querySelector('[data-a="' + CSS.escape(focus) + '"]'); if (found) found.focus({preventScroll: true}); }
  const chosen = app.querySelector(".curve [aria-checked=true]");
  if (chosen) chosen.parentNode.scrollLeft = chosen.offsetLeft - chosen.parentNode.clientWidth / 2 + 15;
  window.scrollTo(0, y);
}
function top(title, sub, symbol, number) {
  return h("header", {}, symbol ? h("div", {class: "sym"}, icon(symbol)) : null,
    h("div", {class: "who"}, h("b", {}, title), sub ? h("small", {}, sub) : null),
    number ? h("div", {class: "n"}, number) : null,
    h("button", {type: "button", "aria-label": t("menu"), "data-a": "menu", onclick: function () { at.open = "menu"; draw(); }}, icon("gear")));
}
const SCENES = {
  start: function () { return [top("Overton", ""), h("main", {}, h("div", {class: "wait"}, h("h2", {}, "…")))]; },
  closed: function () { return [top("Overton", ""), h("main", {}, h("div", {class: "wait"}, h("h2", {}, t("closed"))))]; },
  told: function () { return [top("Overton", ""), h("main", {}, h("div", {class: "wait"}, h("h2", {}, t(at.why))))]; },
  other: function () {
    return [top("Overton", ""), h("main", {}, h("div", {class: "wait"}, h("h2", {}, t("other_page")))),
      h("footer", {}, ink(t("play_here"), function () { stopped = false; tries = again = 0; at.scene = "start"; draw(); connect(); }, {"data-a": "here"}))];
  },
  asking: function () { return [top(at.game || "Overton", ""), h("main", {}, h("div", {class: "wait"}, h("h2", {role: "status"}, t("wait_yes"))))]; },
  code: function () {
    const field = h("input", {type: "text", id: "word", autocomplete: "off", autocapitalize: "none", spellcheck: "false", maxlength: "20", value: at.typed || "", "data-a": "word"});
    field.addEventListener("input", function () { at.typed = field.value; });
    function enter() { me.word = at.typed = field.value; if (!send({t: "hello", lang: me.lang, word: me.word})) connect(); }
    field.addEventListener("keydown", function (event) { if (event.key === "Enter") enter(); });
    return [top("Overton", ""), h("div", {class: "ask"}, h("h1", {role: "status"}, t(at.why || "no_who"))),
      h("main", {}, h("label", {for: "word"}, t("code")), field, h("p", {class: "notes"}, t("iphone"))),
      h("footer", {}, ink(t("enter"), enter, {"data-a": "enter"}))];
  },
  chairs: function () {
    const name = h("input", {type: "text", id: "name", autocomplete: "nickname", maxlength: "24", value: me.name, "data-a": "name"});
    name.addEventListener("input", function () { me.name = name.value; keep("name", me.name); });
    const chosen = at.chairs.find(function (each) { return each.seat === at.chair; });
    const chairs = at.chairs.map(function (each) {
      const mine = each.seat === at.chair, can = each.at !== "bot";
      return h("button", {type: "button", class: "chair" + (each.at === "free" ? " free" : ""), role: "radio", "aria-checked": String(mine), disabled: !can,
        c: each.c, "data-a": "chair" + each.seat, onclick: function () { at.chair = each.seat; draw(); }},
        h("div", {class: "sym"}, icon(each.s)), h("span", {}, h("b", {}, each.name), h("small", {}, (each.by ? each.by + " · " : "") + t(each.at))));
    });
    return [top(at.game, t("take_chair")), at.why ? h("div", {class: "ask"}, h("h1", {role: "status"}, t(at.why))) : h("div", {class: "ask"}, h("h1", {}, t("take_chair")), h("p", {}, t("take_sub"))),
      h("main", {}, h("label", {for: "name"}, t("your_name")), name, h("div", {role: "radiogroup", "aria-label": t("take_chair"), class: "main-list"}, chairs)),
      h("footer", {}, ink(t(chosen && chosen.at !== "free" ? "ask_sit" : "sit"), function () { at.why = ""; send({t: "sit", seat: at.chair, name: me.name || "?"}); }, {disabled: !chosen, "data-a": "sit"}))];
  },
  play: play,
};
function play() {
  const b = at.shown, q = b.q;
  app.style.setProperty("--light", b.me.c[0]); app.style.setProperty("--print", b.me.c[1]); app.style.setProperty("--deep", b.me.c[2]);
  const head = top(b.me.name + (b.me.who && b.me.who !== b.me.name ? ": " + b.me.who : ""), b.game + (b.when ? ", " + b.when : ""), b.me.s, (b.own && b.own.number) || "");
  const off = at.offline ? h("div", {class: "off", role: "alert"}, t("offline")) : null;
  if (at.covered) {
    return [head, off, h("button", {class: "cover", type: "button", "data-a": "cover", onclick: function () { at.covered = false; draw(); wake(); }}, icon(b.me.s, "x"), h("b", {}, t("show")))];
  }
  if (at.did) return [head, h("div", {class: "ask"}, h("h1", {}, t("back"))), h("main", {}, h("ul", {class: "notes"}, at.did.map(function (each) { return h("li", {}, each); }))),
    h("footer", {}, ink(t("close"), function () { at.did = null; draw(); }, {"data-a": "did"}))];
  if (b.alone && !b.over && (at.open !== "answer" || !q || q.handed)) return [head, off].concat(beside(b, q));
  if (q && !q.handed && at.open !== "table") return [head, off].concat(asks(b, q));
  return [head, off].concat(waits(b, q));
}
function answer(deed, q) {
  if (at.offline || at.sent) return;
  if (send({t: "say", m: Array.isArray(deed) ? {t: "answer", n: q.n, each: deed} : {t: "answer", n: q.n, a: deed}})) { at.sent = q.n; at.told = null; draw(); }
}
function undo() { send({t: "say", m: {t: "undo"}}); }
function asks(b, q) {
  const made = q.plan ? plan(b, q) : b.own && (b.own.hand || b.own.stock || b.own.note || b.own.wishes) ? own(b, q) : plain(b, q);
  const told = at.told ? h("div", {class: "told", role: "alert"}, at.told.told, at.told.rule ? h("small", {}, at.told.rule) : null) : null;
  const foot = made.foot || [];
  const coach = q.o.length > 1 && !q.hint ? h("button", {type: "button", class: "coach", "aria-label": t("hint"), title: t("hint"), "data-a": "hint", onclick: wantHint}, icon("speech")) : null;
  return [h("div", {class: "ask"}, coach, h("h1", {}, made.prompt || q.prompt), made.sub ? h("p", {}, made.sub) : at.sent ? h("p", {role: "status"}, t(q.window ? "window" : "sending")) : null),
    h("main", {}, told, hinted(q), made.main),
    h("footer", {}, foot, q.undo ? small("undo", t("undo"), undo) : null, small("cards", t("table"), function () { at.open = b.alone ? "" : "table"; draw(); }, "table"))];
}
function wantHint() { send({t: "say", m: {t: "hint"}}); }
function hinted(q) {
  if (!q.hint) return null;
  return h("div", {class: "told hinted", role: "status"}, q.hint.told.map(function (each, n) { return n ? h("small", {}, each) : h("b", {}, each); }),
    q.hint.of ? h("div", {class: "row"}, h("button", {type: "button", "data-a": "take", onclick: takeHint}, t("hint_take")),
      q.hint.of > 1 ? h("button", {type: "button", "data-a": "hint", onclick: wantHint}, t("hint_next")) : null) : null);
}
function takeHint() {
  /* put the coach's answer where a thumb would have put it; it's still to be sent */
  const q = at.shown.q, o = at.shown.own || {}, my = at.own, deeds = q.hint.deeds, thing = noun(q.hint.a);
  if (q.plan) { send({t: "say", m: {t: "answer", n: q.n, a: q.hint.a}}); return; }
  if (o.note && q.sealed) {
    my.sum = 0; my.cards = []; my.side = "";
    deeds.forEach(function (each) {
      const part = each.split(" ");
      if (part[0] === "bid") my.sum = Number(part[1]); else if (part[0] === "add") my.cards.push(part[1]); else if (part[0] !== "seal") my.side = each;
    });
  } else if (o.wishes && q.sealed) {
    o.wishes.forEach(function (each) { each.o.forEach(function (one) { if (deeds.indexOf(one[0]) >= 0) my.wish[each.seat] = one[0]; }); });
  } else {
    at.pick = numbers(q) ? thing : q.hint.a;
    my.card = (o.hand || []).some(function (each) { return each.id === thing; }) ? thing : my.card;
  }
  draw();
}
function noun(deed) { return deed.split(" ").slice(1).join(" "); }
function numbers(q) {
  const found = q.o.map(function (each) { return /^(\S+) (\d+)$/.exec(each[0]); });
  return found.length > 2 && found.every(function (each) { return each && each[1] === found[0][1]; }) ? found.map(function (each) { return Number(each[2]); }) : null;
}
function seal(label, deed, q, disabled) {
  const final = q.sealed ? (q.ends || []).indexOf(deed) >= 0 : (q.sure || []).indexOf(deed) >= 0, off = disabled || at.offline || at.sent === q.n;
  return (final ? held : ink)(label, function () { answer(deed, q); }, {disabled: off, "data-a": "send"});
}
function plain(b, q) {
  /* any question of any title: a wheel for numbers, else a list; one touch chooses, the foot sends */
  const counts = numbers(q);
  if (counts) return wheel(q, counts, notes(q));
  const list = q.o.map(choice);
  const chosen = q.o.find(function (each) { return each[0] === at.pick; }) || (q.o.length === 1 ? q.o[0] : null);
  return {main: [notes(q), h("div", {role: "radiogroup", "aria-label": t("answers"), class: "main-list"}, list)],
    foot: [seal(chosen ? chosen[1] : t("send"), chosen ? chosen[0] : "", q, !chosen)]};
}
function wheel(q, counts, told) {
  const verb = q.o[0][0].split(" ")[0], n = counts.indexOf(Number(at.pick)) < 0 ? counts[0] : Number(at.pick), place = counts.indexOf(n);
  function turn(to) { at.pick = String(counts[Math.max(0, Math.min(counts.length - 1, to))]); draw(); }
  const range = h("input", {type: "range", min: 0, max: counts.length - 1, step: 1, value: place, "aria-label": q.prompt, "aria-valuetext": String(n), "data-a": "range",
    oninput: function (event) { turn(Number(event.target.value)); }});
  const found = q.o.find(function (each) { return each[0] === verb + " " + n; });
  return {main: [told, h("div", {class: "wheel"},
    h("button", {type: "button", "aria-label": "−1", "data-a": "less", onclick: function () { turn(place - 1); }}, "−"), h("output", {}, String(n)),
    h("button", {type: "button", "aria-label": "+1", "data-a": "more", onclick: function () { turn(place + 1); }}, "+")), range, found && found[2] ? h("p", {class: "notes"}, found[2]) : null],
    foot: [seal(found[1], found[0], q, false)], deed: found[0]};
}
function waits(b, q) {
  const handed = q && q.handed, looks = at.open === "table";
  const seats = h("ul", {class: "list"}, b.seats.map(function (each) {
    return h("li", {c: each.c}, icon(each.s), h("span", {}, each.name + (each.who && each.who !== each.name ? ": " + each.who : "")), h("em", {}, each.at ? t("at_" + each.at) : ""),
      each.at === "sealed" ? icon("envelope") : null);
  }));
  const rows = b.rows.length ? [h("h3", {}, t("table")), facts(b)] : null;
  const mine = b.own ? shown(b.own) : null;
  const title = b.over || (handed ? t("sealed") : b.foot || t("look_up"));
  const last = b.log.length ? b.log[b.log.length - 1] : "";
  return [h("main", {}, looks ? [mine, rows, seats] : h("div", {class: "wait"}, icon(b.me.s, "big i"), h("h2", {role: "status"}, title), h("p", {class: "notes"}, handed ? t("sealed_more") : last), seats)),
    h("footer", {}, handed ? ink(t("undo"), undo, {disabled: at.offline, "data-a": "undo"}) : ink(t(looks ? "close" : "hand"), function () { at.open = looks ? "" : "table"; draw(); }, {"data-a": "hand"}),
      side(t("log"), function () { at.open = "log"; draw(); }, {"data-a": "log"}),
      b.ahead && !handed ? ink(t("plan_turn"), function () { at.open = ""; send({t: "say", m: {t: "plan", on: 1}}); }, {"data-a": "ahead"}) : null)];
}
function facts(b) { return h("dl", {}, b.rows.map(function (each) { return each[0] ? [h("dt", {}, each[0]), h("dd", {}, each[1])] : h("dd", {class: "all"}, each[1]); })); }
function beside(b, q) {
  /* alone, the phone is a second screen: the hand and what happened; it may answer as well */
  return [h("main", {}, shown(b.own || {}), b.rows.length && !(b.own && b.own.hand) ? facts(b) : null,
    h("h3", {}, t("log")), h("ol", {class: "happened"}, b.log.slice().reverse().map(function (each) { return h("li", {}, each); }))),
    h("footer", {}, q && !q.handed ? ink(t("answer_here"), function () { at.open = "answer"; draw(); }, {"data-a": "answer"}) : h("p", {role: "status"}, q && q.handed ? t("sealed") : b.foot || t("look_up")),
      b.ahead ? side(t("plan_turn"), function () { at.open = "answer"; send({t: "say", m: {t: "plan", on: 1}}); }, {"data-a": "ahead"}) : null)];
}
function logSheet() {
  return h("div", {class: "sheet", role: "dialog", "aria-label": t("log")}, h("h2", {}, t("log")), h("ol", {}, (at.shown.q && at.shown.q.stands ? [at.shown.q.stands] : []).concat(at.shown.log.slice().reverse()).map(function (each) { return h("li", {}, each); })), close());
}
function close() { return h("div", {class: "row"}, h("button", {type: "button", "data-a": "close", onclick: function () { at.open = ""; draw(); }}, t("close"))); }
function menu() {
  function choices(label, values, now, act, name) {
    return [h("h3", {}, t(label)), h("div", {class: "row", role: "group", "aria-label": t(label)}, values.map(function (each) {
      return h("button", {type: "button", "aria-pressed": String(each[0] === now), "data-a": name + each[0], onclick: function () { act(each[0]); draw(); }}, each[1]);
    }))];
  }
  return h("div", {class: "sheet", role: "dialog", "aria-label": t("menu")}, h("h2", {}, t("menu")),
    choices("larger", [[1, "100 %"], [1.25, "125 %"], [1.5, "150 %"], [2, "200 %"]], me.size, function (v) { me.size = v; keep("size", String(v)); }, "size"),
    choices("light", [["dark", "●"], ["light", "○"]], me.look, function (v) { me.look = v; keep("look", v); }, "look"),
    choices("language", Object.keys(WORDS).map(function (each) { return [each, WORDS[each].self || each]; }), me.lang, function (v) { me.lang = v; keep("lang", v); send({t: "say", m: {t: "lang", lang: v}}); }, "lang"),
    at.scene === "play" ? h("div", {class: "row"}, h("button", {type: "button", "data-a": "stand", onclick: function () { at.open = ""; send({t: "stand"}); }}, t("stand"))) : null, close());
}
/* --- the titles' own parts, made of what a picture has: cards, gauges, stocks, a note, wishes --- */
function own(b, q) {
  const o = b.own || {};
  if (o.note && q.sealed) return note(q, o.note);
  if (o.wishes && o.wishes.length && q.sealed) return wishes(b, q, o.wishes);
  if (o.hand && o.hand.length) return cards(b, q, o);
  const made = plain(b, q);
  made.main = [tight(o), made.main];
  return made;
}
function shown(o) { return [stocks(o), gauges(o), o.hand && o.hand.length ? h("div", {class: "hand"}, o.hand.map(function (each) { return card(each, false, null); })) : null]; }
function tight(o, was) { return o.stock && o.stock.length > 4 ? h("div", {class: "tight"}, stocks(o, was || o.stock.map(function (each) { return each[1]; }))) : stocks(o); }
function stocks(o, was) {
  return o.stock ? h("div", {class: "stock"}, o.stock.map(function (each, n) {
    const before = was && was[n] !== each[1] ? was[n] : null;
    const made = h("div", {class: before === null ? "" : "new", role: "img", "aria-label": each[0] + " " + (before === null ? "" : before + " → ") + each[1]},
      each[3] ? icon(each[3]) : null, h("b", {}, before === null ? null : h("s", {}, String(before)), String(each[1])), each[3] && was ? null : h("small", {}, each[0]));
    if (each[2]) made.style.setProperty("--band", each[2]);
    return made;
  })) : null;
}
function gauges(o) {
  if (!o.gauges) return null;
  const rival = at.shown.seats.find(function (each, n) { return n !== at.shown.me.seat; });
  app.style.setProperty("--rival", rival ? rival.c[0] : "#f0492f");
  return h("div", {class: "gauges"}, o.gauges.map(function (each) {
    const bar = h("div", {class: "bar", "aria-hidden": "true"});
    for (let n = each.of; n >= -each.of; n--) {
      const lit = each.at > 0 ? n > 0 && n <= each.at : n < 0 && n >= each.at;
      bar.append(h("i", {class: (lit ? each.at > 0 ? "mine" : "theirs" : "") + (n === 0 ? " zero" : "")}));
    }
    return h("div", {class: (each.spy ? "spy " : "") + (each.won ? "won" : "")}, h("small", {}, each.name), bar, h("em", {}, (each.at > 0 ? "+" : "") + each.at + (each.spy ? " ◆" : "") + (each.home ? " ⌂" : "")));
  }));
}
function card(each, chosen, act) {
  const made = h(act ? "button" : "div", {class: "card" + (chosen ? " on" : ""), type: act ? "button" : null, "aria-pressed": act ? String(chosen) : null, "data-a": "c " + each.id, onclick: act},
    h("div", {class: "band"}, h("b", {}, each.head), each.n ? h("span", {class: "n"}, each.n) : null), h("div", {class: "body"}, each.name ? h("b", {}, each.name) : null, each.text ? h("p", {}, each.text) : null));
  made.style.setProperty("--band", each.c);
  return made;
}
function cards(b, q, o) {
  /* a hand of cards: the answers that name a card lie under it, all others in the list */
  const ids = o.hand.map(function (each) { return each.id; });
  const of = {};
  q.o.forEach(function (each) { const id = noun(each[0]); if (ids.indexOf(id) >= 0) (of[id] = of[id] || []).push(each); });
  const rest = q.o.filter(function (each) { return ids.indexOf(noun(each[0])) < 0; });
  const held = at.own.card && of[at.own.card] ? at.own.card : "";
  const hand = h("div", {class: "hand"}, o.hand.map(function (each) {
    const can = of[each.id];
    return card(each, each.id === held, can ? function () { at.own.card = held === each.id ? "" : each.id; at.pick = can.length === 1 && at.own.card ? can[0][0] : ""; at.told = null; draw(); } : null);
  }));
  const uses = held && of[held].length > 1 ? h("div", {class: "main-list", role: "radiogroup", "aria-label": t("answers")}, of[held].map(choice)) : null;
  const counts = numbers(q);
  if (counts) { const made = wheel(q, counts, notes(q)); made.main = [gauges(o), tight(o), made.main]; return made; }
  const chosen = q.o.find(function (each) { return each[0] === at.pick; }) || (q.o.length === 1 ? q.o[0] : null);
  const few = Object.keys(of).length ? hand : h("details", {class: "mine"}, h("summary", {}, t("hand")), hand);
  return {main: [gauges(o), tight(o), notes(q), few, uses, rest.length ? h("div", {class: "main-list", role: "radiogroup", "aria-label": t("answers")}, rest.map(choice)) : null],
    foot: [seal(chosen ? chosen[1] : t("send"), chosen ? chosen[0] : "", q, !chosen)]};
}
function mark(deed) { const q = at.shown.q; return q && q.hint && q.hint.a === deed ? icon("speech", "i advised") : null; }
function choice(each) {
  return h("button", {type: "button", class: "opt", role: "radio", "aria-checked": String(at.pick === each[0]), "data-a": "o " + each[0],
    onclick: function () { at.pick = each[0]; at.told = null; draw(); }}, mark(each[0]), named(each));
}
function named(each) {
  /* a longer text that begins with the name goes on behind it */
  const name = each[1], more = each[2] || "", on = more.indexOf(name) === 0;
  return h("span", {}, on ? h("b", {}, name) : name, more ? h("small", {class: on ? "on" : ""}, on ? more.slice(name.length) : more) : null);
}
function notes(q) { return q.notes.length ? h("ul", {class: "notes"}, q.notes.map(function (each) { return h("li", {}, each); })) : null; }
function chips(label, values, now, act, name) {
  return h("div", {class: "row", role: "radiogroup", "aria-label": label}, values.map(function (each) {
    return h("button", {type: "button", role: "radio", "aria-checked": String(each[0] === now), "data-a": name + " " + each[0], onclick: function () { act(each[0]); draw(); }}, each[1]);
  }));
}
function plan(b, q) {
  /* a turn as a list of steps: nothing is sent before it's sent as a whole */
  const of = q.plan, o = b.own || {}, steps = of.steps.map(function (each, n) {
    return h("li", {class: "step"},
      h("button", {type: "button", class: "opt", "data-a": "step" + n, onclick: function () { send({t: "say", m: {t: "cut", step: n}}); }}, h("i", {class: "disc"}, String(n + 1)),
        h("span", {}, each.told), each.by.length ? h("em", {}, each.by.map(function (by) { return h("small", {}, by[0] + " " + by[1] + " → " + by[2]); })) : null),
      n ? h("button", {type: "button", class: "up", "aria-label": t("up", {what: each.told}), "data-a": "up" + n, onclick: function () { send({t: "say", m: {t: "swap", step: n}}); }}, "↑") : null);
  });
  const next = q.prompt ? [h("h2", {class: "next"}, h("i", {class: "disc now"}, String(steps.length + 1)), h("span", {}, q.prompt)), h("div", {class: "offers main-list"}, offers(q, o))] : null;
  const count = steps.length;
  return {prompt: t(of.now ? "plan" : "plan_ahead"), sub: t(of.now ? "plan_sub" : "plan_waits"),
    main: [tight(o, of.was), of.fell ? h("div", {class: "told", role: "status"}, t("plan_fell", {what: of.fell})) : null, count ? h("ol", {class: "steps"}, steps) : null,
      of.stop ? h("p", {class: "stop", role: "status"}, of.stop) : null, next],
    foot: of.now ? [ink(count > 1 ? t("send_steps", {n: count}) : t("send_plan"), function () { if (send({t: "say", m: {t: "send", n: q.n}})) { at.sent = q.n; draw(); } }, {disabled: !count || at.offline || at.sent === q.n, "data-a": "send"})]
      : [ink(t("plan_close"), function () { send({t: "say", m: {t: "plan", on: 0}}); }, {"data-a": "leave"})]};
}
function offers(q, o) {
  /* the answers of a plan's next step: a touch adds one */
  function put(deed) { at.told = null; send({t: "say", m: {t: "answer", n: q.n, a: deed}}); }
  const counts = numbers(q);
  if (counts) {
    const made = wheel(q, counts, notes(q));
    return [made.main, h("button", {type: "button", class: "opt", "data-a": "put", onclick: function () { put(made.deed); }}, h("span", {}, t("add")))];
  }
  const ids = (o.hand || []).map(function (each) { return each.id; });
  function of(each) { return ids.indexOf(noun(each[0])); }
  const hand = h("div", {class: "hand"}, q.o.filter(function (each) { return of(each) >= 0; }).map(function (each) { return card(o.hand[of(each)], false, function () { put(each[0]); }); }));
  return [notes(q), hand.children.length ? hand : null, h("div", {class: "main-list"}, q.o.filter(function (each) { return of(each) < 0; }).map(function (each) {
    return h("button", {type: "button", class: "opt", "data-a": "o " + each[0], onclick: function () { put(each[0]); }}, mark(each[0]) || h("i", {class: "plus"}, "+"), named(each));
  }))];
}
function note(q, of) {
  /* one sheet: a side, a sum, cards. It's sent as a whole */
  const my = at.own;
  if (!my.note) { my.note = true; my.side = ""; my.sum = 0; my.cards = []; }
  const sides = of.sides.length ? chips(q.prompt, of.sides, my.side, function (side) { my.side = side; }, "side") : null;
  const out = my.side === "abstain", ready = !of.sides.length || my.side;
  const added = of.cards.filter(function (each) { return my.cards.indexOf(each[0]) >= 0; });
  const total = my.sum + added.reduce(function (sum, each) { return sum + each[2]; }, 0);
  function turn(to) { my.sum = Math.max(0, Math.min(of.its, to)); draw(); }
  const sum = of.its > 0 ? h("div", {class: "bid"}, h("button", {type: "button", "aria-label": "−1", "data-a": "less", onclick: function () { turn(my.sum - 1); }}, "−"), curve(of, my, total - my.sum, turn),
    h("button", {type: "button", "aria-label": "+1", "data-a": "more", onclick: function () { turn(my.sum + 1); }}, "+")) : null;
  const list = of.cards.length ? h("div", {class: "main-list"}, of.cards.map(function (each) {
    const on = my.cards.indexOf(each[0]) >= 0;
    return h("button", {type: "button", class: "opt", "aria-pressed": String(on), "data-a": "add " + each[0],
      onclick: function () { my.cards = on ? my.cards.filter(function (id) { return id !== each[0]; }) : my.cards.concat([each[0]]); draw(); }},
      h("span", {}, each[1], h("small", {}, each[3])), h("em", {}, "+" + each[2]));
  })) : null;
  const deeds = (my.side ? [my.side] : []).concat(out ? [] : (of.its > 0 ? ["bid " + my.sum] : []).concat(my.cards.map(function (id) { return "add " + id; }), ["seal"]));
  const now = winsOf(of, my, total);
  return {prompt: q.prompt, main: h("div", {class: "slate"}, of.about ? h("h2", {class: "chalk"}, of.about) : null, notes(q), sides, out ? null : [now === null ? null : h("p", {class: "notes"}, t("curve")), sum,
    h("p", {class: "total", role: "status"}, h("span", {}, my.sum + added.map(function (each) { return " + " + each[2]; }).join("") + (added.length ? " = " + total : "")), now === null ? null : h("b", {}, t("of_ten", {n: now}))), list]),
    foot: [held(t("hold"), function () { answer(deeds, q); }, {disabled: !ready || at.offline || at.sent === q.n, "data-a": "send"})]};
}
function winsOf(of, my, total) {
  /* in how many of ten deals a note wins; null if nobody has said */
  const curves = at.shown.q.hint && at.shown.q.hint.curves, side = of.sides.find(function (each) { return each[0] === my.side; });
  const known = curves && curves[side ? side[2] : of.own];
  return known ? known[Math.min(total, known.length - 1)] : null;
}
function curve(of, my, more, turn) {
  /* one column a sum: its chance as ten dots, counted rather than measured; without a chance only the sum */
  return h("div", {class: "curve", role: "radiogroup", "aria-label": t("sums")}, Array.from({length: of.its + 1}, function (_, n) {
    const wins = winsOf(of, my, n + more);
    return h("button", {type: "button", role: "radio", "aria-checked": String(n === my.sum), "aria-label": n + (wins === null ? "" : ", " + t("of_ten", {n: wins})), "data-a": "sum " + n, onclick: function () { turn(n); }},
      wins === null ? null : dots(wins), h("span", {}, String(n)));
  }));
}
function dots(lit) { const made = h("i", {class: "dots"}); made.style.setProperty("--lit", lit); return made; }
function comes(q, each, wish) {
  const said = q.hint && q.hint.wishes && q.hint.wishes[each.seat], one = each.o.find(function (o) { return o[0] === wish; });
  return said && one && said[one[2]] ? h("small", {class: "comes"}, said[one[2]].map(function (came) { return h("span", {}, came[0] + ": " + t("of_ten", {n: came[1]})); })) : null;
}
function wishes(b, q, all) {
  const my = at.own;
  if (!my.wish) { my.wish = {}; all.forEach(function (each) { const now = each.o.find(function (o) { return o[0].split(" ")[0] === each.now; }); my.wish[each.seat] = now ? now[0] : each.o[0][0]; }); }
  const sheets = all.map(function (each) {
    const who = b.seats[each.seat];
    return h("div", {class: "wish", c: who.c}, h("div", {class: "sym"}, icon(who.s)), h("div", {class: "in"}, h("b", {}, who.name),
      chips(who.name, each.o, my.wish[each.seat], function (value) { my.wish[each.seat] = value; }, "wish" + each.seat), h("small", {}, each.said), comes(q, each, my.wish[each.seat])));
  });
  return {prompt: t("wishes"), sub: t("wishes_sub"), main: sheets,
    foot: [held(t("hold"), function () { answer(all.map(function (each) { return my.wish[each.seat]; }), q); }, {disabled: at.offline || at.sent === q.n, "data-a": "send"})]};
}
draw();
connect();
})();
