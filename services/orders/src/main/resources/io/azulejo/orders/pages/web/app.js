// <orders-app>: orders, picking and stock of the companies that the signed-in person is a member of.
import { t } from "az/element.js";
import { locale, onLanguageChange } from "az/locale.js";
import { ServiceApp, define, html } from "host/service-app.js";
import { CompanyClient } from "./company.js";
import { pickers } from "./people.js";
import "./messages.js";
import "./order-list.js";
import "./order-entry.js";
import "./order-page.js";
import "./picking-board.js";
import "./two-pickers.js";
import "./stock-page.js";
import "./shortage-page.js";

const CNPJ = /^[0-9A-Z]{12}[0-9]{2}$/;

class OrdersApp extends ServiceApp {
  static properties = { companies: { state: true }, client: { state: true }, labels: { state: true } };

  constructor() {
    super({
      service: "orders", name: "Orders", tile: "orders",
      routes: { "/": "list", "/new": "entry", "/orders/:id": "order", "/picking": "picking", "/two-pickers": "two-pickers", "/stock": "stock", "/stock/:product": "stock", "/shortage": "shortage" },
    });
    Object.assign(this, { companies: null, client: null, labels: {} });
    this.addEventListener("az-user-action", ({ detail }) => this.use(detail.id));
    onLanguageChange(() => this.loadLabels());
  }

  /** Opens the first company of the person; one named by `?company=` comes first, and only so for administrators of all. */
  async signedIn() {
    const { user } = this.session;
    Object.assign(this, { companies: null, client: null });
    const members = Object.entries(user?.memberships ?? {}).filter(([tenant]) => CNPJ.test(tenant)).sort();
    const wanted = new URLSearchParams(location.search).get("company");
    if (user?.roles.includes("platform-admin") && CNPJ.test(wanted)) members.push([wanted, ["owner"]]);
    const companies = await Promise.all(members.map(async ([cnpj, roles]) => ({ cnpj, roles, name: (await this.clientOf(cnpj).get("/profile")).name })));
    await this.use((companies.find(({ cnpj }) => cnpj === wanted) ?? companies[0])?.cnpj);
    this.companies = companies;
  }

  clientOf(cnpj) {
    return new CompanyClient(cnpj, this.session.token);
  }

  async use(cnpj) {
    this.client = cnpj ? this.clientOf(cnpj) : null;
    await this.loadLabels();
  }

  /** Labels of status codes and payment methods, in the language of the page. */
  async loadLabels() {
    this.labels = this.client ? await this.api.get("/labels", { headers: { "Accept-Language": locale() } }) : {};
  }

  get company() {
    return this.companies?.find(({ cnpj }) => cnpj === this.client?.cnpj);
  }

  roleName() {
    return this.company ? `${this.company.name} · ${this.company.roles.join(", ")}` : "";
  }

  userItems() {
    if (!(this.companies?.length > 1)) return [];
    return [{ heading: t("orders.company") }, ...this.companies.map(({ cnpj, name }) => ({ id: cnpj, label: name, checked: cnpj === this.client?.cnpj }))];
  }

  navigation() {
    if (!this.client) return [];
    const link = (path, label, icon) => ({ href: this.router.href(path), label: t(`orders.${label}`), icon });
    return [link("/", "orders", "box"), link("/picking", "picking", "check"), link("/stock", "stock", "table"), link("/shortage", "shortage", "warn"), ...(pickers().length ? [link("/two-pickers", "twoPickers", "columns")] : [])];
  }

  page({ value, params }) {
    const { client: api, labels, router } = this;
    if (!this.companies) return html`<div class="page-head"></div><az-skeleton shape="cards"></az-skeleton>`;
    if (!api) return html`<div class="page-head"></div><az-empty heading=${t("orders.noCompany")} text=${t("orders.noCompany.text")}></az-empty>`;
    switch (value) {
      case "list": return html`<orders-list .api=${api} .labels=${labels} .router=${router}></orders-list>`;
      case "entry": return html`<orders-entry .api=${api} .labels=${labels} .router=${router}></orders-entry>`;
      case "order": return html`<orders-order .api=${api} .labels=${labels} .orderId=${params.id} .roles=${this.company.roles} .router=${router}></orders-order>`;
      case "picking": return html`<orders-board .api=${api} .me=${this.session.user.id}></orders-board>`;
      case "two-pickers": return html`<orders-two-pickers .cnpj=${api.cnpj}></orders-two-pickers>`;
      case "stock": return html`<orders-stock .api=${api} .product=${params.product ?? ""} .router=${router}></orders-stock>`;
      case "shortage": return html`<orders-shortage .api=${api} .router=${router}></orders-shortage>`;
      default: return html`<div class="page-head"></div><az-empty heading=${t("orders.notFound")}><az-button href=${router.href("/")}>${t("orders.orders")}</az-button></az-empty>`;
    }
  }
}

define("orders-app", OrdersApp);
