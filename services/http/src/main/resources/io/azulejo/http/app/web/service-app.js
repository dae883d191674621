// Base of the services' apps: frame, routes, sign-in, and the panel with what the table did.
// A subclass calls super({ service, name, tile, routes }) and has `navigation()` and `page(match)`; routes map patterns to names of pages.
import { AzElement, define, html, nothing, reset } from "az/element.js";
import { layout } from "az/layout.js";
import { Router } from "az/router.js";
import { watch } from "az/store.js";
import { toast } from "az/toast.js";
import "az/app.js";
import "az/sign-in.js";
import "az/states.js";
import "az/table-panel.js";
import "./account.js";
import { t } from "az/messages.js";
import { host } from "./settings.js";
import { RecordedApi, recorded } from "./recorder.js";
import { Session, demoAccounts, signInAs, signOutEverywhere } from "./session.js";

export { host, define, html, nothing };

export class ServiceApp extends AzElement {
  static properties = { ready: { state: true }, signInProblem: { state: true }, busy: { state: true } };
  static styles = [reset, layout];

  constructor({ service, name, tile, routes }) {
    super();
    Object.assign(this, { service, name, tile, ready: false, signInProblem: null, busy: false });
    this.session = new Session(service);
    this.api = new RecordedApi({ base: `/${service}`, token: this.session.token });
    this.accounts = new RecordedApi({ base: this.session.accounts, token: this.session.token });
    this.router = new Router({ base: `/${service}/app`, routes: { "/sign-in": "sign-in", "/reset": "reset", "/verify": "verify", ...routes } });
    watch(this, this.router, this.session, recorded);
  }

  async connectedCallback() {
    super.connectedCallback();
    this.router.start();
    try {
      await this.session.restore();
    } catch (problem) {
      toast(problem.message, { tone: "bad" });
    }
    await this.signedIn();
    this.ready = true;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.router.stop();
  }

  /** Called after each change of the person, before the page is shown; loads what the frame needs. */
  async signedIn() {}

  navigation() {
    return [];
  }

  userItems() {
    return [];
  }

  /** Name of the person's role below the name, if the app has one. */
  roleName() {
    return "";
  }

  get mayRecord() {
    const { user } = this.session;
    return host.demo || Boolean(user && (user.roles.includes("admin") || user.roles.includes("platform-admin")));
  }

  render() {
    const { user } = this.session;
    return html`<az-app name=${this.name} tile=${this.tile} home="/${this.service}/" .apps=${host.apps} .navigation=${this.navigation()} current=${location.pathname}
        .user=${this.ready ? user && { name: user.name, role: this.roleName() } : undefined} .userItems=${this.userItems()} ?panel=${recorded.state.open} panel-count=${recorded.state.entries.length}
        @az-sign-in-request=${() => this.router.go(`/sign-in?next=${encodeURIComponent(this.router.match.path)}`)} @az-sign-out=${this.signOut} @az-panel=${(event) => recorded.set({ open: event.detail.open })}>
      <div class="wrap stack">${this.ready ? this.renderPage() : html`<div class="page-head"><az-skeleton></az-skeleton></div>`}</div>
      ${this.mayRecord ? html`<az-table-panel slot="panel" studio=${host.studio || "/studio/"} .entries=${recorded.state.entries} @az-clear=${() => recorded.set({ entries: [] })}></az-table-panel>` : nothing}
    </az-app>`;
  }

  renderPage() {
    const { match } = this.router;
    if (match.value === "reset") return html`<host-reset .api=${this.accounts} .router=${this.router}></host-reset>`;
    if (match.value === "verify") return html`<host-verify .api=${this.accounts} .router=${this.router} .user=${this.session.user}></host-verify>`;
    return match.value === "sign-in" || (!this.session.user && !this.isPublic(match)) ? this.renderSignIn() : this.page(match);
  }

  /** Whether a page can be seen without a sign-in. */
  isPublic() {
    return false;
  }

  renderSignIn() {
    return html`<div class="page-head"><h1 class="visually-hidden">${this.name}</h1></div><az-sign-in heading=${this.name} .accounts=${demoAccounts(this.service)} .problem=${this.signInProblem} ?busy=${this.busy}
      @az-sign-in=${(event) => this.signIn(() => this.session.signIn(event.detail.user, event.detail.password))}
      @az-demo-sign-in=${(event) => this.signIn(() => signInAs(event.detail.account.person, this.session))}>${this.signInLinks()}</az-sign-in>`;
  }

  /** Further links below the sign-in, for example to a registration. */
  signInLinks() {
    return html`<p class="row"><a href=${this.router.href("/reset")}>${t("host.forgot")}</a></p>`;
  }

  async signIn(work) {
    this.busy = true;
    this.signInProblem = null;
    try {
      await work();
      await this.signedIn();
      const { value, query } = this.router.match;
      // Only an address of this app: the parameter may come from elsewhere.
      if (value === "sign-in") this.router.go(/^\/(?![/\\])/.test(query.next ?? "") ? query.next : "/", { replace: true });
    } catch (problem) {
      this.signInProblem = problem;
    } finally {
      this.busy = false;
    }
  }

  async signOut() {
    if (host.demo) await signOutEverywhere();
    await this.session.signOut();
    await this.signedIn();
  }
}
