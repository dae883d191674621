// <orders-stock>: stock of a product in each warehouse, its ledger, and goods that arrive or are counted.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { Task } from "az/task.js";
import { dateTime, money, number } from "az/locale.js";
import { layout } from "az/layout.js";
import { path } from "az/api.js";
import { toast } from "az/toast.js";
import { nameOf } from "./people.js";
import "az/button.js";
import "az/card.js";
import "az/field.js";
import "az/form.js";
import "az/grid.js";
import "az/more.js";
import "az/select.js";
import "az/stat.js";
import "az/states.js";

const ACTIONS = ["receipts", "adjustments", "reservations", "releases"];

class StockPage extends AzElement {
  static properties = { api: { attribute: false }, product: { attribute: false }, router: { attribute: false }, action: { state: true }, problem: { state: true }, busy: { state: true } };
  static styles = [AzElement.styles, layout, css`az-grid { height: 22rem; } .find { display: flex; gap: var(--az-3); align-items: end; max-width: 34rem; } .find az-field { flex: 1; } .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr)); gap: var(--az-3); align-items: end; }`];

  constructor() {
    super();
    Object.assign(this, { product: "", action: "receipts", problem: null, busy: false, moves: [], next: null });
    this.stock = new Task(this, async (signal) => {
      const at = path`/products/${this.product}`;
      const [product, places, ledger] = await Promise.all([
        this.api.get(at, { signal }).catch((problem) => (problem.status === 404 ? null : Promise.reject(problem))), this.api.get(`${at}/stock`, { signal }), this.api.get(`${at}/stock/moves`, { signal, query: { limit: 50 } }),
      ]);
      Object.assign(this, { moves: ledger.items, next: ledger.next });
      return { product, places };
    });
  }

  willUpdate(changed) {
    if ((changed.has("product") || changed.has("api")) && this.product) this.stock.run();
  }

  async more(cursor) {
    const page = await this.api.get(path`/products/${this.product}/stock/moves`, { query: { limit: 50, cursor } });
    Object.assign(this, { moves: [...this.moves, ...page.items], next: page.next });
    this.requestUpdate();
  }

  async change({ quantity, reason, bin }) {
    Object.assign(this, { busy: true, problem: null });
    try {
      await this.api.post(path`/products/${this.product}/stock/${this.action}`, { quantity: Number(quantity), reason: reason || undefined, bin: bin || undefined }, { idempotencyKey: true });
      toast(t("orders.done"), { tone: "good" });
      await this.stock.run();
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }

  render() {
    return html`<div class="stack"><div class="page-head"><div><h1>${t("orders.stock")}</h1></div></div>
      <az-form label=${t("orders.stock.find")} @az-submit=${({ detail }) => this.router.go(`/stock/${encodeURIComponent(detail.values.product.trim())}`)}><div class="find"><az-field name="product" label=${t("orders.product")} placeholder="PRD-1001" .value=${this.product} required autocomplete="off"></az-field><az-button type="submit" icon="search" variant="primary">${t("orders.search")}</az-button></div></az-form>
      ${this.product
        ? this.stock.render({
            loading: () => html`<az-skeleton shape="cards" lines="3"></az-skeleton>`,
            failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.stock.run()}></az-error>`,
            done: (value) => this.renderStock(value),
          })
        : html`<az-empty heading=${t("orders.stock.find")} text=${t("orders.stock.text")}></az-empty>`}
    </div>`;
  }

  renderStock({ product, places }) {
    const columns = [
      { key: "at", label: t("orders.date"), min: 11, format: (value) => dateTime(value) },
      { key: "kind", label: t("orders.kind"), min: 9, format: (kind) => t(`orders.move.${kind}`) },
      { key: "quantity", label: t("orders.quantity"), min: 6, align: "end", format: (value) => number(value, { signDisplay: "exceptZero" }) },
      { key: "orderId", label: t("orders.order"), min: 13, format: (id) => (id ? html`<a class="mono" href=${this.router.href(`/orders/${encodeURIComponent(id)}`)}>${id}</a>` : "") },
      { key: "reason", label: t("orders.reason"), min: 10, grow: 1 },
      { key: "by", label: t("orders.by"), min: 9, format: (by) => nameOf(by) },
    ];
    return html`<h2>${product?.description ?? this.product} <span class="soft small">${product ? money(product.unitPrice, "BRL") : t("orders.product.unknown")}</span></h2>
      ${places.length ? places.map((place) => html`<div class="stats"><az-stat label="${t("orders.available")} · ${place.warehouse}${place.bin ? ` · ${place.bin}` : ""}" value=${number(place.available)}></az-stat><az-stat label=${t("orders.reserved")} value=${number(place.reserved)}></az-stat><az-stat label=${t("orders.held")} value=${number(place.held)}></az-stat></div>`) : html`<az-empty heading=${t("orders.stock.none")}></az-empty>`}
      <az-card heading=${t("orders.stock.change")}><az-form .problem=${this.problem} ?busy=${this.busy} @az-submit=${({ detail }) => this.change(detail.values)}><div class="fields">
        <az-select label=${t("orders.kind")} .value=${this.action} .options=${ACTIONS.map((value) => ({ value, label: t(`orders.stock.${value}`) }))} @az-change=${({ detail }) => (this.action = detail.value)}></az-select>
        <az-field name="quantity" type="number" step="1" label=${t("orders.quantity")} required></az-field>
        ${this.action === "receipts" ? html`<az-field name="bin" label=${t("orders.bin")} optional></az-field>` : html`<az-field name="reason" label=${t("orders.reason")} required></az-field>`}
        <az-button type="submit" variant="primary" ?busy=${this.busy}>${t("orders.save")}</az-button></div></az-form></az-card>
      <h2>${t("orders.ledger")}</h2>
      <az-grid label=${t("orders.ledger")} .columns=${columns} .rows=${this.moves} empty=${t("orders.ledger.none")}></az-grid>
      ${this.next ? html`<az-more .next=${this.next} .count=${this.moves.length} @az-more=${({ detail }) => this.more(detail.next)}></az-more>` : nothing}`;
  }
}

define("orders-stock", StockPage);
