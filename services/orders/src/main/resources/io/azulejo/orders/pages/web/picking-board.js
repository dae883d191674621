// <orders-board>: picking by keyboard, scanner or touch: queue, what I hold, what is to pack, what is to ship.
// Compact, it shows queue and claims only, for two boards side by side.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { date } from "az/locale.js";
import { layout } from "az/layout.js";
import { path } from "az/api.js";
import { nameOf } from "./people.js";
import { tone } from "./company.js";
import "az/badge.js";
import "az/button.js";
import "az/dialog.js";
import "az/field.js";
import "az/form.js";
import "az/live.js";
import "az/states.js";

const EVERY = 3000;

class PickingBoard extends AzElement {
  static properties = { api: { attribute: false }, me: { attribute: false }, compact: { type: Boolean, reflect: true }, lanes: { state: true }, problem: { state: true }, said: { state: true }, saidTone: { state: true }, short: { state: true }, state: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      :host { display: block; }
      .scan { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--az-3); align-items: end; }
      .said { min-height: 1.5rem; font-weight: 600; display: flex; gap: var(--az-2); align-items: center; } .said.good { color: var(--az-good); } .said.bad { color: var(--az-bad); }
      .board { grid-auto-columns: minmax(15.5rem, 1fr); padding-bottom: var(--az-2); } .lane { min-height: 12rem; } :host([compact]) .board { grid-auto-flow: row; grid-auto-columns: auto; grid-template-columns: minmax(0, 1fr); overflow: visible; } :host([compact]) .lane { min-height: 0; }
      .lane h2 { font: 600 var(--az-text)/1.3 var(--az-font); display: flex; justify-content: space-between; gap: var(--az-2); } .lane h2 span { color: var(--az-soft); font-variant-numeric: tabular-nums; }
      .ticket { display: grid; gap: var(--az-2); padding: var(--az-3); background: var(--az-surface); border: 1px solid var(--az-line); border-inline-start: 4px solid var(--mark, var(--az-line)); border-radius: var(--az-radius-s); box-shadow: var(--az-shadow); overflow-wrap: anywhere; }
      .ticket.mine { --mark: var(--az-accent); }
      .top { display: flex; gap: var(--az-3); align-items: center; } .bin { font: 700 1.25rem/1 var(--az-mono); padding: .35rem .5rem; border-radius: var(--az-radius-s); background: var(--az-accent-soft); color: var(--az-accent-strong); white-space: nowrap; } .count { margin-inline-start: auto; font: 700 1.5rem/1 var(--az-display); font-variant-numeric: tabular-nums; }
      .ticket b { font-size: var(--az-text); } .meta { color: var(--az-soft); font-size: var(--az-text-s); display: flex; flex-wrap: wrap; gap: .15rem .75rem; } .tools { display: flex; flex-wrap: wrap; gap: var(--az-2); } .tools az-button:first-child { flex: 1 0 100%; } .tools az-button { flex: 1; }
      .keys { color: var(--az-soft); font-size: var(--az-text-s); } kbd { font: 600 .8em var(--az-mono); border: 1px solid var(--az-edge); border-bottom-width: 2px; border-radius: 4px; padding: .05em .4em; background: var(--az-raised); color: var(--az-ink); }
      .empty { color: var(--az-soft); font-size: var(--az-text-s); padding: var(--az-4) 0; text-align: center; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { lanes: null, problem: null, said: "", saidTone: "", short: null, state: "connecting", compact: false, busy: new Set() });
    this.addEventListener("keydown", (event) => this.onKey(event));
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => document.hidden || this.load(), EVERY);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  willUpdate(changed) {
    if (changed.has("api") && this.api) this.load();
  }

  async load() {
    const api = this.api;
    if (!api) return;
    try {
      const lines = async (status) => (await api.get("/items", { query: { status, limit: 50 } })).items;
      const [queue, claimed, picked, packed] = await Promise.all([
        api.get("/picking/queue", { query: { limit: 50 } }).then((page) => page.items), lines("EmSeparacao"), this.compact ? [] : lines("Separado"), this.compact ? [] : lines("Embalado"),
      ]);
      const ids = [...new Set([...picked, ...packed].map((line) => line.orderId))].slice(0, 20);
      const orders = new Map(await Promise.all(ids.map(async (id) => [id, await api.get(path`/orders/${id}`)])));
      if (api !== this.api) return;
      this.lanes = { queue: queue.filter((line) => line.status !== "EmSeparacao" || line.picker !== this.me), mine: claimed.filter((line) => line.picker === this.me), others: claimed.filter((line) => line.picker !== this.me), picked, packed: [...orders.values()].filter((order) => packed.some((line) => line.orderId === order.orderId)), orders };
      Object.assign(this, { problem: null, state: "live" });
    } catch (problem) {
      Object.assign(this, { problem, state: "waiting" });
    }
  }

  say(text, tone = "good") {
    Object.assign(this, { said: text, saidTone: tone });
  }

  /** Does one step and says how it went; a step that is still running is not started twice. */
  async step(key, work, done) {
    if (this.busy.has(key)) return false;
    this.busy.add(key);
    this.requestUpdate();
    try {
      this.say(done(await work()));
      return true;
    } catch (problem) {
      this.say(problem.message, "bad");
      return false;
    } finally {
      this.busy.delete(key);
      await this.load();
    }
  }

  lineStep(line, action, text, body = {}) {
    return this.step(`${line.orderId} ${line.line}`, () => this.api.post(path`/orders/${line.orderId}/lines/${line.line}/${action}`, body), () => t(text, { what: line.description ?? line.productId }));
  }

  claim = (line) => this.lineStep(line, "claim", "orders.pick.claimed");
  release = (line) => this.lineStep(line, "release", "orders.pick.released");
  pack = (line) => this.lineStep(line, "pack", "orders.pick.packed");
  confirm = (line, quantity = line.quantity) => this.lineStep(line, "pick", quantity < line.quantity ? "orders.pick.shorted" : "orders.pick.confirmed", { quantity });
  claimNext = () => this.step("next", () => this.api.post("/picking/claims", {}), (line) => t("orders.pick.claimed", { what: line.description ?? line.productId }));
  ship = (order) => this.step(order.orderId, () => this.api.post(path`/orders/${order.orderId}/ship`, { trackingCode: `BR${order.orderId}` }), () => t("orders.pick.shipped", { what: order.orderId }));

  /** A scanner types a code and Enter. A product or bin that I hold is confirmed, one in the queue is claimed; Enter alone does the next step. */
  scan(code) {
    const text = code.trim().toLowerCase();
    const { mine = [], queue = [] } = this.lanes ?? {};
    if (!text) return mine.length ? this.confirm(mine[0]) : this.claimNext();
    const matches = (line) => [line.productId, line.bin, line.orderId, line.line].some((each) => each?.toLowerCase() === text);
    const held = mine.find(matches);
    if (held) return this.confirm(held);
    const free = queue.find(matches);
    if (free) return this.claim(free);
    return this.say(t("orders.scan.unknown", { code }), "bad");
  }

  onScan(event) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    const field = event.currentTarget;
    const code = field.value;
    field.value = "";
    this.scan(code);
  }

  onKey(event) {
    const typing = ["input", "textarea", "select"].includes(event.composedPath()[0].localName);
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { mine = [] } = this.lanes ?? {};
    const act = { n: () => this.claimNext(), c: () => mine[0] && this.confirm(mine[0]), s: () => mine[0] && (this.short = mine[0]), r: () => mine[0] && this.release(mine[0]), "/": () => this.renderRoot.querySelector("#scan").focus() }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  firstUpdated() {
    if (!this.compact) this.renderRoot.querySelector("#scan")?.focus({ preventScroll: true });
  }

  render() {
    return html`<div class="stack">
      ${this.compact ? nothing : html`<div class="page-head"><div><h1>${t("orders.picking")}</h1></div><az-live state=${this.state}></az-live></div>`}
      <div class="scan"><az-field id="scan" label=${t("orders.scan")} placeholder="PRD-1001 · A-01" autocomplete="off" inputmode="text" @keydown=${this.onScan}></az-field><az-button id="next" variant="primary" size="large" icon="plus" ?busy=${this.busy.has("next")} @click=${this.claimNext}>${t("orders.pick.next")}</az-button></div>
      <div class="said ${this.saidTone}" role="status">${this.said}</div>
      ${this.problem && !this.lanes ? html`<az-error .problem=${this.problem} @az-retry=${() => this.load()}></az-error>` : nothing}
      ${!this.lanes && !this.problem ? html`<az-skeleton shape="cards" lines="4"></az-skeleton>` : nothing}
      ${this.lanes ? this.renderBoard() : nothing}
      ${this.compact ? nothing : html`<p class="keys"><kbd>Enter</kbd> ${t("orders.key.enter")} · <kbd>n</kbd> ${t("orders.pick.next")} · <kbd>c</kbd> ${t("orders.pick.confirm")} · <kbd>s</kbd> ${t("orders.pick.short")} · <kbd>r</kbd> ${t("orders.pick.release")} · <kbd>/</kbd> ${t("orders.scan")}</p>`}
      ${this.renderShort()}
    </div>`;
  }

  renderBoard() {
    const { queue, mine, others, picked, packed, orders } = this.lanes;
    const busy = (line) => this.busy.has(`${line.orderId} ${line.line}`);
    const lane = (name, count, content) => html`<section class="lane" data-lane=${name} aria-label=${t(`orders.lane.${name}`)}><h2>${t(`orders.lane.${name}`)}<span>${count}</span></h2>${count ? content : html`<p class="empty">${t(`orders.lane.${name}.none`)}</p>`}</section>`;
    return html`<div class="board" tabindex="0" role="group" aria-label=${t("orders.picking")}>
      ${lane("mine", mine.length, mine.map((line) => this.renderLine(line, "mine", html`<az-button variant="primary" icon="check" data-act="confirm" ?busy=${busy(line)} @click=${() => this.confirm(line)}>${t("orders.pick.confirm")}</az-button><az-button data-act="short" @click=${() => (this.short = line)}>${t("orders.pick.short")}</az-button><az-button variant="quiet" data-act="release" @click=${() => this.release(line)}>${t("orders.pick.release")}</az-button>`)))}
      ${lane("queue", queue.length, queue.map((line) => this.renderLine(line, "", html`<az-button icon="plus" data-act="claim" ?busy=${busy(line)} @click=${() => this.claim(line)}>${t("orders.pick.claim")}</az-button>`)))}
      ${this.compact ? lane("others", others.length, others.map((line) => this.renderLine(line, "", html`<az-badge tone="warn">${t("orders.pick.heldBy", { name: nameOf(line.picker) })}</az-badge>`))) : html`
        ${lane("picked", picked.length, picked.map((line) => this.renderLine(line, "", html`${["Separado", "Faturado"].includes(orders.get(line.orderId)?.status) ? html`<az-button icon="box" data-act="pack" ?busy=${busy(line)} @click=${() => this.pack(line)}>${t("orders.pick.pack")}</az-button>` : html`<span class="meta">${t("orders.pick.rest")}</span>`}`)))}
        ${lane("packed", packed.length, packed.map((order) => html`<article class="ticket"><div class="top"><b class="mono">${order.orderId}</b><span class="count">${order.lines.length}</span></div><div class="meta"><az-badge tone=${tone(order.status)}>${order.statusLabel}</az-badge><span>${order.shipments[0]?.city ?? ""}</span></div>
          <div class="tools">${order.status === "Faturado" ? html`<az-button variant="primary" icon="send" data-act="ship" ?busy=${this.busy.has(order.orderId)} @click=${() => this.ship(order)}>${t("orders.do.ship")}</az-button>` : html`<span class="meta">${t("orders.pick.notInvoiced")}</span>`}</div></article>`))}`}
    </div>`;
  }

  renderLine(line, kind, tools) {
    return html`<article class="ticket ${kind}" data-order=${line.orderId} data-line=${line.line}><div class="top"><span class="bin">${line.bin ?? "–"}</span><b>${line.description ?? line.productId}</b><span class="count">${line.quantity}</span></div>
      <div class="meta"><span class="mono">${line.productId}</span><span class="mono">${line.orderId}</span>${line.due ? html`<span>${date(`${line.due}T12:00:00`)}</span>` : nothing}${line.priority != null ? html`<span>${t("orders.priority")} ${line.priority}</span>` : nothing}</div>
      <div class="tools">${tools}</div></article>`;
  }

  renderShort() {
    const line = this.short;
    return html`<az-dialog size="small" heading=${t("orders.pick.short")} ?open=${!!line} @az-close=${() => (this.short = null)}>${line
      ? html`<p>${t("orders.pick.short.text", { what: line.description ?? line.productId, count: line.quantity })}</p><az-form @az-submit=${async ({ detail }) => { this.short = null; await this.confirm(line, Number(detail.values.quantity)); }}>
          <az-field name="quantity" type="number" min="0" max=${line.quantity} step="1" label=${t("orders.pick.found")} .value=${String(Math.max(0, line.quantity - 1))} required></az-field><az-button type="submit" variant="primary">${t("orders.pick.confirm")}</az-button></az-form>`
      : nothing}</az-dialog>`;
  }
}

define("orders-board", PickingBoard);
