// <sessions-app>: role-playing sessions with their NPCs and log, and a simulator of the Discord channel they live in.
import { t } from "az/element.js";
import { ServiceApp, define, html } from "host/service-app.js";
import { RecordedApi } from "host/recorder.js";
import { loadCommands } from "./discord.js";
import "./messages.js";
import "./session-list.js";
import "./session-page.js";
import "./simulator.js";
import "./register-page.js";

class SessionsApp extends ServiceApp {
  static properties = { commands: { state: true } };

  constructor() {
    super({ service: "sessions", name: "Sessions", tile: "sessions", routes: { "/": "list", "/simulator": "simulator", "/discord": "discord", "/:id": "session" } });
    this.commands = [];
    // For the collection itself, `/sessions` without a slash at its end: that would be a page.
    this.root = new RecordedApi({ token: this.session.token });
  }

  async signedIn() {
    this.commands = await loadCommands();
  }

  roleName() {
    return (this.session.user?.memberships.sessions ?? []).join(", ");
  }

  navigation() {
    if (!this.session.user) return [];
    const link = (path, label, icon) => ({ href: this.router.href(path), label: t(`sessions.${label}`), icon });
    return [link("/", "sessions", "book"), ...(this.commands.length ? [link("/simulator", "simulator", "chat")] : []), link("/discord", "register", "external")];
  }

  page({ value, params }) {
    switch (value) {
      case "list": return html`<sessions-list .api=${this.api} .root=${this.root} .me=${this.session.user} .router=${this.router}></sessions-list>`;
      case "simulator": return html`<sessions-simulator .commands=${this.commands}></sessions-simulator>`;
      case "discord": return html`<sessions-register></sessions-register>`;
      case "session": return html`<sessions-session .api=${this.api} .sessionId=${params.id} .router=${this.router}></sessions-session>`;
      default: return html`<div class="page-head"></div><az-empty heading=${t("sessions.notFound")}></az-empty>`;
    }
  }
}

define("sessions-app", SessionsApp);
