// <notifications-inbox>: what a user received, newest first, as it arrives. Tells `unread` { count }.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { icon } from "az/icons.js";
import { layout } from "az/layout.js";
import { listen } from "host/live.js";
import { path } from "az/api.js";
import { repeat } from "lit/directives/repeat.js";
import { toast } from "az/toast.js";
import "az/badge.js";
import "az/button.js";
import "az/live.js";
import "az/menu.js";
import "az/more.js";
import "az/states.js";
import "az/time.js";

const VIEWS = ["all", "unread", "archived"];
const CHANNEL_ICONS = { in_app: "bell", email: "send", sms: "chat", push: "screen" };

class Inbox extends AzElement {
  static properties = { api: { attribute: false }, compact: { type: Boolean, reflect: true }, view: { state: true }, items: { state: true }, next: { state: true }, count: { state: true }, live: { state: true }, problem: { state: true }, busy: { state: true }, fresh: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      .bar { display: flex; flex-wrap: wrap; gap: var(--az-2) var(--az-3); align-items: center; justify-content: space-between; } .views { display: flex; flex-wrap: wrap; gap: var(--az-2); }
      ul { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--az-2); }
      li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--az-3); align-items: start; padding: var(--az-4); background: var(--az-surface); border: 1px solid var(--az-line); border-inline-start: 4px solid transparent; border-radius: var(--az-radius); transition: background var(--az-move); }
      li.unread { border-inline-start-color: var(--az-accent); box-shadow: var(--az-shadow); } li.fresh { background: var(--az-accent-soft); }
      .mark { display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: 50%; background: var(--az-sunken); color: var(--az-soft); } .unread .mark { background: var(--az-accent); color: var(--az-on-accent); }
      .text { display: grid; gap: .2rem; overflow-wrap: anywhere; } h2 { font: 500 var(--az-text)/1.35 var(--az-font); letter-spacing: 0; } .unread h2 { font-weight: 700; } .meta { display: flex; flex-wrap: wrap; gap: .25rem .75rem; color: var(--az-soft); font-size: var(--az-text-s); align-items: center; }
      .tools { display: flex; gap: var(--az-1); } .number { display: inline-block; min-width: 1.7em; padding: .1em .45em; border-radius: 99px; background: var(--az-accent); color: var(--az-on-accent); font: 600 1rem/1.4 var(--az-font); text-align: center; vertical-align: middle; }
      @media (max-width: 36rem) { li { grid-template-columns: minmax(0, 1fr) auto; padding: var(--az-3); } .mark { display: none; } .tools { flex-direction: column; } } :host([compact]) .mark { display: none; } :host([compact]) li { grid-template-columns: minmax(0, 1fr) auto; padding: var(--az-3); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { view: "all", items: null, next: null, count: 0, live: "connecting", problem: null, busy: false, fresh: new Set(), compact: false });
  }

  willUpdate(changed) {
    if (!changed.has("api") || !this.api) return;
    this.stop?.abort();
    this.stop = new AbortController();
    this.load();
    // Events may have been missed before each connection.
    const onState = (state) => { this.live = state; if (state === "live") this.load(); };
    listen(this.api, "/me/notifications/live", { signal: this.stop.signal, onState, onEvent: (event) => this.arrived(event) });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop?.abort();
  }

  arrived({ type, data }) {
    if (type === "notification") {
      this.fresh = new Set([...this.fresh, data.id]);
      if (!this.compact) toast(data.title, { tone: "info" });
    }
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.load(), 60);
  }

  async load(cursor) {
    this.busy = true;
    try {
      const query = { limit: this.compact ? 10 : 25, cursor, unread: this.view === "unread" || undefined, archived: this.view === "archived" || undefined };
      const [page, { unread }] = await Promise.all([this.api.get("/me/notifications", { query }), this.api.get("/me/notifications/count")]);
      this.items = [...(cursor ? this.items : []), ...page.items];
      Object.assign(this, { next: page.next, problem: null });
      if (this.count !== unread || !cursor) this.emit("unread", { count: unread });
      this.count = unread;
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }

  /** Changes one notification and shows the list as it is then. */
  async act(work) {
    try {
      await work();
    } catch (problem) {
      toast(problem.message, { tone: "bad" });
    }
    await this.load();
  }

  mark = (item, mark) => this.act(() => this.api.patch(path`/notifications/${item.id}/${mark}`));
  remove = (item) => this.act(() => this.api.delete(path`/notifications/${item.id}`));
  all = (mark) => this.act(() => this.api.post(`/me/notifications/${mark}`, {}));

  show(view) {
    Object.assign(this, { view, items: null });
    this.load();
  }

  render() {
    return html`<div class="stack">
      <div class=${this.compact ? "bar" : "page-head"}>${this.compact ? html`<span class="number" aria-label=${t("notifications.unread", { count: this.count })}>${this.count}</span>` : html`<div><h1>${t("notifications.inbox")} <span class="number" aria-label=${t("notifications.unread", { count: this.count })}>${this.count}</span></h1></div>`}<az-live state=${this.live}></az-live></div>
      ${this.compact ? nothing : html`<div class="bar"><div class="views" role="group" aria-label=${t("notifications.show")}>${VIEWS.map((view) => html`<az-button size="small" .pressed=${this.view === view} @click=${() => this.show(view)}>${t(`notifications.view.${view}`)}</az-button>`)}</div>
        <div class="views"><az-button id="read-all" size="small" icon="check" ?disabled=${!this.count} @click=${() => this.all("read-all")}>${t("notifications.readAll")}</az-button><az-button size="small" icon="inbox" @click=${() => this.all("archive-read")}>${t("notifications.archiveRead")}</az-button></div></div>`}
      ${this.problem && !this.items ? html`<az-error .problem=${this.problem} @az-retry=${() => this.load()}></az-error>` : nothing}
      ${!this.items && !this.problem ? html`<az-skeleton shape="table" lines="5"></az-skeleton>` : nothing}
      ${this.items?.length === 0 ? html`<az-empty heading=${t("notifications.none")} text=${t("notifications.none.text")}></az-empty>` : nothing}
      ${this.items?.length ? html`<ul aria-label=${t("notifications.inbox")}>${repeat(this.items, (item) => item.id, (item) => this.renderItem(item))}</ul>` : nothing}
      ${this.items?.length && !this.compact ? html`<az-more .next=${this.next} .count=${this.items.length} ?busy=${this.busy} @az-more=${({ detail }) => this.load(detail.next)}></az-more>` : nothing}
    </div>`;
  }

  renderItem(item) {
    const unread = !item.readAt && !item.archivedAt;
    const more = [
      item.readAt ? { id: "unread", label: t("notifications.markUnread"), icon: "bell" } : null,
      item.archivedAt ? { id: "unarchive", label: t("notifications.unarchive"), icon: "inbox" } : { id: "archive", label: t("notifications.archive"), icon: "inbox" },
      { id: "delete", label: t("notifications.delete"), icon: "trash", danger: true },
    ].filter(Boolean);
    return html`<li class="${unread ? "unread" : ""} ${this.fresh.has(item.id) ? "fresh" : ""}" data-id=${item.id}><span class="mark" aria-hidden="true">${icon(CHANNEL_ICONS[item.channel] ?? "bell")}</span>
      <div class="text"><h2>${unread ? html`<span class="visually-hidden">${t("notifications.isUnread")} </span>` : nothing}${item.title}</h2><p>${item.content}</p><div class="meta"><az-time value=${item.createdAt}></az-time>${item.category ? html`<az-badge>${item.category}</az-badge>` : nothing}${this.compact ? nothing : html`<span>${t(`notifications.channel.${item.channel}`)}</span>`}</div></div>
      <div class="tools">${unread ? html`<az-button size="small" variant="quiet" icon="check" label=${t("notifications.markRead")} data-act="read" @click=${() => this.mark(item, "read")}></az-button>` : nothing}
        ${this.compact ? nothing : html`<az-menu placement="end" icon="dots" label="${t("notifications.more")}: ${item.title}" .items=${more} @az-select=${({ detail }) => (detail.id === "delete" ? this.remove(item) : this.mark(item, detail.id))}></az-menu>`}</div></li>`;
  }
}

define("notifications-inbox", Inbox);
