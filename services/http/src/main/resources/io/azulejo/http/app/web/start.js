// Start page: what the server rendered, with sign-in, the state of the store, language and theme added.
import { AzElement, css, define, html, nothing, reset, t } from "az/element.js";
import { LANGUAGES, language, setLanguage } from "az/locale.js";
import { registerMessages } from "az/messages.js";
import { setTheme, theme } from "az/theme.js";
import { toast } from "az/toast.js";
import "az/avatar.js";
import "az/badge.js";
import "az/button.js";
import "az/copy.js";
import "az/menu.js";
import "az/states.js";
import { host } from "./settings.js";
import { Session, signInAs, signOutEverywhere } from "./session.js";

registerMessages({
  en: {
    "host.people": "Sign in as", "host.people.text": "One click signs you in to every product.", "host.signedIn": "You are signed in as {name}", "host.now": "Choose a product below.",
    "host.all": { one: "Show {count} more person", other: "Show {count} more people" }, "host.up": "The store answers", "host.down": "Not ready: {what}", "host.loading": "Sample data is still being loaded.",
  },
  pt: {
    "host.people": "Entrar como", "host.people.text": "Um clique abre a sessão em todos os produtos.", "host.signedIn": "Você entrou como {name}", "host.now": "Escolha um produto abaixo.",
    "host.all": { one: "Mostrar mais {count} pessoa", other: "Mostrar mais {count} pessoas" }, "host.up": "O armazenamento responde", "host.down": "Ainda não: {what}", "host.loading": "Os dados de exemplo ainda estão sendo carregados.",
  },
  es: {
    "host.people": "Entrar como", "host.people.text": "Un clic abre la sesión en todos los productos.", "host.signedIn": "Ha entrado como {name}", "host.now": "Elija un producto abajo.",
    "host.all": { one: "Mostrar {count} persona más", other: "Mostrar {count} personas más" }, "host.up": "El almacén responde", "host.down": "Aún no: {what}", "host.loading": "Los datos de ejemplo aún se están cargando.",
  },
});

/** Language and theme. The page is rendered on the server, so another language loads it again. */
class HostSettings extends AzElement {
  static styles = [reset, css`:host { display: inline-flex; min-width: 2.5rem; min-height: 2.5rem; }`];

  render() {
    const items = [
      { heading: t("az.language") },
      ...Object.entries(LANGUAGES).map(([tag, label]) => ({ id: `language:${tag}`, label, checked: tag === language() })),
      { separator: true },
      { heading: t("az.theme") },
      ...[["light", "sun"], ["dark", "moon"], ["system", "screen"]].map(([id, name]) => ({ id: `theme:${id}`, label: t(`az.theme.${id}`), icon: name, checked: id === theme() })),
    ];
    return html`<az-menu placement="end" icon="globe" label=${t("az.settings")} .items=${items} @az-select=${this.choose}></az-menu>`;
  }

  choose(event) {
    const [kind, value] = event.detail.id.split(":");
    if (kind === "theme") setTheme(value);
    else {
      setLanguage(value);
      location.reload();
    }
    this.requestUpdate();
  }
}

/** State of the store, asked again until it is healthy. */
class HostHealth extends AzElement {
  static properties = { state: { state: true } };
  static styles = [reset, css`:host { display: block; min-height: 1.7rem; }`];

  connectedCallback() {
    super.connectedCallback();
    this.ask();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  async ask() {
    const body = await fetch("/health").then((response) => response.json()).catch(() => ({ status: "down", checks: {} }));
    this.state = body;
    if (body.status !== "up") this.timer = setTimeout(() => this.ask(), 2000);
    else if (host.demo && !host.people.length) location.reload();
  }

  render() {
    if (!this.state) return nothing;
    const failing = Object.entries(this.state.checks).filter(([, value]) => value !== "up").map(([name, value]) => `${name}: ${value}`);
    return this.state.status === "up" ? html`<az-badge tone="good">${t("host.up")}</az-badge>` : html`<az-badge tone="warn">${t("host.down", { what: failing.join(", ") || "–" })}</az-badge>`;
  }
}

const FIRST = matchMedia("(max-width: 40rem)").matches ? 3 : 6;

/** People of the sample data. */
class HostPeople extends AzElement {
  static properties = { all: { state: true }, busy: { state: true }, user: { state: true } };
  static styles = [
    reset,
    css`
      :host { display: block; min-height: 15rem; }
      section { background: var(--az-surface); border: 1px solid var(--az-line); border-radius: var(--az-radius); box-shadow: var(--az-shadow); padding: clamp(1rem, 3vw, 1.75rem); display: grid; gap: var(--az-4); }
      header { display: flex; flex-wrap: wrap; align-items: center; gap: var(--az-2) var(--az-4); } h2 { margin: 0; font: 600 var(--az-text-xl)/1.2 var(--az-display); } p { margin: 0; color: var(--az-soft); } header > div { flex: 1 1 16rem; }
      ul { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--az-3); grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
      button { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--az-1) var(--az-3); align-items: start; width: 100%; height: 100%; padding: .75rem .9rem; text-align: start; border: 1px solid var(--az-line); border-radius: var(--az-radius); background: var(--az-raised); color: inherit; font: 400 var(--az-text-s)/1.45 var(--az-font); cursor: pointer; }
      button:hover { border-color: var(--az-accent); background: var(--az-accent-soft); } button[aria-pressed="true"] { border-color: var(--az-accent); box-shadow: 0 0 0 1px var(--az-accent); background: var(--az-accent-soft); }
      b { font-size: var(--az-text); } dl { margin: .25rem 0 0; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 .6em; } dt { color: var(--az-soft); } dd { margin: 0; overflow-wrap: anywhere; font-weight: 500; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { all: false, busy: "", user: null, session: new Session("identity") });
  }

  async connectedCallback() {
    super.connectedCallback();
    this.session.addEventListener("change", () => (this.user = this.session.user));
    await this.session.restore().catch(() => false);
  }

  render() {
    if (!host.people.length) return html`<section><header><div><h2>${t("host.people")}</h2><p>${t("host.loading")}</p></div></header><az-skeleton shape="cards"></az-skeleton></section>`;
    const people = this.all ? host.people : host.people.slice(0, FIRST);
    return html`<section aria-label=${t("host.people")}><header><div><h2>${this.user ? t("host.signedIn", { name: this.user.name }) : t("host.people")}</h2><p role="status">${this.user ? t("host.now") : t("host.people.text")}</p></div>
        ${this.user ? html`<az-button icon="out" @click=${this.leave}>${t("az.signOut")}</az-button>` : nothing}</header>
      <ul>${people.map((person) => this.renderPerson(person))}</ul>
      ${this.all || host.people.length <= FIRST ? nothing : html`<div><az-button variant="quiet" icon="down" @click=${() => (this.all = true)}>${t("host.all", { count: host.people.length - FIRST })}</az-button></div>`}</section>`;
  }

  renderPerson(person) {
    return html`<li><button type="button" aria-pressed=${String(this.user?.id === person.id)} ?disabled=${this.busy !== ""} @click=${() => this.enter(person)}><az-avatar name=${person.name}></az-avatar>
      <span><b>${person.name}</b>${Object.keys(person.may).length ? html`<dl>${Object.entries(person.may).map(([service, may]) => html`<dt>${service}</dt><dd>${may}</dd>`)}</dl>` : nothing}</span></button></li>`;
  }

  async enter(person) {
    this.busy = person.id;
    try {
      await signInAs(person, this.session);
    } catch (problem) {
      toast(problem.message, { tone: "bad" });
    } finally {
      this.busy = "";
    }
  }

  async leave() {
    await signOutEverywhere();
    this.session.token.clear();
  }
}

define("host-settings", HostSettings);
define("host-health", HostHealth);
define("host-people", HostPeople);
