// The line at the foot of a column: messages, and commands with their options.

import { clean, h, said } from "./dom.js";
import { icon } from "./icons.js";
import { described } from "./labels.js";
import { optionField } from "./option.js";

const localized = (node, locale) => node.localized?.[locale] ?? node.name;
const path = (command, locale) => command.path.map((node) => localized(node, locale)).join(" ");

export class Composer {
  constructor(column) {
    this.column = column;
    this.commands = [];
    this.command = null;
    this.at = 0;
    this.list = h("div", { class: "picker", role: "listbox", hidden: true });
    this.input = h("textarea", { rows: 1, dir: "auto", class: "write", maxlength: 2000 });
    this.form = h("form", { class: "command", hidden: true });
    this.element = h("div", { class: "composer" }, this.list, h("div", { class: "bar" }, this.input, this.form));
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => setTimeout(() => this.element.contains(document.activeElement) || this.hideList(), 150));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.run();
    });
    this.form.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.leave();
    });
  }

  focusable() {
    return this.command ? (this.form.querySelector("input, .menu") ?? this.form) : this.input;
  }

  /** Updates words and commands after the room or the language has changed. */
  show(name, commands, writable) {
    this.commands = commands;
    this.input.placeholder = this.column.words("write-to", { room: clean(name) });
    this.input.setAttribute("aria-label", this.input.placeholder);
    this.input.disabled = !writable;
    if (this.found) this.typed();
    if (this.command && !commands.some((each) => each.name === this.command.name)) this.leave();
  }

  typed() {
    this.input.style.height = "auto";
    if (this.input.value) this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    const match = /^\/(.*)$/s.exec(this.input.value);
    if (!match) return this.hideList();
    const { locale } = this.column.wire;
    const wanted = match[1].toLowerCase().split(/\s+/).filter(Boolean);
    this.found = this.commands
      .filter((each) => {
        const names = `${each.name} ${path(each, locale)}`.toLowerCase();
        return wanted.every((word) => names.includes(word));
      })
      .slice(0, 40);
    this.at = 0;
    this.showList(locale);
  }

  showList(locale) {
    this.list.hidden = false;
    if (!this.found.length) {
      this.list.replaceChildren(h("p", {}, this.column.words("no-command")));
      return;
    }
    this.list.replaceChildren(
      ...this.found.map((command, at) =>
        h(
          "button",
          { class: "option", type: "button", role: "option", "aria-selected": at === this.at, tabindex: "-1", on: { click: () => this.choose(command) } },
          h("span", { class: "option-text" }, said(`/${path(command, locale)}`), h("small", { dir: "auto" }, clean(described(command, locale)))),
        ),
      ),
    );
    this.list.children[this.at]?.scrollIntoView({ block: "nearest" });
  }

  hideList() {
    this.list.hidden = true;
    this.found = null;
  }

  key(event) {
    if (this.found?.length && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.at = (this.at + step + this.found.length) % this.found.length;
      this.showList(this.column.wire.locale);
    } else if (this.found?.length && ["Enter", "Tab"].includes(event.key)) {
      event.preventDefault();
      this.choose(this.found[this.at]);
    } else if (event.key === "Escape") {
      this.hideList();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    const text = this.input.value.trim();
    if (!text || text.startsWith("/")) return;
    this.input.value = "";
    this.typed();
    await this.column.do({ kind: "send", text });
  }

  /** Fills in a command that was pressed in a message. */
  use(name) {
    const command = this.commands.find((each) => each.name === name);
    if (command) this.choose(command);
  }

  choose(command) {
    this.hideList();
    this.command = command;
    this.fields = new Map();
    this.input.hidden = true;
    this.form.hidden = false;
    const { locale } = this.column.wire;
    this.options = h("div", { class: "options" });
    this.more = h("div", { class: "more" });
    const cancel = h("button", { class: "plain", type: "button", "aria-label": this.column.words("cancel"), on: { click: () => this.leave() } }, icon("cross"));
    this.sendButton = h("button", { class: "button primary", type: "submit" }, this.column.words("send"));
    this.form.replaceChildren(
      h("div", { class: "command-head" }, said(`/${path(command, locale)}`, { class: "mention" }), h("small", { dir: "auto" }, clean(described(command, locale))), cancel),
      this.options,
      h("div", { class: "command-foot" }, this.more, this.sendButton),
    );
    command.options.filter((option) => option.required).forEach((option) => this.add(option));
    this.offerMore();
    (this.fields.values().next().value ?? { focus: () => this.sendButton.focus() }).focus();
  }

  add(option) {
    const field = optionField(option, this);
    this.fields.set(option.name, field);
    this.options.append(field.element);
    return field;
  }

  offerMore() {
    const { locale } = this.column.wire;
    const rest = this.command.options.filter((option) => !this.fields.has(option.name));
    this.more.replaceChildren(
      ...rest.map((option) => {
        const offer = () => {
          this.add(option).focus();
          this.offerMore();
        };
        return h("button", { class: "plain offer", type: "button", title: clean(described(option, locale)), on: { click: offer } }, "+ ", said(option.name_localizations?.[locale] ?? option.name));
      }),
    );
  }

  /** The values filled in so far, by the options' names. */
  filled() {
    return Object.fromEntries([...this.fields].filter(([, field]) => field.given()).map(([name, field]) => [name, field.value()]));
  }

  async run() {
    const missing = [...this.fields.values()].find((field) => !field.check());
    if (missing) return missing.focus();
    const wish = { kind: "slash", name: this.command.name, options: this.filled() };
    this.sendButton.disabled = true;
    const done = await this.column.do(wish);
    this.sendButton.disabled = false;
    if (done.ok) this.leave(!done.modal);
    return undefined;
  }

  leave(focus = true) {
    this.command = null;
    this.form.hidden = true;
    this.input.hidden = false;
    this.input.value = "";
    this.typed();
    if (focus) this.input.focus();
  }
}
