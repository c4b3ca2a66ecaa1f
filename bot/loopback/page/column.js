// One person's Discord: their rooms, the messages of one room, and the line to write in.

import * as api from "./api.js";
import { Composer } from "./composer.js";
import { clean, closeFloat, float, h, said } from "./dom.js";
import { icon } from "./icons.js";
import { label, moment, now } from "./labels.js";
import { avatar, continues, messageRow } from "./message.js";
import { openModal } from "./modal.js";

const WIRE = { en: { locale: "en-US" }, fr: { locale: "fr" } };
const NEAR_END = 60;
const TOAST_MS = 6000;

export class Column {
  constructor(person, saved) {
    this.person = person;
    this.room = saved ?? null;
    this.rooms = [];
    this.shown = null; // the room whose messages are shown
    this.people = [];
    this.roles = [];
    this.rows = new Map();
    this.composer = new Composer(this);
    this.build();
  }

  get locale() {
    return this.person.locale;
  }

  /** Discord's name for this person's language. */
  get wire() {
    return WIRE[this.person.locale];
  }

  words = (key, values) => label(this.locale, key, values);

  build() {
    this.where = h("button", { class: "where", type: "button", "aria-haspopup": "true", "aria-expanded": "false" });
    this.where.addEventListener("click", () => this.openRooms());
    this.gear = h("button", { class: "plain gear", type: "button", "aria-haspopup": "true", "aria-expanded": "false" }, icon("gear"));
    this.gear.addEventListener("click", () => this.openSettings());
    this.side = h("nav", { class: "side" });
    this.log = h("div", { class: "log", role: "log", tabindex: "0" });
    const scrolled = () => {
      closeFloat();
      if (this.atEnd()) this.jump.hidden = true;
    };
    this.log.addEventListener("scroll", scrolled, { passive: true });
    this.jump = h("button", { class: "jump", type: "button", hidden: true, on: { click: () => this.toEnd() } });
    this.notice = h("div", { class: "notice", hidden: true });
    this.toasts = h("div", { class: "toasts", role: "status" });
    this.element = h(
      "section",
      { class: "column", "data-user": this.person.id, "data-name": this.person.name },
      h("header", { class: "column-head" }, avatar(this.person), said(this.person.name, { class: "name" }), this.where, this.gear),
      this.side,
      h("div", { class: "main" }, this.log, this.jump, this.toasts, this.notice, this.composer.element),
    );
  }

  // ---------------------------------------------------------------- updating

  /** Reads everything again and shows the differences. Calls during this cause one more reading. */
  async refresh(visible) {
    if (this.reading) {
      this.again = true;
      return this.reading;
    }
    this.reading = this.readAll(visible).finally(() => {
      this.reading = null;
      if (this.again) {
        this.again = false;
        this.refresh(visible);
      }
    });
    return this.reading;
  }

  async readAll(visible) {
    const asked = this.room;
    const state = await api.state(this.person.id, asked);
    if (this.room !== asked) return; // another room was opened meanwhile and is read next
    const moved = this.shown !== state.room;
    this.room = this.shown = state.room;
    Object.assign(this.person, state.people.find((each) => each.id === this.person.id));
    this.people = [...state.people, { ...state.bot, name: state.bot.global_name }];
    this.rooms = state.rooms;
    this.roles = state.roles;
    this.showRooms();
    const { archived, locked } = this.current();
    const key = [this.room, this.locale, archived, locked, state.process, state.connected].join(" ");
    if (key !== this.known || !this.composer.commands.length) {
      this.known = key;
      await this.showComposer();
    }
    this.showMessages(state.messages, moved);
    const here = this.current();
    if (visible() && here?.unread && state.messages.length) {
      await api.act({ kind: "read", user: this.person.id, room: this.room, message: state.messages.at(-1).id });
    }
  }

  async showComposer() {
    const here = this.current();
    const commands = here.archived || here.locked ? [] : await api.commands(this.person.id, this.room);
    this.composer.show(this.titleOf(here), commands, !here.locked);
    this.notice.hidden = !here.archived && !here.locked;
    this.notice.textContent = this.words(here.locked ? "locked" : "archived");
    this.gear.setAttribute("aria-label", this.words("settings-of", { name: this.person.name }));
    this.log.setAttribute("aria-label", this.words("messages-of", { name: this.person.name }));
    this.jump.textContent = this.words("jump");
    this.element.lang = this.locale;
  }

  current() {
    return this.rooms.find((room) => room.id === this.room);
  }

  /** The number of messages that mention this person, in all rooms. */
  get calls() {
    return this.rooms.reduce((sum, room) => sum + room.mentions, 0);
  }

  // ---------------------------------------------------------------- messages

  showMessages(messages, moved) {
    const { log } = this;
    const atEnd = moved || this.atEnd();
    const rows = new Map();
    const day = new Date(now()).toDateString();
    messages.forEach((message, at) => {
      const under = continues(message, messages[at - 1]);
      const key = `${day}${this.locale}${under}${JSON.stringify(message)}${this.rooms.length}`;
      const old = this.rows.get(message.id);
      rows.set(message.id, old?.key === key ? old : { key, element: messageRow(message, under, this), fresh: true });
    });
    const same = !moved && rows.size === this.rows.size && this.spoken === this.locale;
    if (same && [...rows.values()].every((row) => !row.fresh)) return;
    this.spoken = this.locale;
    const focused = this.log.contains(document.activeElement) ? document.activeElement?.dataset.id : null;
    this.rows = rows;
    for (const row of rows.values()) row.fresh = false;
    log.replaceChildren(this.beginning(), ...[...rows.values()].map((row) => row.element));
    if (focused) log.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    if (atEnd) this.toEnd();
    else this.jump.hidden = false;
  }

  beginning() {
    const name = this.titleOf(this.current());
    return h("div", { class: "beginning" }, h("h2", {}, said(name)), h("p", {}, this.words("beginning", { room: clean(name) })));
  }

  atEnd() {
    return this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR_END;
  }

  toEnd() {
    const end = () => (this.log.scrollTop = this.log.scrollHeight);
    end();
    this.jump.hidden = true;
    for (const picture of this.log.querySelectorAll("img")) {
      if (!picture.complete) picture.addEventListener("load", end, { once: true });
    }
  }

  /** What the parts of a message need to know about their reader. */
  placeOf(message) {
    return {
      words: this.words,
      people: this.people,
      rooms: this.rooms,
      roles: this.roles,
      where: {
        person: (id) => this.people.find((each) => each.id === id)?.name ?? "?",
        role: (id) => this.roles.find((each) => each.id === id)?.name ?? "?",
        room: (id) => this.nameOf(this.rooms.find((each) => each.id === id)),
        openRoom: (id) => this.openRoom(id),
        useCommand: (name) => this.composer.use(name),
        time: (seconds, style) => this.time(seconds, style),
      },
      act: (wish, element) => this.press(message, wish, element),
    };
  }

  time(seconds, style) {
    const { locale } = this.wire;
    const ms = seconds * 1000;
    const title = moment(locale, ms, "F");
    return h("time", { class: "moment", title, "data-ms": style === "R" ? ms : null, "data-locale": locale }, moment(locale, ms, style));
  }

  // ---------------------------------------------------------------- acting

  /**
   * Acts as this person in the room that is shown. quiet: the caller shows errors itself;
   * silent: what to do when the bot does not respond.
   */
  async do(wish, { quiet = false, silent = () => this.toast(this.words("no-answer")) } = {}) {
    const done = await api.act({ user: this.person.id, room: this.room, ...wish });
    if (!done.ok && !quiet) this.toast(done.error ? this.words("not-possible", { why: done.error }) : this.words("lost"));
    if (done.ok && done.acknowledged === false && !quiet) silent();
    if (done.modal) openModal(this, done);
    return done;
  }

  async press(message, wish, element) {
    const mark = (hidden) => {
      const failed = this.rows.get(message.id)?.element.querySelector(".failed");
      if (failed) Object.assign(failed, { hidden, textContent: this.words("failed") });
    };
    mark(true);
    element.classList.add("busy");
    element.disabled = true;
    await this.do({ ...wish, room: message.channel_id, message: message.id }, { silent: () => mark(false) });
    element.classList.remove("busy");
    element.disabled = false;
  }

  toast(text) {
    const note = h("div", { class: "toast", dir: "auto" }, clean(text));
    this.toasts.append(note);
    setTimeout(() => note.remove(), TOAST_MS);
  }

  // ---------------------------------------------------------------- rooms

  nameOf(room) {
    if (!room) return "?";
    return room.kind === "direct" ? this.people.at(-1)?.name ?? "" : room.name;
  }

  /** The name with its sign, as it appears in a sentence. */
  titleOf(room) {
    return `${{ channel: "#", direct: "@" }[room?.kind] ?? ""}${this.nameOf(room)}`;
  }

  openRoom(id) {
    closeFloat();
    if (!this.rooms.some((room) => room.id === id)) return;
    this.room = id;
    this.rows = new Map();
    this.onMove?.();
    this.refresh(() => true);
  }

  showRooms() {
    const here = this.current();
    const others = this.rooms.filter((room) => room !== here);
    const calls = others.reduce((sum, room) => sum + room.mentions, 0);
    const fresh = others.some((room) => room.unread);
    this.where.replaceChildren(
      roomIcon(here),
      said(this.nameOf(here), { class: "room-name" }),
      icon("down"),
      calls ? h("span", { class: "badge" }, String(calls)) : fresh ? h("span", { class: "dot" }) : "",
    );
    this.where.setAttribute("aria-label", this.words("rooms-of", { name: this.person.name }));
    this.side.replaceChildren(...this.roomList());
    this.onRooms?.();
  }

  roomList() {
    const shown = (room) => h(
      "button",
      { class: `room ${room.kind}${room.unread ? " unread" : ""}${room.archived ? " archived" : ""}`, type: "button", "data-room": room.id, "aria-current": room.id === this.room ? "page" : null, on: { click: () => this.openRoom(room.id) } },
      roomIcon(room),
      said(this.nameOf(room), { class: "room-name" }),
      room.mentions ? h("span", { class: "badge" }, String(room.mentions)) : room.unread ? h("span", { class: "dot" }, h("span", { class: "aside" }, this.words("unread"))) : null,
    );
    const of = (kind) => this.rooms.filter((room) => room.kind === kind);
    const threads = (channel) => of("thread").filter((room) => room.parent === channel.id).sort((a, b) => a.archived - b.archived);
    return [
      h("h3", {}, this.words("channels")),
      ...of("channel").flatMap((channel) => [shown(channel), ...threads(channel).map(shown)]),
      h("h3", {}, this.words("direct")),
      ...of("direct").map(shown),
    ];
  }

  openRooms() {
    if (this.where.getAttribute("aria-expanded") === "true") return closeFloat();
    const list = h("div", { class: "list side" }, this.roomList());
    float(this.where, list);
    list.querySelector("[aria-current]")?.focus();
    return undefined;
  }

  // ---------------------------------------------------------------- settings

  openSettings() {
    if (this.gear.getAttribute("aria-expanded") === "true") return closeFloat();
    const here = this.current();
    const language = h("select", { id: `lang-${this.person.id}` }, ["en", "fr"].map((each) => h("option", { value: each, selected: each === this.locale }, label(each, "language"))));
    language.addEventListener("change", () => this.do({ kind: "locale", locale: language.value }));
    const direct = h("input", { type: "checkbox", checked: this.person.closed });
    direct.addEventListener("change", () => this.do({ kind: "close-dm", closed: direct.checked }));
    const thread = () => {
      closeFloat();
      this.do({ kind: "archive", archived: !here.archived, locked: false });
    };
    float(
      this.gear,
      h(
        "div",
        { class: "list settings" },
        h("label", {}, h("span", {}, this.words("language-of")), language),
        h("label", {}, h("span", {}, this.words("closed-dm")), direct),
        here?.kind === "thread" ? h("button", { class: "button secondary", type: "button", on: { click: thread } }, this.words(here.archived ? "reopen" : "archive")) : null,
      ),
    );
    language.focus();
    return undefined;
  }
}

const KINDS = { direct: "at", thread: "thread", channel: "hash" };
const roomIcon = (room) => icon(room?.private ? "lock" : (KINDS[room?.kind] ?? "hash"));
