// <studio-heat>: how the traffic of the last minute spreads over the partitions.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { number, percent } from "az/locale.js";
import { api, path } from "./api.js";
import { href, queryText } from "./place.js";
import { studioStyles } from "./studio-styles.js";
import { indexesOf, plain } from "./values.js";
import "az/button.js";

const REFRESH_MILLIS = 2000;
const HOT = 0.8;

class StudioHeat extends AzElement {
  static properties = { table: { attribute: false }, index: { attribute: false }, report: { state: true }, problem: { state: true } };
  static styles = [
    ...studioStyles,
    css`
      .heat td.cell { width: 1.6rem; min-width: 1.1rem; padding: 0; border: 2px solid var(--az-surface); background: color-mix(in srgb, var(--az-bad) calc(var(--heat) * 100%), var(--az-sunken)); } td.over { color: var(--az-bad); font-weight: 700; } caption { text-align: start; padding-bottom: var(--az-2); color: var(--az-soft); }
      .key { overflow-wrap: anywhere; font-family: var(--az-mono); } td, th { font-variant-numeric: tabular-nums; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => document.hidden || this.refresh(), REFRESH_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  willUpdate(changed) {
    if (changed.has("table") || changed.has("index")) this.refresh();
  }

  updated() {
    // The policy of the page forbids style attributes.
    this.renderRoot.querySelectorAll("[data-heat]").forEach((cell) => cell.style.setProperty("--heat", cell.dataset.heat));
  }

  async refresh(work = async () => {}) {
    try {
      await work();
      this.report = await api.get(path`/tables/${this.table.TableName}/heat`, { query: { index: this.index } });
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
    }
  }

  render() {
    const recording = Boolean(this.report?.recording);
    return html`<div class="stack"><h1>${this.table.TableName} ${this.index ?? ""} <span class="soft">heat map</span></h1>
      <nav class="tabs" aria-label="Table and indexes">${[null, ...indexesOf(this.table).map((each) => each.IndexName)].map((name) => html`<a href=${href("heat", this.table.TableName, name)} aria-current=${name === this.index ? "page" : nothing}>${name ?? "Table"}</a>`)}</nav>
      <div class="row"><az-button .pressed=${recording} ?disabled=${!this.report?.recordable} @click=${() => this.refresh(() => api.post("/traffic", { record: !recording }))}>Record traffic</az-button><az-button href=${href("table", this.table.TableName, this.index)}>Items</az-button></div>
      <p class="soft" role="status">${this.problem?.message ?? this.summary()}</p>
      ${recording && this.report.partitions.length ? html`<div class="wide">${this.renderMap()}</div>` : nothing}</div>`;
  }

  summary() {
    const { report } = this;
    if (!report) return "";
    if (!report.recordable) return "The store is not the embedded engine, so its traffic cannot be recorded. For DynamoDB, use Amazon CloudWatch Contributor Insights.";
    if (!report.recording) return "Recording is off. While it is on, every request to the engine counts: from the studio, the services and the endpoint.";
    if (!report.partitions.length) return "Recording; no traffic in the last minute.";
    return `Recording; the ${report.partitions.length} busiest partitions of the last minute. A partition supports ${number(report.readLimit)} read and ${number(report.writeLimit)} write units per second.`;
  }

  renderMap() {
    const { report } = this;
    const load = (cell) => Math.max(cell.reads / report.readLimit, cell.writes / report.writeLimit);
    const hottest = Math.max(...report.partitions.flatMap((partition) => partition.slices.map(load)));
    const peak = (partition, of) => Math.max(...partition.slices.map(of));
    return html`<table class="heat"><caption>Peak units per second; the darkest cell is ${percent(hottest)} of a partition's limit</caption>
      <thead><tr>${["Partition", "Share", "Reads/s", "Writes/s", "Of limit"].map((head) => html`<th scope="col">${head}</th>`)}<th scope="col" colspan=${report.partitions[0].slices.length}>Every ${report.seconds} s, now to the right</th></tr></thead>
      <tbody>${report.partitions.map((partition) => {
        const key = partition.key.map(plain).join(" / ");
        return html`<tr><th scope="row" class="key"><a href=${href("table", this.table.TableName, this.index) + queryText({ pk: plain(partition.key[0]), pk2: partition.key[1] ? plain(partition.key[1]) : "" })}>${key}</a></th>
          <td>${percent(partition.share)}</td><td>${number(peak(partition, (cell) => cell.reads), { maximumFractionDigits: 1 })}</td><td>${number(peak(partition, (cell) => cell.writes), { maximumFractionDigits: 1 })}</td><td class=${peak(partition, load) >= HOT ? "over" : ""}>${percent(peak(partition, load))}</td>
          ${partition.slices.map((cell) => html`<td class="cell" data-heat=${hottest === 0 ? 0 : load(cell) / hottest} title="${number(cell.reads, { maximumFractionDigits: 1 })} reads/s, ${number(cell.writes, { maximumFractionDigits: 1 })} writes/s"></td>`)}</tr>`;
      })}</tbody></table>`;
  }
}

define("studio-heat", StudioHeat);
