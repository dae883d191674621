// <studio-table>: the items of a table or an index, as item collections or as a grid.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { duration, number } from "az/locale.js";
import { toast } from "az/toast.js";
import { api, definitionsOf, path } from "./api.js";
import { Entities } from "./entities.js";
import { href, place, queryText } from "./place.js";
import { exportItems } from "./export.js";
import { studioStyles } from "./studio-styles.js";
import { indexesOf, keysOf, plain, typed, typeOf } from "./values.js";
import "az/button.js";
import "az/grid.js";
import "az/menu.js";
import "az/states.js";
import "./item.js";
import "./search.js";
import "./table-page.js";

const PAGE = 100;
const GRID_COLUMNS = 12;

class StudioTable extends AzElement {
  static properties = {
    table: { attribute: false }, index: { attribute: false }, search: { attribute: false },
    pages: { state: true }, busy: { state: true }, problem: { state: true }, hidden_: { state: true }, total: { state: true },
  };
  static styles = [
    ...studioStyles,
    css`
      .head { display: flex; flex-wrap: wrap; gap: var(--az-3); align-items: end; } .head > :first-child { flex: 1 1 14rem; }
      .tools, .chips { display: flex; flex-wrap: wrap; gap: var(--az-2); align-items: center; } .status { color: var(--az-soft); font-size: var(--az-text-s); font-variant-numeric: tabular-nums; }
      az-grid { height: min(70dvh, 48rem); } h1 small { font: 500 1rem/1 var(--az-mono); color: var(--az-soft); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { pages: [], busy: false, problem: null, hidden_: new Set(), total: null, started: "" });
    // Large tables load while the user scrolls.
    this.end = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && this.more(), { rootMargin: "600px" });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.end.disconnect();
  }

  willUpdate() {
    const wanted = JSON.stringify([this.table.TableName, this.index, { ...this.search, view: undefined }]);
    this.keys = keysOf(this.table, this.index);
    this.entities = new Entities(definitionsOf(this.table.TableName).map(({ table }) => table));
    if (this.started !== wanted) {
      this.started = wanted;
      this.restart();
    }
  }

  updated() {
    const end = this.renderRoot.querySelector("#end");
    this.end.disconnect();
    if (end && this.next && !this.busy && this.view === "cards") this.end.observe(end);
  }

  get view() {
    return this.search.view === "grid" ? "grid" : "cards";
  }

  get next() {
    return this.pages.at(-1)?.next ?? null;
  }

  get items() {
    return this.pages.flatMap((page) => page.items);
  }

  focusSearch() {
    this.renderRoot.querySelector("studio-search").focusSearch();
  }

  /** The search that the address holds, as the server takes it. */
  request() {
    const { pk, pk2, op, sk, sk2, order, filters } = this.search;
    const partitions = this.keys.filter((key) => key.partition);
    const sort = this.keys.find((key) => !key.partition);
    const partition = [pk, pk2].slice(0, partitions.length).filter((value) => value !== undefined && value !== "");
    return {
      index: this.index,
      partition: partition.map((value, at) => ({ [partitions[at].type]: value })),
      sort: partition.length && sort && sk ? { attribute: sort.name, operator: op || "begins_with", values: [sk, ...(op === "between" ? [sk2 ?? ""] : [])].map((value) => ({ [sort.type]: value })) } : null,
      descending: order === "desc",
      filters: filters ? JSON.parse(filters) : [],
      limit: PAGE,
    };
  }

  async restart() {
    this.run = Symbol("run");
    Object.assign(this, { pages: [], problem: null, total: null });
    await this.more(true);
  }

  async more(first = false) {
    if (!first && (this.busy || !this.next)) return;
    const run = this.run;
    this.busy = true;
    try {
      const begin = performance.now();
      const page = await api.post(path`/tables/${this.table.TableName}/search`, { ...this.request(), cursor: first ? null : this.next });
      if (run !== this.run) return;
      this.pages = [...this.pages, { ...page, number: this.pages.length, millis: performance.now() - begin }];
    } catch (problem) {
      if (run === this.run) this.problem = problem;
    } finally {
      if (run === this.run) this.busy = false;
    }
  }

  async count() {
    this.total = await api.post(path`/tables/${this.table.TableName}/count`, this.request());
  }

  render() {
    return html`<div class="stack">
      <div class="head"><div><h1>${this.table.TableName} ${this.index ? html`<small>${this.index}</small>` : nothing}</h1>
        <p class="soft small">${this.keys.map((key) => `${key.name} (${key.type})`).join(", ")} · ${number(this.table.ItemCount ?? 0)} items</p></div>
        <div class="tools"><az-button icon="plus" variant="primary" @click=${() => this.openItem(null)}>New item</az-button>
          <az-menu bordered label="Export" icon="down" .items=${[{ id: "json", label: "JSON" }, { id: "dynamodb", label: "DynamoDB JSON" }, { id: "csv", label: "CSV" }]} @az-select=${(event) => exportItems(event.detail.id, this.table.TableName, this.visible)}>Export</az-menu>
          <az-button href=${href("heat", this.table.TableName, this.index)}>Heat map</az-button></div></div>
      <nav class="tabs" aria-label="Table and indexes">${[null, ...indexesOf(this.table).map((each) => each.IndexName)].map((name) => html`<a href=${href("table", this.table.TableName, name)} aria-current=${name === this.index ? "page" : nothing}>${name ?? "Table"}</a>`)}</nav>
      <studio-search .keys=${this.keys} .search=${this.search} .attributes=${this.entities.attributes()} @az-search=${this.onSearch}></studio-search>
      ${this.renderChips()}
      ${this.problem ? html`<az-error .problem=${this.problem} @az-retry=${() => this.restart()}></az-error>` : this.renderItems()}
      <div class="tools"><p class="status" role="status">${this.statusText()}</p>${this.total ? html`<span class="chip">${number(this.total.count)}${this.total.complete ? "" : " or more"} in all, ${number(this.total.readUnits)} read units to count</span>` : html`<az-button size="small" variant="quiet" @click=${this.count}>Count all</az-button>`}</div>
      <div id="end">${this.next && !this.busy ? html`<az-button @click=${() => this.more()}>More</az-button>` : nothing}</div>
    </div><studio-item .table=${this.table} .entities=${this.entities} @az-saved=${() => this.restart()}></studio-item>`;
  }

  get visible() {
    return this.hidden_.size ? this.items.filter((item) => !this.hidden_.has(this.entities.of(item)?.name ?? "")) : this.items;
  }

  statusText() {
    if (this.busy && !this.pages.length) return "Loading…";
    const read = this.pages.reduce((sum, page) => sum + page.scanned, 0);
    const units = this.pages.reduce((sum, page) => sum + page.readUnits, 0);
    const last = this.pages.at(-1);
    return `${number(this.visible.length)} items so far, ${number(read)} read, ${number(units)} read units${last ? `, ${last.operation}, last page in ${duration(last.millis)}` : ""}${this.next ? "" : ", no more items"}`;
  }

  renderChips() {
    const present = new Map();
    this.items.forEach((item) => {
      const name = this.entities.of(item)?.name ?? "";
      present.set(name, (present.get(name) ?? 0) + 1);
    });
    if (!this.entities.known.length) return nothing;
    return html`<div class="chips" role="group" aria-label="Entities">${this.entities.known.filter(({ name }) => present.has(name)).map(({ name, hue }) => html`<button type="button" class="chip hue-${hue}" aria-pressed=${String(!this.hidden_.has(name))} @click=${() => this.toggle(name)}>${name} <span class="figures">${present.get(name)}</span></button>`)}
      ${present.has("") ? html`<button type="button" class="chip" aria-pressed=${String(!this.hidden_.has(""))} @click=${() => this.toggle("")}>no entity <span class="figures">${present.get("")}</span></button>` : nothing}
      <span class="grow"></span>${["cards", "grid"].map((view) => html`<az-button size="small" .pressed=${this.view === view} @click=${() => this.show({ view })}>${view === "cards" ? "Collections" : "Grid"}</az-button>`)}</div>`;
  }

  toggle(name) {
    const hidden = new Set(this.hidden_);
    if (!hidden.delete(name)) hidden.add(name);
    this.hidden_ = hidden;
  }

  renderItems() {
    if (!this.busy && this.pages.length && !this.items.length) return html`<az-empty heading="No items" text=${this.next ? "None so far: load more, the filter has not seen everything." : "Nothing matches."}></az-empty>`;
    return this.view === "grid" ? this.renderGrid() : this.pages.map((page, at) => html`<studio-table-page .view=${this} .page=${page} .before=${this.pages[at - 1] ?? null} .hidden_=${this.hidden_} @az-open-item=${(event) => this.openItem(event.detail.item)}></studio-table-page>`);
  }

  renderGrid() {
    const names = new Set(this.keys.map((key) => key.name));
    keysOf(this.table).forEach((key) => names.add(key.name));
    this.visible.forEach((item) => Object.keys(item).forEach((name) => names.add(name)));
    const columns = [...names].map((name, at) => ({ key: name, label: name, min: 11, hidden: at >= GRID_COLUMNS, sortable: true, mono: true, format: (_, row) => typed(row.item_[name], 80) }));
    const rows = this.visible.map((item) => ({ ...Object.fromEntries(Object.entries(item).map(([name, value]) => [name, typeOf(value) === "N" ? Number(value.N) : plain(value)])), item_: item }));
    return html`<az-grid label="Items" .columns=${columns} .rows=${rows} @az-open=${(event) => this.openItem(event.detail.row.item_)}>
      ${this.next ? html`<az-button slot="tools" size="small" ?busy=${this.busy} @click=${() => this.more()}>Load ${PAGE} more</az-button>` : nothing}</az-grid>`;
  }

  show(change) {
    const query = { ...this.search, ...change };
    place.replaceQuery(query);
    this.search = query;
  }

  onSearch(event) {
    const { view } = this.search;
    const target = href("table", this.table.TableName, this.index) + queryText({ ...event.detail, view });
    if (target === location.hash) this.restart();
    else location.hash = target;
  }

  openItem(item) {
    this.renderRoot.querySelector("studio-item").show(item, Boolean(this.index)).catch((problem) => toast(problem.message, { tone: "bad" }));
  }
}

define("studio-table", StudioTable);
