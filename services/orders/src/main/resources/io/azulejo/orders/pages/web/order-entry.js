// <orders-entry>: a new order: customer, lines, delivery, payment.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { layout } from "az/layout.js";
import { money } from "az/locale.js";
import { path } from "az/api.js";
import { toast } from "az/toast.js";
import { host } from "host/settings.js";
import { PAYMENT_METHODS } from "./company.js";
import { transaction } from "./order-page.js";
import "az/button.js";
import "az/card.js";
import "az/field.js";
import "az/form.js";
import "az/select.js";
import "az/states.js";

const STATES = ["AC", "AL", "AM", "AP", "BA", "CE", "DF", "ES", "GO", "MA", "MG", "MS", "MT", "PA", "PB", "PE", "PI", "PR", "RJ", "RN", "RO", "RR", "RS", "SC", "SE", "SP", "TO"];
const EXAMPLES = { 12345678000199: ["PRD-1001", "PRD-2002"], 11222333000181: ["PAO-01", "BOLO-02"], "12ABC34501DE35": ["TINTA-7"] };

class OrderEntry extends AzElement {
  static properties = { api: { attribute: false }, labels: { attribute: false }, router: { attribute: false }, lines: { state: true }, draft: { state: true }, problem: { state: true }, busy: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      .columns { display: grid; grid-template-columns: minmax(0, 2fr) minmax(16rem, 1fr); gap: var(--az-5); align-items: start; } @media (max-width: 60rem) { .columns { grid-template-columns: minmax(0, 1fr); } }
      .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: var(--az-3); align-items: start; }
      .line { display: grid; grid-template-columns: minmax(0, 3fr) 5.5rem 10rem 2.5rem; gap: var(--az-3); align-items: start; padding-bottom: var(--az-3); border-bottom: 1px solid var(--az-line); } .line > az-button { margin-top: 1.5rem; }
      @media (max-width: 36rem) { .line { grid-template-columns: 4.5rem minmax(0, 1fr) 2.5rem; } .line > :first-child { grid-column: 1 / -1; } }
      .sum { position: sticky; top: 5rem; } dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: 0; } dt { color: var(--az-soft); } dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; } .total { font-weight: 700; font-size: var(--az-text-l); color: var(--az-ink); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { lines: [line()], draft: { cost: "18.00", priority: "5", expectedDeliveryDate: day(3), method: "Transportadora", payment: "Pix" }, problem: null, busy: false, key: crypto.randomUUID() });
  }

  get items() {
    return this.lines.reduce((sum, { quantity, unitPrice }) => sum + Math.round((Number(unitPrice) || 0) * 100) * (Number(quantity) || 0), 0) / 100;
  }

  get total() {
    return Math.max(0, this.items + (Number(this.draft.cost) || 0) - (Number(this.draft.discount) || 0));
  }

  render() {
    const field = (name, options = {}) => html`<az-field name=${options.path ?? name} data-draft=${name} type=${options.type ?? "text"} label=${t(`orders.${options.label ?? name}`)} .value=${this.draft[name] ?? ""} step=${options.step ?? nothing} min=${options.min ?? nothing} max=${options.max ?? nothing}
      lead=${options.lead ?? ""} placeholder=${options.placeholder ?? ""} ?required=${options.required} ?optional=${options.optional} autocomplete="off"></az-field>`;
    return html`<az-form label=${t("orders.new")} .problem=${this.problem} ?busy=${this.busy} @az-input=${this.typed} @az-change=${this.typed} @az-submit=${this.save}>
      <div class="page-head"><div><h1>${t("orders.new")}</h1></div>${host.demo ? html`<az-button id="example" icon="edit" @click=${this.fill}>${t("orders.example")}</az-button>` : nothing}</div>
      <div class="columns"><div class="stack">
        <az-card heading=${t("orders.customer")}><div class="fields">${field("firstName", { path: "customer.firstName", required: true })}${field("lastName", { path: "customer.lastName", required: true })}${field("cpf", { path: "customer.cpf", required: true, placeholder: "529.982.247-25" })}</div></az-card>
        <az-card heading=${t("orders.linesTitle")}>${this.lines.map((each, index) => this.renderLine(each, index))}
          <az-button slot="actions" id="add-line" icon="plus" @click=${() => (this.lines = [...this.lines, line()])}>${t("orders.line.add")}</az-button></az-card>
        <az-card heading=${t("orders.delivery")}><div class="fields">${field("city", { path: "shipments[0].city", required: true })}
          <az-select name="shipments[0].uf" data-draft="uf" label=${t("orders.uf")} placeholder="–" .value=${this.draft.uf ?? ""} .options=${STATES} required></az-select>
          ${field("expectedDeliveryDate", { path: "shipments[0].expectedDeliveryDate", type: "date", required: true, label: "due" })}${field("method", { path: "shipments[0].method", required: true, label: "carrier" })}${field("cost", { path: "shipments[0].cost", type: "number", step: "0.01", min: "0", lead: "R$", label: "shipping", required: true })}</div></az-card>
      </div>
      <div class="stack sum">
        <az-card heading=${t("orders.payment")}><az-select name="payments[0].method" data-draft="payment" label=${t("orders.method")} .value=${this.draft.payment} .options=${[...PAYMENT_METHODS.map((value) => ({ value, label: this.labels?.[value] ?? value })), { value: "", label: t("orders.payLater") }]}></az-select>
          ${field("discount", { type: "number", step: "0.01", min: "0", lead: "R$", optional: true })}${field("priority", { type: "number", min: "0", max: "9" })}${field("notes", { optional: true })}</az-card>
        <az-card><dl><dt>${t("orders.items")}</dt><dd>${money(this.items, "BRL")}</dd><dt>${t("orders.shipping")}</dt><dd>${money(Number(this.draft.cost) || 0, "BRL")}</dd><dt>${t("orders.discount")}</dt><dd>${money(Number(this.draft.discount) ? -this.draft.discount : 0, "BRL")}</dd><dt class="total">${t("orders.total")}</dt><dd class="total" id="total">${money(this.total, "BRL")}</dd></dl>
          <az-button slot="actions" id="save" type="submit" variant="primary" size="large" icon="check" ?busy=${this.busy} @click=${() => this.renderRoot.querySelector("az-form").submit()}>${t("orders.place")}</az-button></az-card>
      </div></div>
    </az-form>`;
  }

  renderLine(each, index) {
    return html`<div class="line">
      <az-field name="lines[${index}].productId" data-line=${index} data-key="productId" label=${t("orders.product")} help=${each.description || t("orders.product.help")} .value=${each.productId} required autocomplete="off"></az-field>
      <az-field name="lines[${index}].quantity" data-line=${index} data-key="quantity" type="number" min="1" step="1" label=${t("orders.quantity")} .value=${each.quantity} required></az-field>
      <az-field name="lines[${index}].unitPrice" data-line=${index} data-key="unitPrice" type="number" min="0" step="0.01" lead="R$" label=${t("orders.price")} .value=${each.unitPrice} required></az-field>
      <az-button icon="trash" variant="quiet" label=${t("orders.line.remove")} ?disabled=${this.lines.length < 2} @click=${() => (this.lines = this.lines.filter((other) => other !== each))}></az-button></div>`;
  }

  typed(event) {
    const control = event.composedPath().find((each) => each.dataset?.draft || each.dataset?.line);
    if (!control) return;
    const { draft, line: index, key } = control.dataset;
    if (draft) this.draft = { ...this.draft, [draft]: event.detail.value };
    else {
      this.lines = this.lines.map((each, at) => (String(at) === index ? { ...each, [key]: event.detail.value } : each));
      if (key === "productId" && event.type === "az-change") this.lookUp(Number(index), event.detail.value.trim());
    }
  }

  /** Fills in description and price of a known product. Another product can be ordered too. */
  async lookUp(index, productId) {
    if (!productId) return;
    try {
      const product = await this.api.get(path`/products/${productId}`);
      this.lines = this.lines.map((each, at) => (at === index ? { ...each, productId, description: product.description, unitPrice: Number(product.unitPrice).toFixed(2) } : each));
    } catch (problem) {
      if (problem.status !== 404) toast(problem.message, { tone: "bad" });
      this.lines = this.lines.map((each, at) => (at === index ? { ...each, description: t("orders.product.unknown") } : each));
    }
  }

  async fill() {
    this.draft = { ...this.draft, firstName: "Beatriz", lastName: "Moura", cpf: "529.982.247-25", city: "São Paulo", uf: "SP" };
    const products = EXAMPLES[this.api.cnpj] ?? [];
    this.lines = products.map((productId) => ({ ...line(), productId }));
    await Promise.all(products.map((productId, index) => this.lookUp(index, productId)));
  }

  async save() {
    if (this.busy) return;
    Object.assign(this, { busy: true, problem: null });
    const { firstName, lastName, cpf, city, uf, expectedDeliveryDate, method, cost, payment, discount, priority, notes } = this.draft;
    try {
      const order = await this.api.post(
        "/orders",
        {
          customer: { firstName, lastName, cpf },
          lines: this.lines.map(({ productId, quantity, unitPrice }) => ({ productId: productId.trim(), quantity: Number(quantity), unitPrice: Number(unitPrice) })),
          shipments: [{ city, uf, expectedDeliveryDate, method, cost: Number(cost) }],
          payments: payment ? [{ method: payment, transactionId: transaction(), amount: this.total }] : [],
          discount: discount ? Number(discount) : undefined,
          priority: priority === "" ? undefined : Number(priority),
          due: expectedDeliveryDate,
          notes: notes || undefined,
        },
        { idempotencyKey: this.key },
      );
      toast(t("orders.placed"), { tone: "good" });
      this.router.go(`/orders/${encodeURIComponent(order.orderId)}`);
    } catch (problem) {
      this.problem = problem;
      if (problem.status) this.key = crypto.randomUUID();
    } finally {
      this.busy = false;
    }
  }
}

const line = () => ({ productId: "", quantity: "1", unitPrice: "", description: "" });
const day = (offset) => new Date(Date.now() + offset * 86400000).toISOString().slice(0, 10);

define("orders-entry", OrderEntry);
