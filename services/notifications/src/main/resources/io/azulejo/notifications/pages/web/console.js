// <notifications-console>: send to one, to many, to all; watch deliveries; replay dead letters.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { layout } from "az/layout.js";
import { path } from "az/api.js";
import { toast } from "az/toast.js";
import "az/badge.js";
import "az/button.js";
import "az/card.js";
import "az/check.js";
import "az/field.js";
import "az/form.js";
import "az/more.js";
import "az/states.js";
import "az/tabs.js";
import "az/time.js";

const CHANNELS = ["in_app", "email", "sms", "push"];
const DELIVERY_TONES = { delivered: "good", sent: "good", queued: "accent", undelivered: "bad", bounced: "bad", not_sent: "warn" };
const JOB_TONES = { done: "good", failed: "bad" };

class Console extends AzElement {
  static properties = { api: { attribute: false }, me: { attribute: false }, recipient: { attribute: false }, compact: { type: Boolean }, sent: { state: true }, rows: { state: true }, broadcasts: { state: true }, dead: { state: true }, next: { state: true }, problem: { state: true }, busy: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      .channels { display: flex; flex-wrap: wrap; gap: var(--az-2) var(--az-5); } fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: var(--az-2); } legend { font-weight: 600; font-size: var(--az-text-s); padding: 0; }
      ul { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--az-2); } li { display: flex; flex-wrap: wrap; gap: var(--az-2) var(--az-3); align-items: center; padding: var(--az-3); border: 1px solid var(--az-line); border-radius: var(--az-radius-s); background: var(--az-surface); overflow-wrap: anywhere; } li .grow { flex: 1 1 12rem; }
      .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--az-5); align-items: start; } .columns.one { grid-template-columns: minmax(0, 1fr); } @media (max-width: 56rem) { .columns { grid-template-columns: minmax(0, 1fr); } }
      progress { width: 100%; height: .5rem; accent-color: var(--az-accent); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { recipient: "", compact: false, sent: [], rows: null, broadcasts: [], dead: null, next: null, problem: null, busy: false });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** Runs one request of the console; its problem stands beside the form. */
  async act(work) {
    Object.assign(this, { busy: true, problem: null });
    try {
      return await work();
    } catch (problem) {
      this.problem = problem;
      return null;
    } finally {
      this.busy = false;
    }
  }

  draft({ title, content, category, userId, ...rest }) {
    return { title, content, category: category || undefined, userId: userId?.trim(), channels: CHANNELS.filter((channel) => rest[channel]) };
  }

  send(values) {
    return this.act(async () => {
      const { notifications } = await this.api.post("/notifications", this.draft(values), { idempotencyKey: true });
      this.sent = [...notifications, ...this.sent].slice(0, 30);
      toast(t("notifications.sent"), { tone: "good" });
      this.watch();
    });
  }

  /** Follows deliveries and broadcasts that are not over yet. */
  watch() {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const open = (item) => item.delivery?.status === "queued";
      this.sent = await Promise.all(this.sent.map((item) => (open(item) ? this.api.get(path`/notifications/${item.id}`).catch(() => item) : item)));
      this.broadcasts = await Promise.all(this.broadcasts.map((each) => (JOB_TONES[each.job.state] ? each : this.api.get(path`/notifications/broadcast/${each.id}`).catch(() => each))));
      if (this.isConnected && (this.sent.some(open) || this.broadcasts.some((each) => !JOB_TONES[each.job.state]))) this.watch();
    }, 900);
  }

  bulk({ list, ...rest }) {
    return this.act(async () => {
      const lines = list.split("\n").map((line) => line.trim()).filter(Boolean);
      const notifications = lines.map((line) => {
        const [userId, title = "", ...content] = line.split(";");
        return this.draft({ ...rest, userId, title: title.trim(), content: content.join(";").trim() });
      });
      this.rows = (await this.api.post("/notifications/bulk", { notifications }, { idempotencyKey: true })).rows;
    });
  }

  broadcast(values) {
    return this.act(async () => {
      const job = await this.api.post("/notifications/broadcast", { ...this.draft(values), userId: undefined }, { idempotencyKey: true });
      this.broadcasts = [{ id: job.id, title: values.title, createdAt: job.createdAt, job }, ...this.broadcasts];
      this.watch();
    });
  }

  loadDead(cursor) {
    return this.act(async () => {
      const page = await this.api.get("/admin/dead-letters", { query: { limit: 25, cursor } });
      this.dead = [...(cursor ? this.dead : []), ...page.items];
      this.next = page.next;
    });
  }

  replay(item) {
    return this.act(async () => {
      await this.api.post(path`/admin/dead-letters/${item.userId}/${item.id}/replay`, {});
      toast(t("notifications.replayed"), { tone: "good" });
      await this.loadDead();
    });
  }

  render() {
    if (this.compact) return this.renderSend();
    return html`<div class="stack"><div class="page-head"><div><h1>${t("notifications.console")}</h1></div></div>
      <az-tabs label=${t("notifications.console")} @az-tab=${({ target }) => { this.problem = null; if (target.selected === "dead") this.loadDead(); }}>
        <section slot="send" data-label=${t("notifications.send")}>${this.renderSend()}</section>
        <section slot="bulk" data-label=${t("notifications.bulk")}>${this.renderBulk()}</section>
        <section slot="broadcast" data-label=${t("notifications.broadcast")}>${this.renderBroadcast()}</section>
        ${this.me?.role === "admin" ? html`<section slot="dead" data-label=${t("notifications.dead")}>${this.renderDead()}</section>` : nothing}
      </az-tabs></div>`;
  }

  renderChannels() {
    return html`<fieldset><legend>${t("notifications.via")}</legend><div class="channels">${CHANNELS.map((channel) => html`<az-check name=${channel} label=${t(`notifications.channel.${channel}`)} ?checked=${channel === "in_app"}></az-check>`)}</div></fieldset>`;
  }

  renderText() {
    return html`<az-field name="title" label=${t("notifications.subject")} maxlength="200" required></az-field><az-field name="content" rows="3" label=${t("notifications.text")}></az-field><az-field name="category" label=${t("notifications.category")} placeholder="orders" optional></az-field>`;
  }

  renderSend() {
    return html`<div class="columns ${this.compact ? "one" : ""}"><az-card><az-form label=${t("notifications.send")} .problem=${this.problem} ?busy=${this.busy} @az-submit=${({ detail }) => this.send({ ...detail.values, userId: this.recipient || detail.values.userId })}>
        ${this.recipient ? nothing : html`<az-field name="userId" label=${t("notifications.userId")} help=${t("notifications.userId.help")} required></az-field>`}${this.renderText()}${this.renderChannels()}
        <az-button id="send" type="submit" variant="primary" icon="send" ?busy=${this.busy}>${t("notifications.send")}</az-button></az-form></az-card>
      <div class="stack tight"><h2>${t("notifications.deliveries")}</h2>${this.sent.length ? html`<ul id="sent">${this.sent.map((item) => this.renderDelivery(item))}</ul>` : html`<p class="soft">${t("notifications.deliveries.none")}</p>`}</div></div>`;
  }

  renderDelivery(item, tools = nothing) {
    return html`<li><span class="grow"><b>${item.title}</b><br><span class="soft small">${t(`notifications.channel.${item.channel}`)} · <span class="mono">${item.userId}</span>${item.delivery?.error ? html` · ${item.delivery.error}` : nothing}</span></span>
      ${item.delivery ? html`<az-badge tone=${DELIVERY_TONES[item.delivery.status] ?? ""}>${t(`notifications.delivery.${item.delivery.status}`)}</az-badge>` : nothing}${item.delivery?.attempts ? html`<span class="soft small">${t("notifications.attempts", { count: item.delivery.attempts })}</span>` : nothing}${tools}</li>`;
  }

  renderBulk() {
    return html`<div class="columns"><az-card><az-form label=${t("notifications.bulk")} .problem=${this.problem} ?busy=${this.busy} @az-submit=${({ detail }) => this.bulk(detail.values)}>
        <az-field name="list" rows="8" label=${t("notifications.lines")} help=${t("notifications.lines.help")} required></az-field>${this.renderChannels()}<az-button type="submit" variant="primary" icon="send" ?busy=${this.busy}>${t("notifications.sendAll")}</az-button></az-form></az-card>
      <div class="stack tight"><h2>${t("notifications.results")}</h2>${this.rows ? html`<ul>${this.rows.map((row) => html`<li><span class="grow">${t("notifications.row", { count: row.row + 1 })} ${row.problem ?? ""} ${row.errors.map((error) => `${error.field}: ${error.reason}`).join(", ")}</span><az-badge tone=${row.status < 300 ? "good" : "bad"}>${row.status}</az-badge></li>`)}</ul>` : html`<p class="soft">${t("notifications.results.none")}</p>`}</div></div>`;
  }

  renderBroadcast() {
    return html`<div class="columns"><az-card><az-form label=${t("notifications.broadcast")} .problem=${this.problem} ?busy=${this.busy} @az-submit=${({ detail }) => this.broadcast(detail.values)}>
        ${this.renderText()}${this.renderChannels()}<az-button type="submit" variant="primary" icon="send" ?busy=${this.busy}>${t("notifications.toEverybody")}</az-button></az-form></az-card>
      <div class="stack tight"><h2>${t("notifications.progress")}</h2>${this.broadcasts.length ? html`<ul>${this.broadcasts.map(({ id, title, createdAt, job }) => html`<li><span class="grow"><b>${title}</b><br><span class="soft small"><az-time value=${createdAt}></az-time> · <span class="mono">${id}</span>${job.error ? html` · ${job.error}` : nothing}</span></span><az-badge tone=${JOB_TONES[job.state] ?? "accent"}>${t(`notifications.job.${job.state}`)}</az-badge>${JOB_TONES[job.state] ? nothing : html`<progress aria-label=${title}></progress>`}</li>`)}</ul>` : html`<p class="soft">${t("notifications.progress.none")}</p>`}</div></div>`;
  }

  renderDead() {
    if (this.problem) return html`<az-error .problem=${this.problem} @az-retry=${() => this.loadDead()}></az-error>`;
    if (!this.dead) return html`<az-skeleton shape="table"></az-skeleton>`;
    if (!this.dead.length) return html`<az-empty heading=${t("notifications.dead.none")} text=${t("notifications.dead.text")}></az-empty>`;
    return html`<ul>${this.dead.map((item) => this.renderDelivery(item, html`<az-button size="small" icon="refresh" @click=${() => this.replay(item)}>${t("notifications.replay")}</az-button>`))}</ul><az-more .next=${this.next} .count=${this.dead.length} @az-more=${({ detail }) => this.loadDead(detail.next)}></az-more>`;
  }
}

define("notifications-console", Console);
