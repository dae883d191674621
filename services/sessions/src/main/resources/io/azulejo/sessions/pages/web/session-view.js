// <sessions-view>: a session with its NPCs, its people and what was said.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { Task } from "az/task.js";
import { layout } from "az/layout.js";
import { path } from "az/api.js";
import { toast } from "az/toast.js";
import { nameOf } from "./people.js";
import "az/avatar.js";
import "az/badge.js";
import "az/button.js";
import "az/card.js";
import "az/field.js";
import "az/form.js";
import "az/states.js";
import "az/time.js";

export const STATUS_TONES = { active: "good", paused: "warn", ended: "", expired: "bad" };

class SessionView extends AzElement {
  static properties = { api: { attribute: false }, sessionId: { attribute: false }, npc: { state: true }, messages: { state: true }, problem: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      .npcs { display: grid; gap: var(--az-2); grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr)); } .npc { display: grid; gap: .15rem; padding: var(--az-3); border: 1px solid var(--az-line); border-radius: var(--az-radius-s); background: none; color: inherit; font: inherit; font-size: var(--az-text-s); text-align: start; cursor: pointer; overflow-wrap: anywhere; align-content: start; } .npc:hover { border-color: var(--az-accent); } .npc[aria-pressed="true"] { background: var(--az-accent-soft); border-color: var(--az-accent); } .npc b { font-size: var(--az-text); }
      .facts { display: flex; flex-wrap: wrap; gap: .25rem .75rem; color: var(--az-soft); font-variant-numeric: tabular-nums; } ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: var(--az-2) var(--az-4); } li { display: flex; gap: var(--az-2); align-items: center; }
      .said { display: grid; gap: var(--az-2); max-height: 22rem; overflow-y: auto; } .line { max-width: 88%; padding: var(--az-2) var(--az-3); border-radius: var(--az-radius); background: var(--az-sunken); overflow-wrap: anywhere; } .line.answered { justify-self: end; background: var(--az-accent-soft); } .line small { display: block; color: var(--az-soft); }
      .tell { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--az-3); align-items: end; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { npc: null, messages: [], problem: null });
    this.session = new Task(this, (signal) => this.api.get(path`/${this.sessionId}`, { signal, query: { include: "npcs,users" } }));
  }

  willUpdate(changed) {
    if (changed.has("sessionId") || changed.has("api")) {
      if (changed.has("sessionId")) Object.assign(this, { npc: null, messages: [] });
      this.refresh();
    }
  }

  async refresh() {
    await this.session.run();
    this.npc ??= this.session.value?.npcs[0]?.npcId ?? null;
    await this.loadMessages();
  }

  async loadMessages() {
    if (!this.npc) return;
    try {
      this.messages = (await this.api.get(path`/${this.sessionId}/npcs/${this.npc}/messages`, { query: { limit: 50 } })).items;
    } catch (problem) {
      if (problem.status === 404) this.npc = null;
    }
    await this.updateComplete;
    const log = this.renderRoot.querySelector(".said");
    if (log) log.scrollTop = log.scrollHeight;
  }

  async tell(values, form) {
    const speaks = ["owner", "co_gm"].includes(this.session.value.rank) && form === "reply";
    this.problem = null;
    try {
      await this.api.post(path`/${this.sessionId}/npcs/${this.npc}/${speaks ? "replies" : "messages"}`, { text: values.text }, speaks ? {} : { idempotencyKey: true });
      this.renderRoot.querySelector(".tell az-field").value = "";
      await this.loadMessages();
    } catch (problem) {
      this.problem = problem;
    }
  }

  async act(name) {
    try {
      await this.api.post(path`/${this.sessionId}/${name}`, {});
      toast(t(`sessions.done.${name}`), { tone: "good" });
    } catch (problem) {
      toast(problem.message, { tone: "bad" });
    }
    await this.refresh();
    this.emit("changed");
  }

  render() {
    return this.session.render({
      loading: () => html`<az-skeleton shape="cards" lines="2"></az-skeleton>`,
      failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.refresh()}></az-error>`,
      done: (session) => this.renderSession(session),
    });
  }

  renderSession(session) {
    const leads = session.rank === "owner";
    const npc = session.npcs.find((each) => each.npcId === this.npc);
    return html`<div class="stack">
      <az-card heading=${session.title ?? session.sessionId}><az-badge slot="aside" id="session-status" tone=${STATUS_TONES[session.status] ?? ""}>${t(`sessions.status.${session.status}`)}</az-badge>
        <div class="facts"><span>${t("sessions.started")} <az-time value=${session.startedAt}></az-time></span>${session.endsAt && !session.closedAt ? html`<span>${t("sessions.ends")} <az-time value=${session.endsAt}></az-time></span>` : nothing}</div>
        <ul><li><az-avatar size="small" name=${nameOf(session.userId)}></az-avatar><span>${nameOf(session.userId)} <span class="soft small">${t("sessions.role.owner")}</span></span></li>${session.users.filter((user) => user.userId !== session.userId).map((user) => html`<li><az-avatar size="small" name=${nameOf(user.userId)}></az-avatar><span>${nameOf(user.userId)} <span class="soft small">${t(`sessions.role.${user.role}`)}</span></span></li>`)}</ul>
        ${leads && session.status === "active" ? html`<az-button slot="actions" data-act="pause" @click=${() => this.act("pause")}>${t("sessions.do.pause")}</az-button>` : nothing}${leads && session.status === "paused" ? html`<az-button slot="actions" data-act="resume" variant="primary" @click=${() => this.act("resume")}>${t("sessions.do.resume")}</az-button>` : nothing}${leads && !session.closedAt && session.status !== "expired" ? html`<az-button slot="actions" data-act="end" variant="danger" @click=${() => this.act("end")}>${t("sessions.do.end")}</az-button>` : nothing}</az-card>
      <az-card heading=${t("sessions.npcs")}>${session.npcs.length ? html`<div class="npcs">${session.npcs.map((each) => html`<button class="npc" type="button" aria-pressed=${String(each.npcId === this.npc)} @click=${() => { this.npc = each.npcId; this.messages = []; this.loadMessages(); }}><b>${each.name}</b><span class="soft">${each.description ?? ""}</span>${each.hitPoints != null ? html`<span class="facts"><span>${t("sessions.hp")} ${each.hitPoints}</span>${each.armorClass != null ? html`<span>${t("sessions.ac")} ${each.armorClass}</span>` : nothing}</span>` : nothing}</button>`)}</div>` : html`<p class="soft">${t("sessions.npcs.none")}</p>`}</az-card>
      ${npc ? this.renderLog(session, npc) : nothing}</div>`;
  }

  renderLog(session, npc) {
    const open = session.status === "active" && session.rank !== "spectator";
    const speaks = ["owner", "co_gm"].includes(session.rank);
    const line = (message) => html`<div class="line ${message.kind}"><small>${message.kind === "answered" ? npc.name : nameOf(message.userId ?? "")} · <az-time value=${message.sentAt}></az-time></small>${message.text}</div>`;
    return html`<az-card heading="${t("sessions.log")}: ${npc.name}">${npc.notes ? html`<p class="soft small">${npc.notes}</p>` : nothing}
      <div class="said" role="log" tabindex="0" aria-label=${t("sessions.log")}>${this.messages.length ? [...this.messages].reverse().map(line) : html`<p class="soft">${t("sessions.log.none")}</p>`}</div>
      ${open ? html`<az-form .problem=${this.problem} label=${t("sessions.say")} @az-submit=${({ detail }) => this.tell(detail.values, speaks ? "reply" : "tell")}><div class="tell"><az-field name="text" label=${speaks ? t("sessions.sayAs", { name: npc.name }) : t("sessions.sayTo", { name: npc.name })} required maxlength="1500" autocomplete="off"></az-field><az-button type="submit" variant="primary" icon="send" label=${t("sessions.say")}></az-button></div></az-form>` : nothing}</az-card>`;
  }
}

define("sessions-view", SessionView);
