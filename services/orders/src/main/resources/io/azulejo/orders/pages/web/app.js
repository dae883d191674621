// <orders-app>: orders, picking and stock of the companies that the signed-in person is a member of.
import { AzElement, css, define, html, t } from "az/element.js";
import { ApiClient } from "az/api.js";
import { Router } from "az/router.js";
import { layout } from "az/layout.js";
import { locale, onLanguageChange } from "az/locale.js";
import "az/app.js";
import "az/sign-in.js";
import "az/states.js";
import { CompanyClient } from "./company.js";
import { demoPeople, host, resume, signIn, signOut, token } from "./session.js";
import "./messages.js";
import "./order-list.js";
import "./order-entry.js";
import "./order-page.js";
import "./picking-board.js";
import "./two-pickers.js";
import "./stock-page.js";
import "./shortage-page.js";

const BASE = "/orders/app";

class OrdersApp extends AzElement {
  static properties = { me: { state: true }, companies: { state: true }, api: { state: true }, problem: { state: true }, busy: { state: true }, labels: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      .sign-in { padding-block: var(--az-8); } .wrap { padding-bottom: var(--az-12); }
      .intro { text-align: center; display: grid; gap: var(--az-3); justify-items: center; margin-bottom: var(--az-6); } .intro p { max-width: 40rem; color: var(--az-soft); }
    `,
  ];

  router = new Router({
    base: BASE,
    routes: {
      "/": () => html`<orders-list .api=${this.api} .labels=${this.labels} .router=${this.router}></orders-list>`,
      "/new": () => html`<orders-entry .api=${this.api} .labels=${this.labels} .router=${this.router}></orders-entry>`,
      "/orders/:id": ({ id }) => html`<orders-order .api=${this.api} .labels=${this.labels} .orderId=${id} .roles=${this.roles} .router=${this.router}></orders-order>`,
      "/picking": () => html`<orders-board .api=${this.api} .me=${this.me.account} .labels=${this.labels}></orders-board>`,
      "/two-pickers": () => html`<orders-two-pickers .cnpj=${this.api.cnpj}></orders-two-pickers>`,
      "/stock": () => html`<orders-stock .api=${this.api} .router=${this.router}></orders-stock>`,
      "/stock/:product": ({ product }) => html`<orders-stock .api=${this.api} .product=${product} .router=${this.router}></orders-stock>`,
      "/shortage": () => html`<orders-shortage .api=${this.api}></orders-shortage>`,
    },
  });

  connectedCallback() {
    super.connectedCallback();
    this.router.addEventListener("change", () => this.requestUpdate());
    this.router.start();
    onLanguageChange(() => this.loadLabels());
    this.enter(resume);
  }

  get company() {
    return this.companies?.find((company) => company.cnpj === this.api?.cnpj);
  }

  /** Companies to choose from, in the menu of the signed-in person. */
  companyItems() {
    if (!(this.companies?.length > 1)) return [];
    return [{ heading: t("orders.company") }, ...this.companies.map(({ cnpj, name }) => ({ id: cnpj, label: name, checked: cnpj === this.api?.cnpj }))];
  }

  get roles() {
    if (this.me?.account.roles.includes("platform-admin")) return ["owner"];
    return this.company?.roles ?? [];
  }

  /** Shows the app for whoever `work` signs in, with the company used last in this tab. */
  async enter(work) {
    Object.assign(this, { busy: true, problem: null });
    try {
      const me = await work();
      if (me) await this.open(me);
      else this.me = null;
    } catch (problem) {
      this.problem = problem;
      this.me = null;
    } finally {
      this.busy = false;
    }
  }

  async open(me) {
    const members = me.memberships.filter(({ tenant }) => /^[0-9A-Z]{12}[0-9]{2}$/.test(tenant));
    this.companies = await Promise.all(members.map(async ({ tenant, roles }) => ({ cnpj: tenant, roles, name: (await new CompanyClient(tenant, token).get("/profile")).name })));
    const wanted = new URLSearchParams(location.search).get("company");
    this.use((this.companies.find(({ cnpj }) => cnpj === wanted) ?? this.companies[0])?.cnpj ?? (me.account.roles.includes("platform-admin") ? wanted : null));
    this.me = me;
  }

  /** Labels of status codes and payment methods, in the language of the page. */
  async loadLabels() {
    this.labels = this.api ? await new ApiClient({ base: "/orders", token }).get("/labels", { headers: { "Accept-Language": locale() } }) : {};
  }

  async use(cnpj) {
    this.api = cnpj ? new CompanyClient(cnpj, token) : null;
    await this.loadLabels();
  }

  render() {
    const navigation = this.me && this.api
      ? [
          { href: `${BASE}/`, label: t("orders.orders"), icon: "box" },
          { href: `${BASE}/picking`, label: t("orders.picking"), icon: "check" },
          { href: `${BASE}/stock`, label: t("orders.stock"), icon: "table" },
          { href: `${BASE}/shortage`, label: t("orders.shortage"), icon: "warn" },
          ...(demoPeople.length ? [{ href: `${BASE}/two-pickers`, label: t("orders.twoPickers"), icon: "columns" }] : []),
        ]
      : [];
    return html`<az-app name=${t("orders.title")} tile="orders" home="${BASE}/" .apps=${host.apps} .navigation=${navigation}
      .user=${this.me ? { name: this.me.account.name, role: [this.company?.name, this.roles.join(", ")].filter(Boolean).join(" · ") } : undefined} .userItems=${this.companyItems()} @az-user-action=${({ detail }) => this.use(detail.id)} @az-sign-out=${this.leave}>
      <div class="wrap">${this.renderPage()}</div>
    </az-app>`;
  }

  renderPage() {
    if (this.me === undefined) return html`<div class="sign-in"><az-skeleton shape="cards" lines="3"></az-skeleton></div>`;
    if (!this.me) return this.renderSignIn();
    if (!this.api) return html`<div class="sign-in"><az-empty heading=${t("orders.noCompany")} text=${t("orders.noCompany.text")}></az-empty></div>`;
    const { value, params } = this.router.match;
    return value ? value(params) : html`<div class="sign-in"><az-empty heading=${t("orders.notFound")}><az-button href="${BASE}/">${t("orders.orders")}</az-button></az-empty></div>`;
  }

  renderSignIn() {
    return html`<div class="sign-in"><div class="intro"><h1>${t("orders.title")}</h1><p>${t("orders.intro")}</p></div>
      <az-sign-in heading=${t("orders.signIn")} .accounts=${demoPeople} .problem=${this.problem} ?busy=${this.busy}
        @az-sign-in=${({ detail }) => this.enter(() => signIn(detail.user, detail.password))}
        @az-demo-sign-in=${({ detail }) => this.enter(() => signIn(detail.account.logins.identity.login, detail.account.logins.identity.password))}></az-sign-in></div>`;
  }

  async leave() {
    await signOut();
    Object.assign(this, { me: null, api: null, companies: [] });
  }
}

define("orders-app", OrdersApp);
