// <orders-list>: orders by status, payment method, city, customer or month.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { dateTime, money } from "az/locale.js";
import { layout } from "az/layout.js";
import { ORDER_STATUSES, PAYMENT_METHODS, tone } from "./company.js";
import "az/badge.js";
import "az/button.js";
import "az/field.js";
import "az/form.js";
import "az/grid.js";
import "az/more.js";
import "az/select.js";
import "az/states.js";

const KINDS = ["all", "status", "payment", "city", "customer"];

class OrderList extends AzElement {
  static properties = { api: { attribute: false }, labels: { attribute: false }, router: { attribute: false }, kind: { state: true }, filter: { state: true }, items: { state: true }, next: { state: true }, busy: { state: true }, problem: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      .filters { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: var(--az-3); align-items: end; }
      az-grid { height: min(34rem, 70vh); } az-grid a { color: var(--az-accent); font-weight: 600; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { kind: "all", filter: {}, items: null, next: null, busy: false, problem: null });
  }

  willUpdate(changed) {
    if (changed.has("api")) this.load();
  }

  get query() {
    const { status, payment, month, city, uf, from, to } = this.filter;
    return { all: { month }, status: { status, month }, payment: { payment, month }, city: { city, uf, from, to } }[this.kind];
  }

  async load(cursor) {
    this.busy = true;
    this.problem = null;
    if (!cursor) this.items = null;
    try {
      const page = this.kind === "customer"
        ? await this.api.post("/orders/search", { cpf: this.filter.cpf, limit: 50, cursor })
        : await this.api.get("/orders", { query: { ...this.query, limit: 50, cursor } });
      this.items = [...(cursor ? this.items : []), ...page.items];
      this.next = page.next;
    } catch (problem) {
      this.problem = problem;
      this.items ??= [];
    } finally {
      this.busy = false;
    }
  }

  choose(kind) {
    this.kind = kind;
    this.problem = null;
    this.filter = kind === "status" ? { status: "Pendente" } : kind === "payment" ? { payment: "Pix" } : kind === "city" ? { from: day(-30), to: day(60) } : {};
    if (kind === "all" || kind === "status" || kind === "payment") this.load();
  }

  render() {
    const columns = [
      { key: "orderId", label: t("orders.number"), min: 13, format: (id) => html`<a class="mono" href=${this.router.href(`/orders/${encodeURIComponent(id)}`)}>${id}</a>` },
      { key: "statusLabel", label: t("orders.status"), min: 12, format: (label, row) => (label ? html`<az-badge tone=${tone(row.status)}>${label}</az-badge>` : "") },
      { key: "total", label: t("orders.total"), min: 8, align: "end", format: (value) => (value == null ? "" : money(value, "BRL")) },
      { key: "orderDate", label: t("orders.date"), min: 11, format: (value) => dateTime(value) },
      { key: "notes", label: t("orders.notes"), min: 12, grow: 1 },
    ];
    return html`<div class="stack">
      <div class="page-head"><div><h1>${t("orders.orders")}</h1></div><az-button id="new-order" variant="primary" icon="plus" href=${this.router.href("/new")}>${t("orders.new")}</az-button></div>
      <az-form label=${t("orders.filter")} .problem=${this.problem} ?busy=${this.busy} @az-submit=${({ detail }) => { this.filter = { ...this.filter, ...detail.values }; this.load(); }}>
        <div class="filters">
          <az-select label=${t("orders.filter")} .value=${this.kind} .options=${KINDS.map((kind) => ({ value: kind, label: t(`orders.by.${kind}`) }))} @az-change=${({ detail }) => this.choose(detail.value)}></az-select>
          ${this.renderFilter()}
        </div>
      </az-form>
      ${this.items === null ? html`<az-skeleton shape="table" lines="8"></az-skeleton>` : nothing}
      ${this.items?.length === 0 && !this.problem ? html`<az-empty heading=${t("orders.none")} text=${t("orders.none.text")}></az-empty>` : nothing}
      ${this.items?.length
        ? html`<az-grid label=${t("orders.orders")} .columns=${columns} .rows=${this.items} @az-open=${({ detail }) => this.router.go(`/orders/${encodeURIComponent(detail.row.orderId)}`)}></az-grid>
            <az-more .next=${this.next} .count=${this.items.length} ?busy=${this.busy} @az-more=${({ detail }) => this.load(detail.next)}></az-more>`
        : nothing}
    </div>`;
  }

  renderFilter() {
    const set = (name) => ({ detail }) => { this.filter = { ...this.filter, [name]: detail.value }; this.load(); };
    const field = (name, type = "text", extra = {}) => html`<az-field name=${name} type=${type} label=${t(`orders.${name}`)} .value=${this.filter[name] ?? ""} ?required=${extra.required} placeholder=${extra.placeholder ?? ""}></az-field>`;
    const month = html`<az-field type="month" label=${t("orders.month")} .value=${this.filter.month ?? ""} @az-change=${set("month")}></az-field>`;
    const apply = html`<az-button type="submit" icon="search" variant="primary">${t("orders.search")}</az-button>`;
    const codes = (values) => values.map((value) => ({ value, label: this.labels?.[value] ?? value }));
    if (this.kind === "status") return html`<az-select label=${t("orders.status")} .value=${this.filter.status} .options=${codes(ORDER_STATUSES)} @az-change=${set("status")}></az-select>${month}`;
    if (this.kind === "payment") return html`<az-select label=${t("orders.payment")} .value=${this.filter.payment} .options=${codes(PAYMENT_METHODS)} @az-change=${set("payment")}></az-select>${month}`;
    if (this.kind === "city") return html`${field("city", "text", { required: true, placeholder: "São Paulo" })}${field("uf", "text", { placeholder: "SP" })}${field("from", "date", { required: true })}${field("to", "date", { required: true })}${apply}`;
    if (this.kind === "customer") return html`${field("cpf", "text", { required: true, placeholder: "529.982.247-25" })}${apply}`;
    return month;
  }
}

/** A day from today on, as the API writes it. */
function day(offset) {
  return new Date(Date.now() + offset * 86400000).toISOString().slice(0, 10);
}

define("orders-list", OrderList);
