// <az-table-panel>: what the table did. `entries`, newest first:
// [{ pattern, latency, units: { read, write }, requests: [{ operation, table, index, keys: [{ pk, sk, entity }], items, units: { read, write } }] }].
// `link(request, key)` gives the URL of an item collection in the studio.
import { AzElement, css, define, html, nothing, reset, t } from "./element.js";
import { duration, number } from "./locale.js";
import { icon } from "./icons.js";
import "./badge.js";
import "./key.js";

class AzTablePanel extends AzElement {
  static properties = { entries: { attribute: false }, studio: {}, link: { attribute: false } };
  static styles = [
    reset,
    css`
      :host { display: block; padding: var(--az-4); font-size: var(--az-text-s); line-height: 1.5; }
      header { display: flex; align-items: center; gap: var(--az-2); } h2 { flex: 1; margin: 0; font: 600 var(--az-text-l)/1.2 var(--az-display); }
      header img { border-radius: 4px; } a { color: var(--az-accent); text-underline-offset: .2em; }
      .clear { border: 0; background: none; color: var(--az-accent); font: 600 var(--az-text-s)/1 var(--az-font); padding: .4rem; cursor: pointer; border-radius: var(--az-radius-s); } .clear:hover { background: var(--az-accent-soft); }
      .empty { color: var(--az-soft); margin: var(--az-3) 0 0; }
      ol { list-style: none; margin: var(--az-3) 0 0; padding: 0; display: grid; gap: var(--az-3); }
      .entry { border: 1px solid var(--az-line); border-radius: var(--az-radius); background: var(--az-raised); overflow: hidden; } .entry:first-child { border-color: var(--az-accent); box-shadow: 0 0 0 1px var(--az-accent); }
      summary { display: grid; grid-template-columns: 1fr auto; gap: 0 var(--az-3); padding: var(--az-3) var(--az-4); cursor: pointer; list-style: none; } summary:hover { background: var(--az-accent-soft); } summary:focus-visible { outline-offset: -3px; }
      .pattern { font-weight: 650; font-size: var(--az-text); overflow-wrap: anywhere; } .time { font-variant-numeric: tabular-nums; color: var(--az-soft); white-space: nowrap; } .sum { color: var(--az-soft); grid-column: 1 / -1; font-variant-numeric: tabular-nums; }
      .request { border-top: 1px solid var(--az-line); padding: var(--az-3) var(--az-4); display: grid; gap: var(--az-2); grid-template-columns: minmax(0, 1fr); }
      .what { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--az-2); } .operation { font: 600 var(--az-text-s)/1.4 var(--az-mono); } .write .operation { color: var(--az-hue-2); } .read .operation { color: var(--az-accent); } .where { color: var(--az-soft); overflow-wrap: anywhere; }
      .keys { display: grid; gap: var(--az-1); justify-items: start; } .keys a { text-decoration: none; max-width: 100%; } .keys a:hover { outline: 2px solid var(--az-accent); outline-offset: 2px; border-radius: 5px; }
      .figures { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--az-4); color: var(--az-soft); font-variant-numeric: tabular-nums; }
      .meter { display: flex; gap: 2px; align-items: center; } .meter i { width: 7px; height: 7px; rotate: 45deg; scale: .85; background: var(--az-accent); } .write .meter i { background: var(--az-hue-2); } .meter i.half { background: none; box-shadow: inset 0 0 0 1.5px var(--az-accent); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { entries: [], studio: "/studio/", link: null });
  }

  render() {
    return html`<header><h2>${t("az.did")}</h2>${this.entries.length ? html`<button class="clear" type="button" @click=${() => this.emit("az-clear")}>${t("az.did.clear")}</button>` : nothing}<a href=${this.studio} title=${t("az.did.studio")} aria-label=${t("az.did.studio")}>${icon("external")}</a></header>
      ${this.entries.length ? html`<ol aria-live="off">${this.entries.map((entry, index) => this.renderEntry(entry, index))}</ol>` : html`<p class="empty">${t("az.did.empty")}</p>`}`;
  }

  renderEntry({ pattern, latency, units, requests = [] }, index) {
    const sum = units === undefined ? requests.reduce((all, { units: each }) => ({ read: all.read + split(each).read, write: all.write + split(each).write }), { read: 0, write: 0 }) : split(units);
    return html`<li class="entry"><details ?open=${index === 0}><summary><span class="pattern">${pattern}</span><span class="time">${latency === undefined ? nothing : duration(latency)}</span><span class="sum">${[t("az.did.requests", { count: requests.length }), ...this.unitWords(sum)].join(" · ")}</span></summary>
      ${requests.map((request) => this.renderRequest(request))}</details></li>`;
  }

  renderRequest(request) {
    const units = split(request.units);
    const keys = (request.keys ?? []).map((key) => (typeof key === "string" ? { pk: key } : key));
    return html`<div class="request ${units.write ? "write" : "read"}"><div class="what"><span class="operation">${request.operation}</span><span class="where">${request.index ? `${request.table} · ${request.index}` : request.table}</span></div>
      ${keys.length ? html`<div class="keys">${keys.map((key) => html`<a href=${this.href(request, key)} title=${t("az.did.studio")}><az-key pk=${key.pk ?? ""} sk=${key.sk ?? ""} entity=${key.entity ?? nothing} index=${request.index ?? ""}></az-key></a>`)}</div>` : nothing}
      <div class="figures"><span>${t("az.did.items", { count: request.items ?? 0 })}</span><span>${this.unitWords(units).join(" · ")}</span>${this.renderMeter(units.read + units.write)}</div></div>`;
  }

  /** One diamond for each unit, so that an expensive request is seen before it is read. */
  renderMeter(units) {
    const whole = Math.min(Math.floor(units), 24);
    return html`<span class="meter" aria-hidden="true">${Array.from({ length: whole }, () => html`<i></i>`)}${units % 1 && whole < 24 ? html`<i class="half"></i>` : nothing}</span>`;
  }

  unitWords({ read, write }) {
    return [read ? t("az.did.read", { units: number(read) }) : "", write ? t("az.did.write", { units: number(write) }) : ""].filter(Boolean);
  }

  href(request, key) {
    if (this.link) return this.link(request, key);
    const parameters = new URLSearchParams({ table: request.table ?? "", ...(request.index && { index: request.index }), pk: key.pk ?? "", ...(key.sk && { sk: key.sk }) });
    return `${this.studio}?${parameters}`;
  }
}

/** Units may be given as one number, which then are read units. */
function split(units) {
  return typeof units === "object" && units ? { read: units.read ?? 0, write: units.write ?? 0 } : { read: units ?? 0, write: 0 };
}

define("az-table-panel", AzTablePanel);
