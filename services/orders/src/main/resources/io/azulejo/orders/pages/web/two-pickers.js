// <orders-two-pickers>: two pickers of the demo side by side. Both claim the same line at the same moment; one wins.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { Task } from "az/task.js";
import { layout } from "az/layout.js";
import { path } from "az/api.js";
import { CompanyClient } from "./company.js";
import { pickers, second } from "./people.js";
import "az/avatar.js";
import "az/badge.js";
import "az/button.js";
import "az/split.js";
import "az/states.js";
import "./picking-board.js";

class TwoPickers extends AzElement {
  static properties = { cnpj: { attribute: false }, outcome: { state: true }, busy: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      .who { display: flex; align-items: center; gap: var(--az-3); padding-block: var(--az-2) var(--az-3); } .who b { font: 600 var(--az-text-l)/1.2 var(--az-display); }
      .outcome { display: flex; flex-wrap: wrap; gap: var(--az-3); align-items: center; padding: var(--az-3) var(--az-4); border-radius: var(--az-radius); background: var(--az-accent-soft); } [slot] { padding: var(--az-2); } p.soft { max-width: 46rem; }
    `,
  ];

  pickers = new Task(this, async () => {
    const found = [];
    for (const person of pickers()) {
      const { token, companies } = await second(person);
      if (companies.includes(this.cnpj)) found.push({ person, api: new CompanyClient(this.cnpj, token) });
      if (found.length === 2) break;
    }
    return found;
  });

  willUpdate(changed) {
    if (changed.has("cnpj")) this.pickers.run();
  }

  /** Both send their claim before either answer is there. */
  async race() {
    const [left, right] = this.pickers.value;
    this.busy = true;
    try {
      const line = (await left.api.get("/picking/queue", { query: { limit: 1 } })).items[0];
      if (!line) {
        this.outcome = { empty: true };
        return;
      }
      const claims = await Promise.allSettled([left, right].map(({ api }) => api.post(path`/orders/${line.orderId}/lines/${line.line}/claim`, {})));
      const won = claims.findIndex((each) => each.status === "fulfilled");
      const lost = claims.find((each) => each.status === "rejected");
      this.outcome = { line, winner: won < 0 ? null : this.pickers.value[won].person, reason: lost?.reason.message ?? "" };
    } finally {
      this.busy = false;
      this.renderRoot.querySelectorAll("orders-board").forEach((board) => board.load());
    }
  }

  render() {
    return html`<div class="stack"><div class="page-head"><div class="stack tight"><h1>${t("orders.twoPickers")}</h1><p class="soft">${t("orders.twoPickers.text")}</p></div>
        ${this.pickers.value?.length === 2 ? html`<az-button id="race" variant="primary" size="large" icon="columns" ?busy=${this.busy} @click=${this.race}>${t("orders.race")}</az-button>` : nothing}</div>
      <div role="status">${this.renderOutcome()}</div>
      ${this.pickers.render({
        loading: () => html`<az-skeleton shape="cards" lines="2"></az-skeleton>`,
        failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.pickers.run()}></az-error>`,
        done: (pickers) => pickers.length < 2
          ? html`<az-empty heading=${t("orders.twoPickers.none")}></az-empty>`
          : html`<az-split>${pickers.map(({ person, api }, index) => html`<section slot=${index ? "end" : "start"} aria-label=${person.name}><div class="who"><az-avatar name=${person.name}></az-avatar><b>${person.name}</b>${this.outcome?.winner ? html`<az-badge tone=${this.outcome.winner === person ? "good" : "bad"}>${this.outcome.winner === person ? t("orders.won") : t("orders.lost")}</az-badge>` : nothing}</div>
              <orders-board compact .api=${api} .me=${person.id}></orders-board></section>`)}</az-split>`,
      })}</div>`;
  }

  renderOutcome() {
    if (!this.outcome) return nothing;
    if (this.outcome.empty) return html`<div class="outcome">${t("orders.lane.queue.none")}</div>`;
    return html`<div class="outcome"><az-badge tone="good" icon="check">${t("orders.race.won", { name: this.outcome.winner?.name ?? "–" })}</az-badge><span>${this.outcome.line.description ?? this.outcome.line.productId} · <span class="mono">${this.outcome.line.orderId}</span></span><span class="soft">${this.outcome.reason}</span></div>`;
  }
}

define("orders-two-pickers", TwoPickers);
