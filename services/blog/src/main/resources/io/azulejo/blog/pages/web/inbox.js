// <blog-inbox>: notifications, newest first; new ones come in while it is open.
import { AzElement, css, define, html, nothing, reset, t } from "az/element.js";
import { path } from "az/api.js";
import { layout } from "az/layout.js";
import { Task } from "az/task.js";
import { text } from "./notification-text.js";
import "az/button.js";
import "az/live.js";
import "az/states.js";
import "az/time.js";

class BlogInbox extends AzElement {
  static properties = { api: { attribute: false }, latest: { attribute: false }, live: {} };
  static styles = [
    reset,
    layout,
    css`
      ul { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--az-2); }
      li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--az-2) var(--az-4); padding: var(--az-4); background: var(--az-surface); border: 1px solid var(--az-line); border-radius: var(--az-radius); } li.unread { border-inline-start: 4px solid var(--az-accent); font-weight: 600; }
      li > a { flex: 1 1 14rem; color: inherit; text-decoration: none; } li > a:hover { text-decoration: underline; }
    `,
  ];

  list = new Task(this, (signal) => this.api.get("/me/notifications", { query: { limit: 50 }, signal }));

  willUpdate(changed) {
    if (changed.has("api") || changed.has("latest")) this.list.run();
  }

  render() {
    return html`<div class="page-head"><h1>${t("blog.notifications")}</h1><az-live state=${this.live}></az-live><az-button icon="check" @click=${this.readAll}>${t("blog.readAll")}</az-button></div>${this.list.render({
      loading: () => html`<az-skeleton></az-skeleton>`,
      failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.list.run()}></az-error>`,
      done: ({ items }) => (items.length ? html`<ul>${items.map((item) => this.renderItem(item))}</ul>` : html`<az-empty heading=${t("blog.n.none")} text=${t("blog.n.none.text")}></az-empty>`),
    })}`;
  }

  renderItem(item) {
    const words = text(item);
    return html`<li class=${item.readAt ? "" : "unread"}>${item.postId ? html`<a href="/blog/app/post/${encodeURIComponent(item.postId)}" @click=${() => this.read(item)}>${words}</a>` : html`<span>${words}</span>`}<span class="soft small"><az-time value=${item.createdAt}></az-time></span>${item.readAt ? nothing : html`<az-button size="small" variant="quiet" icon="check" label=${t("blog.readAll")} @click=${() => this.read(item)}></az-button>`}</li>`;
  }

  async read(item) {
    if (item.readAt) return;
    Object.assign(item, await this.api.post(`${path`/me/notifications/${item.notificationId}`}/read`));
    this.emit("blog-read", { count: 1 });
    this.requestUpdate();
  }

  async readAll() {
    await this.api.post("/me/notifications/read-all");
    this.emit("blog-read", { count: Infinity });
    this.list.run();
  }
}

define("blog-inbox", BlogInbox);
