// The playground: the bar at the top, and a column for every person.

import * as api from "./api.js";
import { Column } from "./column.js";
import { h, said } from "./dom.js";
import { icon } from "./icons.js";
import { label, loadWords, moment, now, setOffset } from "./labels.js";
import { avatar } from "./message.js";

const TICK_MS = 1000;
const STEPS = [["minute", 60], ["hour", 3600], ["day", 86400]];
const kept = (key) => sessionStorage.getItem(key);
const keep = (key, value) => sessionStorage.setItem(key, value);

const columns = [];
let language = "en";
let active = 0;
let state = null;
let reached = true;

const words = (key, values) => label(language, key, values);
const phone = window.matchMedia("(max-width: 700px)");

const banner = h("div", { class: "banner", role: "alert", hidden: true });
const bar = h("header", { class: "top" });
const tabs = h("nav", { class: "tabs", role: "tablist" });
const stage = h("main", { class: "stage" });
const clock = h("time", { class: "clock" });
const health = h("span", { class: "health", role: "status" });

function buildBar() {
  const steps = STEPS.map(([unit, seconds]) =>
    h("button", { class: "button secondary", type: "button", "data-step": unit, title: words(`ahead-${unit}`), on: { click: () => api.act({ kind: "advance", seconds }) } }, words(`step-${unit}`)),
  );
  const control = (what) => () => api.act({ kind: "bot", do: what });
  const limits = h("input", { type: "checkbox", checked: state.limits });
  limits.addEventListener("change", () => api.act({ kind: "limits", on: limits.checked }));
  const languages = ["en", "fr"].map((each) =>
    h("button", { class: "plain", type: "button", lang: each, "aria-pressed": each === language, on: { click: () => speak(each) } }, each.toUpperCase()),
  );
  const bot = state.process === null ? [] : [
    h("button", { class: "button secondary", type: "button", "data-bot": "restart", on: { click: control("restart") } }, words("restart")),
    h("button", { class: "button secondary", type: "button", "data-bot": "kill", title: words("kill-help"), on: { click: control("kill") } }, words("kill")),
  ];
  const tools = h("div", { class: "tools" }, health, bot, h("label", { class: "switch", title: words("limits-help") }, limits, words("limits")), h("span", { class: "languages" }, languages));
  const fold = h("details", { class: "fold" }, h("summary", { "aria-label": words("tools") }, icon("more")), tools);
  fold.open = !phone.matches;
  bar.replaceChildren(h("h1", {}, words("title")), h("div", { class: "time" }, clock, steps), fold);
  document.title = words("title");
  document.documentElement.lang = language;
}

function speak(locale) {
  language = locale;
  keep("language", locale);
  buildBar();
  showHealth();
  showTabs();
}

function showHealth() {
  const key = !reached ? "lost-short" : state.connected ? "bot-on" : state.process === "failed" ? "bot-failed" : "bot-off";
  health.textContent = words(key);
  health.classList.toggle("good", reached && state.connected);
  banner.hidden = reached;
  banner.textContent = words("lost");
}

function showTabs() {
  tabs.replaceChildren(
    ...columns.map((column, at) =>
      h(
        "button",
        { class: "tab", type: "button", role: "tab", "aria-selected": at === active, "data-tab": column.person.name, on: { click: () => show(at) } },
        avatar(column.person),
        said(column.person.name),
        column.calls ? h("span", { class: "badge" }, String(column.calls)) : column.rooms.some((room) => room.unread) ? h("span", { class: "dot" }) : null,
      ),
    ),
  );
  columns.forEach((column, at) => column.element.classList.toggle("active", at === active));
}

function show(at) {
  active = at;
  keep("active", String(at));
  showTabs();
  columns[at].refresh(() => true);
  columns[at].toEnd();
}

function tick() {
  clock.textContent = moment(language === "fr" ? "fr" : "en-US", now(), phone.matches ? "short" : "clock");
  for (const each of document.querySelectorAll("time[data-ms]")) {
    const text = moment(each.dataset.locale, Number(each.dataset.ms), "R");
    if (each.textContent !== text) each.textContent = text;
  }
}

async function refresh() {
  try {
    state = await api.world();
  } catch {
    return;
  }
  setOffset(state.offset);
  showHealth();
  tick();
  await Promise.all(
    columns.map((column, at) => column.refresh(() => !phone.matches || at === active).catch(() => {})),
  );
}

async function start() {
  await loadWords();
  state = await api.world();
  language = kept("language") ?? state.locale;
  setOffset(state.offset);
  document.body.append(banner, bar, tabs, stage);
  for (const person of state.people) {
    const column = new Column(person, kept(`room-${person.id}`));
    column.onMove = () => keep(`room-${person.id}`, column.room);
    column.onRooms = showTabs;
    columns.push(column);
    stage.append(column.element);
  }
  stage.style.setProperty("--people", String(columns.length));
  active = Math.min(Number(kept("active") ?? 0), columns.length - 1);
  buildBar();
  showTabs();
  setInterval(tick, TICK_MS);
  phone.addEventListener("change", buildBar);
  api.listen(refresh, (open) => {
    const back = open && !reached;
    reached = open;
    showHealth();
    if (back) refresh();
  });
  await refresh();
  document.body.dataset.ready = "yes";
}

start();
