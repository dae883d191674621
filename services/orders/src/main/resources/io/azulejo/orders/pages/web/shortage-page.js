// <orders-shortage>: products that open orders wait for.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { Task } from "az/task.js";
import { layout } from "az/layout.js";
import { number } from "az/locale.js";
import "az/card.js";
import "az/states.js";

class ShortagePage extends AzElement {
  static properties = { api: { attribute: false }, router: { attribute: false } };
  static styles = [AzElement.styles, layout, css`.figure { font: 600 2.25rem/1 var(--az-display); font-variant-numeric: tabular-nums; color: var(--az-bad); }`];

  report = new Task(this, (signal) => this.api.get("/reports/out-of-stock", { signal }));

  willUpdate(changed) {
    if (changed.has("api")) this.report.run();
  }

  render() {
    return html`<div class="stack"><div class="page-head"><div class="stack tight"><h1>${t("orders.shortage")}</h1><p class="soft">${t("orders.shortage.text")}</p></div></div>
      ${this.report.render({
        loading: () => html`<az-skeleton shape="cards" lines="3"></az-skeleton>`,
        failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.report.run()}></az-error>`,
        done: ({ products, complete }) => products.length
          ? html`<div class="cards">${products.map(({ productId, quantity, lines }) => html`<az-card tone="bad" heading=${productId} href=${this.router.href(`/stock/${encodeURIComponent(productId)}`)}><div class="figure">${number(quantity)}</div><p class="soft">${t("orders.shortage.lines", { count: lines })}</p></az-card>`)}</div>${complete ? nothing : html`<p class="soft">${t("orders.shortage.more")}</p>`}`
          : html`<az-empty heading=${t("orders.shortage.none")} text=${t("orders.shortage.none.text")}></az-empty>`,
      })}</div>`;
  }
}

define("orders-shortage", ShortagePage);
