// <az-app>: the frame of an app. Slots: (default) the page, `actions` in the header, `panel` for what the table did.
// `navigation`: [{ href, label, icon, count }]; `user`: { name, role } or null; `apps`: [{ href, name, tile, text }].
import { AzElement, assetUrl, define, html, nothing, reset, t, uniqueId } from "./element.js";
import { LANGUAGES, language, setLanguage } from "./locale.js";
import { appStyles } from "./app-styles.js";
import { icon } from "./icons.js";
import { setTheme, theme } from "./theme.js";
import "./avatar.js";
import "./button.js";
import "./layout.js";
import "./menu.js";

class AzApp extends AzElement {
  static properties = {
    name: {}, tile: {}, home: {}, current: {}, navigation: { attribute: false }, user: { attribute: false }, userItems: { attribute: false }, apps: { attribute: false },
    panel: { type: Boolean, reflect: true }, panelCount: { type: Number, attribute: "panel-count" }, menuOpen: { state: true }, paneled: { state: true },
  };
  static styles = [reset, appStyles];

  constructor() {
    super();
    Object.assign(this, { name: "Azulejo", tile: "azulejo", home: "./", current: "", navigation: [], user: undefined, userItems: [], apps: [], panel: false, panelCount: 0, menuOpen: false, paneled: false });
    this.id_ = uniqueId("app");
  }

  render() {
    return html`<a class="skip" href="#main" @click=${this.skip}>${t("az.skip")}</a>
      <header><div class="bar">
        ${this.navigation.length ? html`<button class="toggle burger" type="button" aria-label=${t("az.menu")} aria-expanded=${String(this.menuOpen)} aria-controls="${this.id_}-nav" @click=${() => (this.menuOpen = !this.menuOpen)}>${icon(this.menuOpen ? "close" : "menu")}</button>` : nothing}
        <a class="brand" href=${this.home}><img src=${assetUrl(`tiles/${this.tile}.svg`)} alt="" width="34" height="34"><span>${this.name}</span></a>
        ${this.apps.length ? html`<az-menu icon="down" label=${t("az.apps")} .items=${this.apps.map((app) => ({ href: app.href, label: app.name, hint: app.text, image: assetUrl(`tiles/${app.tile}.svg`) }))}></az-menu>` : nothing}
        ${this.renderNavigation()}
        <div class="tools"><slot name="actions"></slot>${this.paneled ? this.renderPanelToggle() : nothing}${this.renderSettings()}${this.renderUser()}</div>
      </div></header>
      <div class="frieze"></div>
      <div class="body ${this.panel && this.paneled ? "open" : ""}"><main id="main" tabindex="-1"><slot></slot></main><aside id="${this.id_}-panel" aria-label=${t("az.did")}><slot name="panel" @slotchange=${(event) => (this.paneled = event.target.assignedElements().length > 0)}></slot></aside></div>`;
  }

  renderNavigation() {
    if (!this.navigation.length) return nothing;
    // The most specific page: the first page of an app is above all others.
    const current = this.navigation.map(({ href }) => href).filter((href) => this.isCurrent(href)).sort((one, other) => other.length - one.length)[0];
    return html`<nav id="${this.id_}-nav" class=${this.menuOpen ? "open" : ""} aria-label=${t("az.navigation")} @click=${() => (this.menuOpen = false)}>${this.navigation.map(
      ({ href, label, icon: name, count }) => html`<a href=${href} aria-current=${href === current ? "page" : nothing}>${icon(name)}${label}${count ? html`<span class="count">${count}</span>` : nothing}</a>`)}</nav>`;
  }

  renderPanelToggle() {
    return html`<button class="toggle" type="button" aria-expanded=${String(this.panel)} aria-controls="${this.id_}-panel" aria-label=${t("az.did")} title=${t("az.did")} @click=${this.togglePanel}>${icon("table")}<span class="wide">${t("az.did")}</span>${this.panelCount ? html`<span class="count">${this.panelCount}</span>` : nothing}</button>`;
  }

  renderSettings() {
    const items = [
      { heading: t("az.language") },
      ...Object.entries(LANGUAGES).map(([tag, label]) => ({ id: `language:${tag}`, label, checked: tag === language() })),
      { separator: true },
      { heading: t("az.theme") },
      ...[["light", "sun"], ["dark", "moon"], ["system", "screen"]].map(([id, name]) => ({ id: `theme:${id}`, label: t(`az.theme.${id}`), icon: name, checked: id === theme() })),
    ];
    return html`<az-menu class="settings" placement="end" icon="globe" label=${t("az.settings")} .items=${items} @az-select=${this.onSetting}></az-menu>`;
  }

  renderUser() {
    if (this.user === undefined) return nothing;
    if (!this.user) return html`<az-button variant="primary" size="small" icon="in" @click=${() => this.emit("az-sign-in-request")}>${t("az.signIn")}</az-button>`;
    const items = [{ heading: t("az.signedInAs", { name: this.user.name }) }, ...this.userItems, { separator: true }, { id: "sign-out", label: t("az.signOut"), icon: "out" }];
    return html`<az-menu placement="end" .items=${items} @az-select=${this.onUser}><span class="who"><az-avatar size="small" name=${this.user.name}></az-avatar><span class="text"><span class="name">${this.user.name}</span>${this.user.role ? html`<small>${this.user.role}</small>` : nothing}</span><span class="visually-hidden">${this.user.name}</span></span></az-menu>`;
  }

  isCurrent(href) {
    const here = this.current || location.pathname;
    const path = new URL(href, document.baseURI).pathname;
    return here === path || (path !== new URL(this.home, document.baseURI).pathname && here.startsWith(`${path.replace(/\/$/, "")}/`));
  }

  skip(event) {
    event.preventDefault();
    this.renderRoot.querySelector("main").focus();
  }

  togglePanel() {
    this.panel = !this.panel;
    this.emit("az-panel", { open: this.panel });
  }

  onSetting(event) {
    event.stopPropagation();
    const [kind, value] = event.detail.id.split(":");
    if (kind === "theme") setTheme(value);
    else setLanguage(value);
    this.requestUpdate();
  }

  onUser(event) {
    event.stopPropagation();
    if (event.detail.id === "sign-out") this.emit("az-sign-out");
    else this.emit("az-user-action", { id: event.detail.id });
  }
}

define("az-app", AzApp);
