// One option of a command: a field that knows its possible values, with choices or completion.

import { act } from "./api.js";
import { clean, h, said } from "./dom.js";
import { described } from "./labels.js";

const KIND = { TEXT: 3, INTEGER: 4, TRUTH: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10 };
const DELAY_MS = 120;
let count = 0;

/** composer: the command's composer; returns {element, given, value, check, focus}. */
export function optionField(option, composer) {
  const { column } = composer;
  const { locale } = column.wire;
  const id = `option-${(count += 1)}`;
  const listed = choicesOf(option, column);
  let chosen = null;
  let offers = [];
  let at = -1;
  let turn = 0;
  let timer = 0;
  const input = h("input", {
    id,
    type: "text",
    dir: "auto",
    autocomplete: "off",
    role: "combobox",
    "aria-expanded": "false",
    "aria-controls": `${id}-list`,
    "aria-describedby": `${id}-help`,
    "data-option": option.name,
    inputmode: option.type === KIND.INTEGER ? "numeric" : null,
    maxlength: option.max_length,
  });
  const list = h("div", { class: "offers", role: "listbox", id: `${id}-list`, hidden: true });
  const problem = h("small", { class: "problem", hidden: true });
  const element = h(
    "div",
    { class: "option-field" },
    h("label", { for: id }, said(option.name_localizations?.[locale] ?? option.name), option.required ? h("span", { class: "needed", "aria-hidden": "true" }, " *") : null),
    h("div", { class: "option-input" }, input, list),
    h("small", { id: `${id}-help`, dir: "auto" }, clean(described(option, locale))),
    problem,
  );

  const paint = () => {
    list.hidden = !offers.length;
    input.setAttribute("aria-expanded", String(!list.hidden));
    list.replaceChildren(
      ...offers.map((offer, index) =>
        h("button", { class: "option", type: "button", role: "option", tabindex: "-1", "aria-selected": index === at, on: { pointerdown: (event) => event.preventDefault(), click: () => pick(offer) } }, said(offer.label)),
      ),
    );
    list.children[at]?.scrollIntoView({ block: "nearest" });
  };
  const close = () => {
    offers = [];
    at = -1;
    paint();
  };
  const pick = (offer) => {
    chosen = offer;
    input.value = clean(offer.label);
    problem.hidden = true;
    close();
  };
  const ask = async () => {
    const mine = (turn += 1);
    const done = await act({ kind: "autocomplete", user: column.person.id, room: column.room, name: composer.command?.name, option: option.name, text: input.value, options: composer.filled() });
    if (mine !== turn || document.activeElement !== input) return;
    const found = (done.choices ?? []).map((choice) => ({ label: choice.name_localizations?.[locale] ?? choice.name, value: choice.value }));
    offers = found;
    at = found.length ? 0 : -1;
    paint();
  };
  const offer = () => {
    if (option.autocomplete) {
      clearTimeout(timer);
      timer = setTimeout(ask, DELAY_MS);
    } else if (listed) {
      const text = chosen ? "" : input.value.toLowerCase();
      offers = listed.filter((each) => each.label.toLowerCase().includes(text)).slice(0, 25);
      at = offers.length ? 0 : -1;
      paint();
    }
  };
  input.addEventListener("input", () => {
    chosen = null;
    offer();
  });
  input.addEventListener("focus", offer);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (offers.length && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      at = (at + (event.key === "ArrowDown" ? 1 : -1) + offers.length) % offers.length;
      paint();
    } else if (offers.length && (event.key === "Enter" || event.key === "Tab")) {
      if (event.key === "Enter") event.preventDefault();
      pick(offers[Math.max(at, 0)]);
    } else if (offers.length && event.key === "Escape") {
      event.stopPropagation();
      close();
    }
  });

  const exact = () => chosen ?? listed?.find((each) => each.label.toLowerCase() === input.value.trim().toLowerCase()) ?? null;
  return {
    element,
    given: () => input.value.trim() !== "",
    value: () => (exact() ? exact().value : input.value.trim()),
    focus: () => input.focus(),
    check: () => {
      const text = wrong(option, input.value.trim(), listed && !exact(), column.words);
      problem.textContent = text;
      problem.hidden = !text;
      return !text;
    },
  };
}

function choicesOf(option, column) {
  const { locale } = column.wire;
  if (option.choices.length) return option.choices.map((choice) => ({ label: choice.name_localizations?.[locale] ?? choice.name, value: choice.value }));
  if (option.type === KIND.TRUTH) return [true, false].map((value) => ({ label: column.words(value ? "yes" : "no"), value }));
  const people = column.people.map((person) => ({ label: `@${clean(person.name)}`, value: person.id }));
  const rooms = column.rooms.filter((room) => room.kind !== "direct").map((room) => ({ label: `#${clean(room.name)}`, value: room.id }));
  const roles = column.roles.map((role) => ({ label: `@${clean(role.name)}`, value: role.id }));
  return { [KIND.USER]: people, [KIND.ROLE]: roles, [KIND.MENTIONABLE]: [...people, ...roles], [KIND.CHANNEL]: rooms }[option.type] ?? null;
}

function wrong(option, text, unlisted, words) {
  if (!text) return option.required ? words("required") : "";
  if (unlisted) return words("choose-listed");
  const number = Number(text);
  if (option.type === KIND.INTEGER && !option.autocomplete && !option.choices.length && !/^-?\d+$/.test(text)) return words("whole-number");
  if (option.type === KIND.NUMBER && Number.isNaN(number)) return words("number");
  if ([KIND.INTEGER, KIND.NUMBER].includes(option.type) && !Number.isNaN(number)) {
    if (option.min_value !== undefined && number < option.min_value) return words("at-least", { least: option.min_value });
    if (option.max_value !== undefined && number > option.max_value) return words("at-most", { most: option.max_value });
  }
  if (option.min_length !== undefined && text.length < option.min_length) return words("too-short", { least: option.min_length });
  return "";
}
