// <orders-order>: a whole order with its lines, payments, shipments and history, and what can be done with it now.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { Task } from "az/task.js";
import { confirm } from "az/confirm.js";
import { date, dateTime, money } from "az/locale.js";
import { layout } from "az/layout.js";
import { path } from "az/api.js";
import { nameOf } from "./people.js";
import { PAYMENT_METHODS, tone } from "./company.js";
import { toast } from "az/toast.js";
import "az/badge.js";
import "az/button.js";
import "az/card.js";
import "az/dialog.js";
import "az/field.js";
import "az/form.js";
import "az/select.js";
import "az/states.js";
import "az/timeline.js";

/** Commands by status: [command, roles, what it asks for]. The server decides; this only hides what cannot work. */
const COMMANDS = {
  Pendente: [["confirm", ["sales"]], ["cancel", ["sales"], "reason"]],
  AguardandoEstoque: [["cancel", ["sales"], "reason"]],
  AguardandoSeparacao: [["cancel", ["sales"], "reason"]],
  EmSeparacao: [["cancel", ["sales"], "reason"]],
  Separado: [["invoice", ["finance"]]],
  Faturado: [["ship", ["shipper"], "trackingCode"]],
  Enviado: [["deliver", ["shipper"]], ["lose", ["shipper"], "reason"]],
  Entregue: [["return", ["sales", "stock"], "reason"]],
};
const STEPS = ["Pendente", "AguardandoSeparacao", "EmSeparacao", "Separado", "Faturado", "Enviado", "Entregue"];

class OrderPage extends AzElement {
  static properties = { api: { attribute: false }, labels: { attribute: false }, orderId: { attribute: false }, roles: { attribute: false }, router: { attribute: false }, asking: { state: true }, problem: { state: true }, busy: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      .columns { display: grid; grid-template-columns: minmax(0, 2fr) minmax(17rem, 1fr); gap: var(--az-5); align-items: start; }
      @media (max-width: 60rem) { .columns { grid-template-columns: minmax(0, 1fr); } }
      .scroll { overflow-x: auto; } table { width: 100%; min-width: 34rem; border-collapse: collapse; font-size: var(--az-text); } th { text-align: start; color: var(--az-soft); font-size: var(--az-text-s); font-weight: 600; } th.end, td.end { text-align: end; }
      th, td { padding: .5rem .6rem; border-bottom: 1px solid var(--az-line); vertical-align: middle; } tr:last-child td { border-bottom: 0; } td.end { font-variant-numeric: tabular-nums; white-space: nowrap; }
      dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: 0; } dt { color: var(--az-soft); } dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; } .sum { font-weight: 700; font-size: var(--az-text-l); }
      .steps { display: flex; list-style: none; margin: 0; padding: 0; overflow-x: auto; } .steps li { flex: 1 0 6.5rem; padding: .6rem .25rem 0; text-align: center; font-size: var(--az-text-s); color: var(--az-soft); border-top: 4px solid var(--az-line); } .steps li.past { border-color: var(--az-good); color: var(--az-ink); } .steps li.now { border-color: var(--az-accent); color: var(--az-accent-strong); font-weight: 700; }
      .head { display: flex; flex-wrap: wrap; gap: var(--az-2) var(--az-3); align-items: center; } h1 { font-family: var(--az-mono); font-size: clamp(1.25rem, 1rem + 1.5vw, 1.9rem); }
      .entry { display: flex; flex-wrap: wrap; gap: var(--az-2) var(--az-3); align-items: center; justify-content: space-between; padding-block: var(--az-2); border-bottom: 1px solid var(--az-line); } .entry:last-of-type { border: 0; } .entry small { display: block; color: var(--az-soft); overflow-wrap: anywhere; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { asking: null, problem: null, busy: "" });
    this.order = new Task(this, async (signal) => {
      const { data } = await this.api.send("GET", path`/orders/${this.orderId}`, { signal });
      const history = await this.api.get(path`/orders/${this.orderId}/history`, { signal, query: { limit: 100 } });
      return { ...data, history: history.items };
    });
  }

  willUpdate(changed) {
    if (changed.has("api") || changed.has("orderId")) this.order.run();
  }

  may(roles) {
    return this.roles.includes("owner") || roles.some((role) => this.roles.includes(role));
  }

  /** Sends a command of the order, and shows the order as it is then. */
  async act(name, work) {
    Object.assign(this, { busy: name, problem: null });
    try {
      await work();
      this.asking = null;
      toast(t("orders.done"), { tone: "good" });
    } catch (problem) {
      this.problem = problem;
      if (!this.asking) toast(problem.message, { tone: "bad" });
    } finally {
      this.busy = "";
      await this.order.run();
    }
  }

  command(name, body) {
    return this.act(name, () => this.api.post(`${path`/orders/${this.orderId}`}/${name}`, body ?? {}));
  }

  render() {
    return this.order.render({
      loading: () => html`<div class="page-head"></div><az-skeleton shape="cards" lines="4"></az-skeleton>`,
      failed: (problem) => html`<div class="page-head"></div><az-error .problem=${problem} @az-retry=${() => this.order.run()}></az-error>`,
      done: (order) => this.renderOrder(order),
    });
  }

  renderOrder(order) {
    const commands = (COMMANDS[order.status] ?? []).filter(([, roles]) => this.may(roles));
    return html`<div class="stack">
      <div class="page-head"><div class="stack tight"><div class="head"><h1>${order.orderId}</h1><az-badge id="status" tone=${tone(order.status)}>${order.statusLabel}</az-badge></div>
          <p class="soft small">${dateTime(order.orderDate)}${order.notes ? html` · ${order.notes}` : nothing}${order.reason ? html` · ${order.reason}` : nothing}</p></div>
        <div class="row">${commands.map(([name, , asks]) => html`<az-button data-command=${name} variant=${["cancel", "lose", "return"].includes(name) ? "danger" : "primary"} ?busy=${this.busy === name} @click=${() => (asks ? (this.asking = { name, asks }) : this.command(name))}>${t(`orders.do.${name}`)}</az-button>`)}
          <az-button icon="copy" label=${t("orders.duplicate")} @click=${this.duplicate}></az-button><az-button icon="refresh" label=${t("az.retry")} @click=${() => this.order.run()}></az-button></div></div>
      ${this.renderSteps(order)}
      <div class="columns"><div class="stack">
        <az-card heading=${t("orders.linesTitle")}><div class="scroll" tabindex="0" role="region" aria-label=${t("orders.linesTitle")}><table><thead><tr><th>${t("orders.product")}</th><th class="end">${t("orders.quantity")}</th><th class="end">${t("orders.price")}</th><th class="end">${t("orders.total")}</th><th>${t("orders.status")}</th></tr></thead>
          <tbody>${order.lines.map((line) => html`<tr><td><b>${line.description ?? line.productId}</b><div class="soft small"><a href=${this.router.href(`/stock/${encodeURIComponent(line.productId)}`)} class="mono">${line.line}</a>${line.bin ? html` · ${line.bin}` : nothing}${line.picker ? html` · ${nameOf(line.picker)}` : nothing}</div></td>
            <td class="end">${line.quantity}</td><td class="end">${money(line.unitPrice, "BRL")}</td><td class="end">${money(line.unitPrice * line.quantity, "BRL")}</td><td><az-badge tone=${tone(line.status)}>${line.statusLabel}</az-badge></td></tr>`)}</tbody></table></div></az-card>
        <az-card heading=${t("orders.history")}>${order.history.length ? html`<az-timeline .events=${order.history.map((entry) => this.event(entry)).reverse()}></az-timeline>` : html`<p class="soft">${t("orders.history.none")}</p>`}</az-card>
      </div><div class="stack">
        <az-card heading=${t("orders.amounts")}><dl><dt>${t("orders.items")}</dt><dd>${money(order.itemsTotal, "BRL")}</dd><dt>${t("orders.shipping")}</dt><dd>${money(order.shippingTotal, "BRL")}</dd><dt>${t("orders.discount")}</dt><dd>${money(order.discount ? -order.discount : 0, "BRL")}</dd><dt class="sum">${t("orders.total")}</dt><dd class="sum">${money(order.total, "BRL")}</dd><dt>${t("orders.paid")}</dt><dd>${money(order.paid, "BRL")}</dd></dl></az-card>
        <az-card heading=${t("orders.payments")}>${this.renderPayments(order)}</az-card>
        <az-card heading=${t("orders.customer")}>${order.customer ? html`<div><b>${order.customer.firstName} ${order.customer.lastName}</b><div class="soft mono">${order.customer.cpf}</div></div>` : html`<p class="soft">${t("orders.customer.none")}</p>`}
          ${order.shipments.map((shipment) => html`<div class="entry"><span>${shipment.city}${shipment.uf ? ` (${shipment.uf})` : ""}<small>${shipment.method} · ${date(`${shipment.expectedDeliveryDate}T12:00:00`)}${shipment.trackingCode ? html` · <span class="mono">${shipment.trackingCode}</span>` : nothing}</small></span><span class="figures">${money(shipment.cost, "BRL")}</span></div>`)}</az-card>
      </div></div>
      ${this.renderDialog(order)}
    </div>`;
  }

  renderSteps(order) {
    const at = STEPS.indexOf(order.status === "AguardandoEstoque" ? "AguardandoSeparacao" : order.status);
    if (at < 0) return nothing;
    return html`<ol class="steps" tabindex="0" aria-label=${t("orders.progress")}>${STEPS.map((step, index) => html`<li class=${index < at ? "past" : index === at ? "now" : ""} aria-current=${index === at ? "step" : nothing}>${index === at ? order.statusLabel : (this.labels?.[step] ?? step)}</li>`)}</ol>`;
  }

  renderPayments(order) {
    const act = (method, id, name, body) => this.act(`${name} ${id}`, () => this.api.post(path`/orders/${order.orderId}/payments/${method}/${id}/${name}`, body));
    return html`${order.payments.flatMap((payment) => payment.transactions.map((entry) => html`<div class="entry"><span>${payment.methodLabel}<small class="mono">${entry.transactionId}</small></span><span class="figures">${money(entry.amount, "BRL")}</span><span class="row"><az-badge tone=${{ CAPTURED: "good", FAILED: "bad", REFUNDED: "warn" }[entry.state] ?? "accent"}>${entry.stateLabel}</az-badge>
        ${this.may(["finance"]) && entry.state === "AUTHORISED" ? html`<az-button size="small" @click=${() => act(payment.method, entry.transactionId, "capture", {})}>${t("orders.capture")}</az-button>` : nothing}
        ${this.may(["finance"]) && entry.state === "CAPTURED" ? html`<az-button size="small" variant="danger" @click=${async () => (await confirm({ heading: t("orders.refund"), text: money(entry.amount, "BRL"), action: t("orders.refund"), tone: "bad" })) && act(payment.method, entry.transactionId, "refund", {})}>${t("orders.refund")}</az-button>` : nothing}</span></div>`))}
      ${order.payments.length ? nothing : html`<p class="soft">${t("orders.payments.none")}</p>`}
      ${order.status === "Pendente" && order.paid < order.total && this.may(["sales", "finance"]) ? html`<az-button slot="actions" icon="plus" id="add-payment" @click=${() => (this.asking = { name: "payment" })}>${t("orders.payment.add")}</az-button>` : nothing}`;
  }

  renderDialog(order) {
    const { name, asks } = this.asking ?? {};
    const close = () => Object.assign(this, { asking: null, problem: null });
    return html`<az-dialog size="small" heading=${name === "payment" ? t("orders.payment.add") : name ? t(`orders.do.${name}`) : ""} ?open=${!!name} @az-close=${close}>
      ${name ? html`<az-form .problem=${this.problem} ?busy=${!!this.busy} @az-submit=${({ detail }) => (name === "payment" ? this.pay(detail.values) : this.command(name, detail.values))}>
        ${name === "payment"
          ? html`<az-select name="method" label=${t("orders.payment")} .value=${"Pix"} .options=${PAYMENT_METHODS.map((value) => ({ value, label: this.labels?.[value] ?? value }))}></az-select><az-field name="transactionId" label=${t("orders.transaction")} .value=${transaction()} required></az-field><az-field name="amount" type="number" step="0.01" min="0.01" lead="R$" label=${t("orders.amount")} .value=${String((order.total - order.paid).toFixed(2))} required></az-field>`
          : html`<az-field name=${asks} label=${t(`orders.${asks}`)} ?required=${asks === "reason"} .value=${asks === "trackingCode" ? `BR${order.orderId}` : ""}></az-field>`}
        <az-button type="submit" variant="primary" ?busy=${!!this.busy}>${name === "payment" ? t("orders.payment.add") : t(`orders.do.${name}`)}</az-button></az-form>` : nothing}
    </az-dialog>`;
  }

  pay({ method, transactionId, amount }) {
    return this.act("payment", () => this.api.post(path`/orders/${this.orderId}/payments`, { method, transactionId, amount: Number(amount) }));
  }

  async duplicate() {
    try {
      const copy = await this.api.post(path`/orders/${this.orderId}/duplicate`, {}, { idempotencyKey: true });
      this.router.go(`/orders/${encodeURIComponent(copy.orderId)}`);
    } catch (problem) {
      toast(problem.message, { tone: "bad" });
    }
  }

  event({ at, action, from, to, detail, by }) {
    const moved = to && to !== from ? (from ? `${this.label(from)} → ${this.label(to)}` : this.label(to)) : "";
    return { title: moved || action, text: [moved ? action : "", detail].filter(Boolean).join(" · "), time: at, who: nameOf(by), tone: { good: "good", bad: "bad", warn: "warn" }[tone(to)] };
  }

  label(code) {
    return this.labels?.[code] ?? code;
  }
}

/** Number of a payment that nobody has used yet. */
export function transaction() {
  return `TX-${Date.now().toString(36).toUpperCase()}`;
}

define("orders-order", OrderPage);
