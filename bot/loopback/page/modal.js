// A form the bot opened, as a dialog over the column of the person who fills it in.

import { menuOf } from "./components.js";
import { clean, h, said } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { menuField } from "./menu.js";

const TEXT_INPUT = 4;
const SELECTS = [3, 5, 6, 7, 8];
let count = 0;

/** column: the person's column; opened: the result of the act that opened it. */
export function openModal(column, opened) {
  const form = opened.modal;
  const fields = [];
  const place = column.placeOf({ id: "", channel_id: column.room });
  const parts = form.components.map((part) => field(part, fields, place, column.words));
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const send = h("button", { class: "button primary", type: "submit" }, column.words("submit"));
  const cancel = h("button", { class: "plain", type: "button" }, column.words("cancel"));
  const title = `form-${(count += 1)}`;
  const dialog = h(
    "form",
    { class: "modal", role: "dialog", "aria-modal": "true", "aria-labelledby": title, novalidate: true },
    h("header", {}, h("h2", { id: title, dir: "auto" }, clean(form.title)), h("button", { class: "plain close", type: "button", "aria-label": column.words("close") }, icon("cross"))),
    h("div", { class: "modal-body" }, parts, problem),
    h("footer", {}, cancel, send),
  );
  const veil = h("div", { class: "veil" }, dialog);
  const before = document.activeElement;
  const close = () => {
    veil.remove();
    (before?.isConnected ? before : column.composer.focusable()).focus();
  };
  cancel.addEventListener("click", close);
  dialog.querySelector(".close").addEventListener("click", close);
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key === "Tab") keepInside(event, dialog);
  });
  dialog.addEventListener("submit", async (event) => {
    event.preventDefault();
    problem.hidden = true;
    const wrong = fields.filter((each) => !each.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    send.disabled = true;
    const values = Object.fromEntries(fields.filter((each) => each.given()).map((each) => [each.id, each.value()]));
    const done = await column.do({ kind: "submit", interaction: opened.interaction, values }, { quiet: true });
    send.disabled = false;
    if (done.ok && done.acknowledged) {
      close();
    } else {
      problem.textContent = done.error ?? column.words("form-failed");
      problem.hidden = false;
    }
  });
  column.element.append(veil);
  (fields[0]?.focus ?? (() => send.focus()))();
  return dialog;
}

function keepInside(event, dialog) {
  const stops = [...dialog.querySelectorAll("button, input, textarea, a[href]")].filter((each) => !each.disabled);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0]).focus();
}

/** Adds the controls in a part to `fields` ({id, value, given, check, focus}); returns the element. */
function field(part, fields, place, words) {
  if (part.type === 10) return h("div", { class: "text" }, markdown(part.content, place.where));
  if (part.type === 1) return part.components.map((each) => field({ type: 18, label: each.label, component: each }, fields, place, words));
  if (part.type !== 18) return null;
  const inner = part.component;
  const id = `field-${(count += 1)}`;
  const needed = inner.required ?? [TEXT_INPUT, ...SELECTS, 21].includes(inner.type);
  const error = h("small", { class: "problem", hidden: true });
  const made = control(inner, id, place, words);
  made.id = inner.custom_id;
  made.check = () => {
    const text = made.wrong?.() || (needed && !made.given() ? words("required") : "");
    error.textContent = text;
    error.hidden = !text;
    return !text;
  };
  if (inner.type !== 19) fields.push(made);
  return h(
    "div",
    { class: "field-box" },
    h("label", { for: id, id: `${id}-label` }, said(part.label), needed ? h("span", { class: "needed", "aria-hidden": "true" }, " *") : null),
    part.description ? h("small", { dir: "auto" }, clean(part.description)) : null,
    made.element,
    error,
  );
}

function control(part, id, place, words) {
  if (part.type === TEXT_INPUT) return textInput(part, id, words);
  if (SELECTS.includes(part.type)) return selectInput(part, id, place);
  if (part.type === 21) return choices(part, id, "radio");
  if (part.type === 22) return choices(part, id, "checkbox");
  if (part.type === 23) return checkbox(part, id);
  return { element: h("small", {}, words("no-upload")), given: () => true, value: () => null, focus: () => {} };
}

function textInput(part, id, words) {
  const long = part.style === 2;
  const input = h(long ? "textarea" : "input", {
    id,
    maxlength: part.max_length,
    placeholder: part.placeholder ? clean(part.placeholder) : null,
    dir: "auto",
    rows: long ? 4 : null,
    type: long ? null : "text",
    value: part.value ?? part.default ?? "",
    "data-id": part.custom_id,
  });
  const least = part.min_length ?? 0;
  return {
    element: input,
    given: () => input.value !== "",
    value: () => input.value,
    focus: () => input.focus(),
    wrong: () => (input.value && input.value.length < least ? words("too-short", { least }) : ""),
  };
}

function selectInput(part, id, place) {
  let values = (part.options ?? []).filter((option) => option.default).map((option) => option.value);
  const menu = { ...menuOf(part, place), quiet: true };
  if (part.required === false) menu.least = 0;
  const element = menuField(menu, (next) => (values = next));
  element.id = id;
  element.dataset.id = part.custom_id;
  return { element, given: () => values.length > 0, value: () => values, focus: () => element.focus() };
}

function choices(part, id, type) {
  const boxes = part.options.map((option) =>
    h("input", { type, name: id, value: option.value, checked: Boolean(option.default), "data-id": part.custom_id }),
  );
  boxes.forEach((box, at) => (box.value = part.options[at].value));
  const element = h(
    "div",
    { class: "choices", id, role: type === "radio" ? "radiogroup" : "group", "aria-labelledby": `${id}-label` },
    boxes.map((box, at) =>
      h("label", {}, box, h("span", {}, said(part.options[at].label), part.options[at].description ? h("small", { dir: "auto" }, clean(part.options[at].description)) : null)),
    ),
  );
  const picked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const most = part.max_values ?? part.options.length;
  if (type === "checkbox") {
    element.addEventListener("change", () =>
      boxes.forEach((box) => (box.disabled = !box.checked && picked().length >= most)),
    );
  }
  return {
    element,
    given: () => picked().length > 0,
    value: () => (type === "radio" ? picked()[0] : picked()),
    focus: () => boxes[0].focus(),
  };
}

function checkbox(part, id) {
  const box = h("input", { type: "checkbox", id, checked: Boolean(part.default), "data-id": part.custom_id });
  return { element: h("div", { class: "choices" }, box), given: () => true, value: () => box.checked, focus: () => box.focus() };
}
