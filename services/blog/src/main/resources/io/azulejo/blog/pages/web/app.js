// The blog's app: posts by category, discussion, writing, bookmarks, live notifications, roles.
import { ServiceApp, define, html } from "host/service-app.js";
import { listen } from "host/live.js";
import { t } from "az/messages.js";
import { toast } from "az/toast.js";
import "az/live.js";
import "./messages.js";
import "./editor.js";
import "./feed.js";
import "./inbox.js";
import "./moderation.js";
import "./post.js";
import "./roles.js";
import { text } from "./notification-text.js";

const BASE = "/blog/app";
const AUTHORS = ["author", "editor", "admin"];

class BlogApp extends ServiceApp {
  static properties = { account: { state: true }, unread: { state: true }, live: { state: true }, latest: { state: true } };

  constructor() {
    super({
      service: "blog", name: "Blog", tile: "blog",
      routes: { "/": "feed", "/category/:id": "feed", "/post/:slug": "post", "/write": "write", "/edit/:id": "edit", "/drafts": "drafts", "/bookmarks": "bookmarks", "/notifications": "inbox", "/moderation": "moderation", "/roles": "roles" },
    });
    Object.assign(this, { account: null, unread: 0, live: "off", latest: null });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.abort();
  }

  /** Loads the account, which the first call creates, and listens to its notifications. */
  async signedIn() {
    this.stream?.abort();
    this.account = null;
    this.unread = 0;
    if (!this.session.user) return;
    [this.account, { unread: this.unread }] = await Promise.all([this.api.get("/me"), this.api.get("/me/notifications/unread-count")]);
    this.stream = new AbortController();
    listen(this.api, "/me/notifications/live", {
      signal: this.stream.signal,
      onState: (state) => (this.live = state),
      onEvent: ({ type, data }) => {
        if (type !== "notification") return;
        this.unread++;
        this.latest = data;
        toast(text(data), { tone: "info" });
      },
    });
  }

  roleName() {
    return this.account?.role ?? "";
  }

  may(...roles) {
    return roles.includes(this.account?.role);
  }

  navigation() {
    const pages = [{ href: "/blog/", label: t("blog.read"), icon: "book" }, { href: `${BASE}/`, label: t("blog.newest"), icon: "clock" }];
    if (!this.account) return pages;
    if (this.may(...AUTHORS)) pages.push({ href: `${BASE}/write`, label: t("blog.write"), icon: "edit" });
    return [...pages, { href: `${BASE}/bookmarks`, label: t("blog.bookmarks"), icon: "bookmark" }, { href: `${BASE}/notifications`, label: t("blog.notifications"), icon: "bell", count: this.unread }];
  }

  userItems() {
    return [
      ...(this.may(...AUTHORS) ? [{ href: `${BASE}/drafts`, label: t("blog.drafts"), icon: "edit" }] : []),
      ...(this.may("moderator", "admin") ? [{ href: `${BASE}/moderation`, label: t("blog.moderation"), icon: "eyeOff" }] : []),
      ...(this.may("admin") ? [{ href: `${BASE}/roles`, label: t("blog.roles"), icon: "user" }] : []),
    ];
  }

  isPublic({ value }) {
    return value === "feed" || value === "post";
  }

  page({ value, params }) {
    const { api, router, account } = this;
    switch (value) {
      case "feed": return html`<blog-feed .api=${api} category=${params.id ?? ""}></blog-feed>`;
      case "post": return html`<blog-post .api=${api} .account=${account} slug=${params.slug} .latest=${this.latest}></blog-post>`;
      case "write": return html`<blog-editor .api=${api} .router=${router}></blog-editor>`;
      case "edit": return html`<blog-editor .api=${api} .router=${router} post-id=${params.id}></blog-editor>`;
      case "drafts": return html`<blog-feed .api=${api} mine="drafts"></blog-feed>`;
      case "bookmarks": return html`<blog-feed .api=${api} mine="bookmarks"></blog-feed>`;
      case "inbox": return html`<blog-inbox .api=${api} .latest=${this.latest} live=${this.live} @blog-read=${(event) => (this.unread = Math.max(0, this.unread - event.detail.count))}></blog-inbox>`;
      case "moderation": return html`<blog-moderation .api=${api}></blog-moderation>`;
      case "roles": return html`<blog-roles .api=${api}></blog-roles>`;
      default: return html`<div class="page-head"><az-empty heading=${t("blog.notFound")}></az-empty></div>`;
    }
  }
}

define("blog-app", BlogApp);
