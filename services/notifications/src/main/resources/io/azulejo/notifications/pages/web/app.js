// <notifications-app>: a user's inbox and preferences, and the console of those who send.
import { t } from "az/element.js";
import { ServiceApp, define, html } from "host/service-app.js";
import { demoLogin } from "./people.js";
import "./messages.js";
import "./inbox.js";
import "./preferences.js";
import "./console.js";
import "./side-by-side.js";

class NotificationsApp extends ServiceApp {
  static properties = { me: { state: true }, unread: { state: true } };

  constructor() {
    super({ service: "notifications", name: "Notifications", tile: "notifications", routes: { "/": "inbox", "/preferences": "preferences", "/console": "console", "/side-by-side": "side-by-side" } });
    Object.assign(this, { me: null, unread: 0 });
  }

  async signedIn() {
    const { user } = this.session;
    this.me = user ? await this.api.get("/me") : null;
    if (user) user.name = this.me.name ?? this.me.email; // the token names the id only
    this.unread = 0;
  }

  updated() {
    document.title = `${this.unread ? `(${this.unread}) ` : ""}Notifications`;
  }

  roleName() {
    return this.me ? t(`notifications.role.${this.me.role}`) : "";
  }

  navigation() {
    if (!this.me) return [];
    const link = (path, label, icon, count) => ({ href: this.router.href(path), label: t(`notifications.${label}`), icon, count });
    return [
      link("/", "inbox", "inbox", this.unread), link("/preferences", "preferences", "bell"),
      ...(this.me.role === "user" ? [] : [link("/console", "console", "send")]), ...(demoLogin("producer") ? [link("/side-by-side", "sideBySide", "columns")] : []),
    ];
  }

  page({ value }) {
    if (!this.me) return html`<div class="page-head"></div><az-skeleton shape="cards"></az-skeleton>`;
    switch (value) {
      case "inbox": return html`<notifications-inbox .api=${this.api} @unread=${({ detail }) => (this.unread = detail.count)}></notifications-inbox>`;
      case "preferences": return html`<notifications-preferences .api=${this.api} .me=${this.me}></notifications-preferences>`;
      case "console": return html`<notifications-console .api=${this.api} .me=${this.me}></notifications-console>`;
      case "side-by-side": return html`<notifications-side-by-side></notifications-side-by-side>`;
      default: return html`<div class="page-head"></div><az-empty heading=${t("notifications.notFound")}><az-button href=${this.router.href("/")}>${t("notifications.inbox")}</az-button></az-empty>`;
    }
  }
}

define("notifications-app", NotificationsApp);
