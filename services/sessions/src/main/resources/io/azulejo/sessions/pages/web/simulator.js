// <sessions-simulator>: a Discord channel with a game master and two players; the session beside it.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { duration } from "az/locale.js";
import { clientOf } from "./people.js";
import { deliver, interaction } from "./discord.js";
import { layout } from "az/layout.js";
import { host } from "host/settings.js";
import "az/avatar.js";
import "az/badge.js";
import "az/button.js";
import "az/code.js";
import "az/combobox.js";
import "az/field.js";
import "az/form.js";
import "az/select.js";
import "az/split.js";
import "az/states.js";
import "./session-view.js";

const GUILD = "290926798626357999";
const CHANNELS = [{ value: "645027906669510001", label: "# the-sunless-citadel" }, { value: "645027906669510009", label: "# tavern" }];
const EPHEMERAL = 64;
const CAST = [["acc_demo_ana", "gm"], ["acc_demo_bruno", "player"], ["acc_demo_carla", "player"]];

class Simulator extends AzElement {
  static properties = { commands: { attribute: false }, member: { state: true }, channel: { state: true }, command: { state: true }, messages: { state: true }, busy: { state: true }, problem: { state: true }, session: { state: true }, npcs: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      [slot] { padding: var(--az-2); } .channel { display: grid; grid-template-rows: auto minmax(18rem, 1fr) auto; border: 1px solid var(--az-line); border-radius: var(--az-radius); background: var(--az-surface); box-shadow: var(--az-shadow); overflow: hidden; }
      .cast { display: flex; flex-wrap: wrap; gap: var(--az-2); padding: var(--az-3); border-bottom: 1px solid var(--az-line); align-items: end; } .cast az-select { flex: 1 1 12rem; }
      .who { display: flex; align-items: center; gap: var(--az-2); border: 1px solid var(--az-line); border-radius: 99px; padding: .25rem .75rem .25rem .25rem; background: none; color: inherit; font: 600 var(--az-text-s)/1.2 var(--az-font); cursor: pointer; min-height: 2.5rem; text-align: start; } .who[aria-pressed="true"] { background: var(--az-accent-soft); border-color: var(--az-accent); color: var(--az-accent-strong); } .who small { display: block; font-weight: 400; color: var(--az-soft); }
      .log { padding: var(--az-3); display: grid; gap: var(--az-3); align-content: end; max-height: 30rem; overflow-y: auto; background: var(--az-page); }
      .message { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .1rem var(--az-3); overflow-wrap: anywhere; } .message.quiet { background: var(--az-warn-soft); border-radius: var(--az-radius-s); padding: var(--az-2); margin-inline: calc(-1 * var(--az-2)); } .message az-avatar { grid-row: span 4; } .by { display: flex; flex-wrap: wrap; gap: 0 var(--az-2); align-items: baseline; } .by b { font-size: var(--az-text-s); } .used { color: var(--az-accent); font-size: var(--az-text-s); }
      blockquote { margin: 0; padding-inline-start: var(--az-3); border-inline-start: 3px solid var(--az-edge); color: var(--az-soft); } .bot { font-size: .65rem; font-weight: 700; background: var(--az-accent); color: var(--az-on-accent); border-radius: 4px; padding: .1em .4em; }
      .embed { border-inline-start: 4px solid var(--az-accent); background: var(--az-sunken); border-radius: var(--az-radius-s); padding: var(--az-3); display: grid; gap: var(--az-1); } .buttons { display: flex; flex-wrap: wrap; gap: var(--az-2); padding-top: var(--az-1); }
      .compose { padding: var(--az-3); border-top: 1px solid var(--az-line); display: grid; gap: var(--az-3); } .options { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: var(--az-3); align-items: end; } details { font-size: var(--az-text-s); color: var(--az-soft); } summary { cursor: pointer; }
    `,
  ];

  constructor() {
    super();
    const cast = CAST.map(([id, role]) => ({ ...host.people.find((person) => person.id === id), role })).filter((person) => person.id);
    Object.assign(this, { cast, member: cast[0], channel: CHANNELS[0].value, command: null, messages: [], busy: false, problem: null, session: null, npcs: [] });
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => document.hidden || this.refresh(), 4000);
    if (this.member) this.refresh();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  /** The channel's session, as the member sees it who is in it. */
  async refresh() {
    const client = (this.member.client ??= await clientOf(this.member));
    const { items } = await client.get(`/users/${encodeURIComponent(this.member.id)}/sessions`, { query: { limit: 20 } });
    const here = items.find((session) => session.channelId === this.channel && ["active", "paused"].includes(session.status));
    this.session = here?.sessionId ?? null;
    this.npcs = here ? (await client.get(`/${encodeURIComponent(here.sessionId)}`, { query: { include: "npcs" } })).npcs : [];
    this.renderRoot?.querySelector("sessions-view")?.refresh();
  }

  choose(path, values = {}) {
    this.command = this.commands.find((command) => command.path === path) ?? null;
    this.preset = values;
    this.problem = null;
    this.updateComplete.then(() => this.renderRoot.querySelector(".options [name], #run")?.focus());
  }

  async run(values) {
    const { command, member } = this;
    Object.assign(this, { busy: true, problem: null });
    try {
      const { answer, request, milliseconds } = await deliver(interaction({ command, values, member, guildId: GUILD, channelId: this.channel }));
      const told = { id: request.body.id, member, command: command.path, data: answer.data ?? {}, request, milliseconds, channel: this.channel };
      this.messages = [...this.messages, told].slice(-50);
      this.command = null;
      await this.refresh();
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
      await this.updateComplete;
      const log = this.renderRoot.querySelector(".log");
      log.scrollTop = log.scrollHeight;
      this.renderRoot.querySelector("#command")?.focus();
    }
  }

  render() {
    if (!this.commands?.length || !this.member) return html`<div class="page-head"></div><az-empty heading=${t("sessions.simulator.none")} text=${t("sessions.simulator.none.text")}></az-empty>`;
    return html`<div class="stack"><div class="page-head"><div class="stack tight"><h1>${t("sessions.simulator")}</h1><p class="soft">${t("sessions.simulator.text")}</p></div></div>
      <az-split position="56"><div slot="start"><section class="channel" aria-label=${t("sessions.channel")}>
          <div class="cast"><az-select label=${t("sessions.channel")} .value=${this.channel} .options=${CHANNELS} @az-change=${({ detail }) => { this.channel = detail.value; this.refresh(); }}></az-select>
            ${this.cast.map((person) => html`<button class="who" type="button" aria-pressed=${String(person === this.member)} @click=${() => { this.member = person; this.refresh(); }}><az-avatar size="small" name=${person.name}></az-avatar><span>${person.name}<small>${t(`sessions.cast.${person.role}`)}</small></span></button>`)}</div>
          <div class="log" role="log" tabindex="0" aria-label=${t("sessions.messages")}>${this.renderMessages()}</div>
          ${this.renderCompose()}</section></div>
        <div slot="end">${this.session && this.member.client ? html`<sessions-view .api=${this.member.client} .sessionId=${this.session}></sessions-view>` : html`<az-empty heading=${t("sessions.channel.free")} text=${t("sessions.channel.free.text")}><az-button @click=${() => this.choose("session start")}>/session start</az-button></az-empty>`}</div></az-split></div>`;
  }

  renderMessages() {
    const shown = this.messages.filter(({ member, data, channel }) => channel === this.channel && (!(data.flags & EPHEMERAL) || member === this.member));
    if (!shown.length) return html`<p class="soft">${t("sessions.messages.none")}</p>`;
    return shown.map(({ member, command, data, request, milliseconds }) => html`<article class="message ${data.flags & EPHEMERAL ? "quiet" : ""}"><az-avatar size="small" name="Azulejo"></az-avatar>
      <div class="used">${member.name} · /${command}</div><div class="by"><b>Azulejo</b><span class="bot">APP</span><span class="soft small">${duration(milliseconds)}</span>${data.flags & EPHEMERAL ? html`<span class="soft small">${t("sessions.onlyYou")}</span>` : nothing}</div>
      <div class="stack tight">${discordText(data.content ?? "")}${(data.embeds ?? []).map((embed) => html`<div class="embed">${embed.title ? html`<b>${embed.title}</b>` : nothing}${discordText(embed.description ?? "")}${(embed.fields ?? []).map((field) => html`<div><b>${field.name}</b> ${field.value}</div>`)}</div>`)}
        <div class="buttons">${this.followUps(command).map(([label, path, values]) => html`<az-button size="small" @click=${() => this.choose(path, values)}>${label}</az-button>`)}</div>
        <details><summary>${t("sessions.request")}</summary><az-code language="json" label="POST /sessions/interactions" .code=${`X-Signature-Ed25519: ${request.signature}\nX-Signature-Timestamp: ${request.timestamp}\n\n${JSON.stringify(request.body, null, 2)}`}></az-code></details></div></article>`);
  }

  /** Buttons under an answer: what one would type next. */
  followUps(command) {
    const npc = this.npcs[0]?.name;
    if (command.startsWith("npc") && npc) return [[t("sessions.talkTo", { name: npc }), "npc talk", { npc }]];
    return command === "session start" ? [[t("sessions.addNpc"), "npc add", {}]] : command === "session pause" ? [[t("sessions.do.resume"), "session resume", {}]] : [];
  }

  renderCompose() {
    const { command } = this;
    const preset = this.preset ?? {};
    return html`<div class="compose"><az-combobox id="command" label=${t("sessions.command")} placeholder="/" .value=${command ? `/${command.path}` : ""} .options=${this.commands.map(({ path, description }) => ({ value: `/${path}`, label: `/${path}`, hint: description }))} @az-change=${({ detail }) => this.choose(detail.value.slice(1))}></az-combobox>
      ${this.problem ? html`<az-error .problem=${this.problem} @az-retry=${() => (this.problem = null)}></az-error>` : nothing}
      ${command ? html`<az-form label=${`/${command.path}`} ?busy=${this.busy} @az-submit=${({ detail }) => this.run(detail.values)}><div class="options">${command.options.map((option) => option.name === "npc"
          ? html`<az-combobox name="npc" free label=${option.name} .value=${preset.npc ?? ""} ?required=${option.required} .options=${this.npcs.map((npc) => ({ value: npc.name, label: npc.name, hint: npc.description }))}></az-combobox>`
          : html`<az-field name=${option.name} label=${option.name} help=${option.description} type=${option.type === 4 ? "number" : "text"} min=${option.min_value ?? nothing} max=${option.max_value ?? nothing} maxlength=${option.max_length ?? nothing} ?required=${option.required} ?optional=${!option.required} .value=${preset[option.name] ?? ""} autocomplete="off"></az-field>`)}
          <az-button id="run" type="submit" variant="primary" icon="send" ?busy=${this.busy}>/${command.path}</az-button></div></az-form>` : nothing}</div>`;
  }
}

/** Text with what Discord makes of > and **; everything else is shown as it is. */
function discordText(text) {
  return text.split("\n").filter((line) => line).map((line) => (line.startsWith("> ") ? html`<blockquote>${line.slice(2)}</blockquote>` : html`<div>${line.split(/\*\*(.+?)\*\*/).map((part, index) => (index % 2 ? html`<b>${part}</b>` : part))}</div>`));
}

define("sessions-simulator", Simulator);
