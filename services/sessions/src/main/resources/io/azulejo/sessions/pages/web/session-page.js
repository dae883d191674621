// <sessions-session>: the page of one session.
import { AzElement, define, html, t } from "az/element.js";
import { layout } from "az/layout.js";
import "az/button.js";
import "./session-view.js";

class SessionPage extends AzElement {
  static properties = { api: { attribute: false }, sessionId: { attribute: false }, router: { attribute: false } };
  static styles = [AzElement.styles, layout];

  render() {
    return html`<div class="stack"><div class="page-head"><div><az-button variant="quiet" icon="left" href=${this.router.href("/")}>${t("sessions.sessions")}</az-button></div></div><sessions-view .api=${this.api} .sessionId=${this.sessionId}></sessions-view></div>`;
  }
}

define("sessions-session", SessionPage);
