// <sessions-list>: sessions of the signed-in person; operators see all of a status. Starts new ones.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { layout } from "az/layout.js";
import { path } from "az/api.js";
import { nameOf } from "./people.js";
import { STATUS_TONES } from "./session-view.js";
import "az/badge.js";
import "az/button.js";
import "az/card.js";
import "az/dialog.js";
import "az/field.js";
import "az/form.js";
import "az/more.js";
import "az/select.js";
import "az/states.js";
import "az/time.js";

const STATUSES = ["active", "paused", "ended", "expired"];

class SessionList extends AzElement {
  static properties = { api: { attribute: false }, root: { attribute: false }, me: { attribute: false }, router: { attribute: false }, items: { state: true }, next: { state: true }, status: { state: true }, whose: { state: true }, problem: { state: true }, formProblem: { state: true }, asking: { state: true }, busy: { state: true } };
  static styles = [AzElement.styles, layout, css`.filters { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: var(--az-3); } .facts { display: grid; gap: .2rem; color: var(--az-soft); font-size: var(--az-text-s); }`];

  constructor() {
    super();
    Object.assign(this, { items: null, next: null, status: "", whose: "mine", problem: null, formProblem: null, asking: false, busy: false });
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  get operator() {
    return this.me.roles.includes("platform-admin") || Boolean(this.me.memberships.sessions?.includes("operator"));
  }

  async load(cursor) {
    Object.assign(this, { busy: true, problem: null });
    try {
      const page = this.whose === "all"
        ? await this.root.get("/sessions", { query: { status: this.status || "active", limit: 24, cursor } })
        : await this.api.get(path`/users/${this.me.id}/sessions`, { query: { status: this.status, limit: 24, cursor } });
      this.items = [...(cursor ? this.items : []), ...page.items];
      this.next = page.next;
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }

  show(change) {
    Object.assign(this, change, { items: null });
    this.load();
  }

  async start({ title }) {
    this.formProblem = null;
    try {
      const session = await this.root.post("/sessions", { title }, { idempotencyKey: true });
      this.router.go(`/${encodeURIComponent(session.sessionId)}`);
    } catch (problem) {
      this.formProblem = problem;
    }
  }

  render() {
    const all = this.whose === "all";
    return html`<div class="stack"><div class="page-head"><div><h1>${t("sessions.sessions")}</h1></div><az-button id="start" variant="primary" icon="plus" @click=${() => (this.asking = true)}>${t("sessions.start")}</az-button></div>
      <div class="filters">${this.operator ? html`<az-select label=${t("sessions.whose")} .value=${this.whose} .options=${["mine", "all"].map((value) => ({ value, label: t(`sessions.whose.${value}`) }))} @az-change=${({ detail }) => this.show({ whose: detail.value, status: detail.value === "all" ? "active" : "" })}></az-select>` : nothing}
        <az-select label=${t("sessions.status")} .value=${this.status} .options=${[...(all ? [] : [{ value: "", label: t("sessions.status.any") }]), ...STATUSES.map((value) => ({ value, label: t(`sessions.status.${value}`) }))]} @az-change=${({ detail }) => this.show({ status: detail.value })}></az-select></div>
      ${this.problem ? html`<az-error .problem=${this.problem} @az-retry=${() => this.load()}></az-error>` : nothing}
      ${!this.items && !this.problem ? html`<az-skeleton shape="cards" lines="3"></az-skeleton>` : nothing}
      ${this.items?.length === 0 ? html`<az-empty heading=${t("sessions.none")} text=${t("sessions.none.text")}></az-empty>` : nothing}
      ${this.items?.length ? html`<div class="cards">${this.items.map((session) => html`<az-card heading=${session.title ?? session.sessionId} href=${this.router.href(`/${encodeURIComponent(session.sessionId)}`)}><az-badge slot="aside" tone=${STATUS_TONES[session.status] ?? ""}>${t(`sessions.status.${session.status}`)}</az-badge>
          <div class="facts"><span>${nameOf(session.userId)}</span><span>${t("sessions.started")} <az-time value=${session.startedAt}></az-time></span>${session.rank ? html`<span>${t(`sessions.role.${session.rank}`)}</span>` : nothing}</div></az-card>`)}</div>
        <az-more .next=${this.next} .count=${this.items.length} ?busy=${this.busy} @az-more=${({ detail }) => this.load(detail.next)}></az-more>` : nothing}
      <az-dialog size="small" heading=${t("sessions.start")} ?open=${this.asking} @az-close=${() => Object.assign(this, { asking: false, formProblem: null })}>${this.asking ? html`<az-form .problem=${this.formProblem} @az-submit=${({ detail }) => this.start(detail.values)}><az-field name="title" label=${t("sessions.name")} maxlength="100" required></az-field><az-button type="submit" variant="primary">${t("sessions.start")}</az-button></az-form>` : nothing}</az-dialog></div>`;
  }
}

define("sessions-list", SessionList);
