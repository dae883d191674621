// <az-grid>: rows and columns, as many as there are; only what is seen is in the page.
// `columns`: [{ key, label, min, grow, align, mono, sortable, hidden, format(value, row) }].
// `rows`: an array; or `count` and `rowAt(index)`, which may give undefined for a row that is not there yet (see `az-range`).
import { AzElement, define, html, nothing, reset, t, uniqueId } from "./element.js";
import { GridScroll } from "./grid-scroll.js";
import { compare } from "./locale.js";
import { gridStyles } from "./grid-styles.js";
import { icon } from "./icons.js";
import "./menu.js";

const SPARE = 6;
const ROW = 40;

class AzGrid extends AzElement {
  static properties = {
    columns: { attribute: false }, rows: { attribute: false }, count: { type: Number }, rowAt: { attribute: false }, label: {}, empty: {},
    sort: { attribute: false }, selected: { attribute: false }, active: { state: true }, hiddenKeys: { state: true },
  };
  static styles = [reset, gridStyles];

  constructor() {
    super();
    Object.assign(this, { columns: [], rows: null, count: 0, rowAt: null, label: "", empty: "", sort: null, selected: null });
    Object.assign(this, { active: { row: 0, column: 0 }, hiddenKeys: null, id_: uniqueId("grid"), scroll_: new GridScroll(ROW) });
    this.resizes = new ResizeObserver(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.resizes.disconnect();
  }

  firstUpdated() {
    this.resizes.observe(this.viewport);
    this.style.setProperty("--row", `${ROW}px`);
  }

  get viewport() {
    return this.renderRoot.querySelector(".viewport");
  }

  get visibleColumns() {
    return this.columns.filter(({ key, hidden }) => (this.hiddenKeys ? !this.hiddenKeys.has(key) : !hidden));
  }

  get total() {
    return this.rows ? this.rows.length : this.count;
  }

  willUpdate(changed) {
    if (changed.has("rows") || changed.has("sort")) this.sorted = this.sortedRows();
    this.scroll_.resize(this.total, Math.max(0, (this.viewport?.clientHeight ?? 0) - ROW));
  }

  sortedRows() {
    if (!this.rows || !this.sort || this.sort.remote) return this.rows;
    const { key, descending } = this.sort;
    const order = (a, b) => (typeof a === "number" && typeof b === "number" ? a - b : compare(String(a ?? ""), String(b ?? "")));
    return [...this.rows].sort((a, b) => (descending ? -1 : 1) * order(a[key], b[key]));
  }

  row(index) {
    return this.rows ? this.sorted[index] : this.rowAt?.(index);
  }

  render() {
    const columns = this.visibleColumns;
    const { first, last } = (this.range = this.scroll_.window(SPARE));
    const lines = [];
    for (let index = first; index < last; index++) lines.push(this.renderRow(index, columns));
    return html`<div class="tools"><span class="count" role="status">${t("az.rows", { count: this.total })}</span><slot name="tools"></slot><span class="grow"></span>${this.renderChooser()}</div>
      <div class="viewport" role="grid" tabindex="0" aria-label=${this.label} aria-rowcount=${this.total + 1} aria-colcount=${columns.length} aria-activedescendant=${this.cellId(this.active)} @scroll=${this.onScroll} @keydown=${this.onKey}>
        <div class="line head" role="row" aria-rowindex="1">${columns.map((column, index) => this.renderHead(column, index))}</div>
        <div class="canvas" role="rowgroup"><div class="rows" role="presentation">${lines}</div>${this.total ? nothing : html`<div class="none" role="row"><span role="gridcell">${this.empty || t("az.noMatches")}</span></div>`}</div>
      </div>`;
  }

  renderChooser() {
    const visible = new Set(this.visibleColumns.map(({ key }) => key));
    const items = this.columns.map(({ key, label }) => ({ id: key, label, checked: visible.has(key), multiple: true, disabled: visible.size === 1 && visible.has(key) }));
    return html`<az-menu placement="end" icon="columns" label=${t("az.columns")} .items=${items} @az-select=${(event) => this.toggleColumn(event)}></az-menu>`;
  }

  renderHead(column, index) {
    const sorted = this.sort?.key === column.key;
    const direction = sorted ? (this.sort.descending ? "descending" : "ascending") : column.sortable ? "none" : nothing;
    return html`<div class="cell ${column.align ?? ""} ${column.sortable ? "sortable" : ""} ${sorted ? "sorted" : ""} ${this.isActive(-1, index)}" role="columnheader" id=${this.cellId({ row: -1, column: index })} aria-colindex=${index + 1} aria-sort=${direction}
      title=${column.sortable ? t("az.sort", { column: column.label }) : nothing} @click=${() => this.sortBy(column)}><span>${column.label}</span>${sorted ? icon(this.sort.descending ? "down" : "up") : nothing}</div>`;
  }

  renderRow(index, columns) {
    const row = this.row(index);
    return html`<div class="line body ${row && row === this.selected ? "selected" : ""}" role="row" aria-rowindex=${index + 2} aria-selected=${row && row === this.selected ? "true" : nothing} @click=${(event) => this.onClick(index, event)} @dblclick=${() => this.open(index)}>${columns.map(
      (column, at) => html`<div class="cell ${column.align ?? ""} ${column.mono ? "mono" : ""} ${this.isActive(index, at)}" role="gridcell" id=${this.cellId({ row: index, column: at })} aria-colindex=${at + 1} data-column=${at}>${row ? html`<span>${column.format ? column.format(row[column.key], row) : row[column.key]}</span>` : html`<span class="wait"></span>`}</div>`)}</div>`;
  }

  updated() {
    const columns = this.visibleColumns;
    this.style.setProperty("--columns", columns.map(({ min = 8, grow = 1 }) => `minmax(${min}rem, ${grow}fr)`).join(" "));
    this.style.setProperty("--width", `${columns.reduce((sum, { min = 8 }) => sum + min, 0)}rem`);
    this.renderRoot.querySelector(".canvas").style.setProperty("height", this.total ? `${this.scroll_.canvas}px` : "auto");
    this.renderRoot.querySelector(".rows").style.setProperty("transform", `translateY(${this.range.top}px)`);
    const { first, last } = this.range;
    if (last > first && (first !== this.told?.first || last !== this.told?.last)) {
      this.told = { first, last };
      this.emit("az-range", { first, last });
    }
  }

  cellId({ row, column }) {
    return `${this.id_}-${row}-${column}`;
  }

  isActive(row, column) {
    return this.active.row === row && this.active.column === column ? "active" : "";
  }

  onScroll(event) {
    this.scroll_.moved(event.target.scrollTop);
    this.requestUpdate();
  }

  onClick(index, event) {
    const column = Number(event?.target.closest("[data-column]")?.dataset.column ?? this.active.column);
    this.active = { row: index, column };
    this.selected = this.row(index) ?? null;
    this.emit("az-select", { row: this.selected, index });
  }

  open(index) {
    const row = this.row(index);
    if (row) this.emit("az-open", { row, index });
  }

  sortBy(column) {
    if (!column.sortable) return;
    const descending = this.sort?.key === column.key && !this.sort.descending;
    const sort = { key: column.key, descending };
    this.sort = this.emit("az-sort", sort) ? sort : { ...sort, remote: true };
  }

  toggleColumn(event) {
    event.stopPropagation();
    const hidden = new Set(this.columns.filter((column) => !this.visibleColumns.includes(column)).map(({ key }) => key));
    if (!hidden.delete(event.detail.id)) hidden.add(event.detail.id);
    this.hiddenKeys = hidden;
    this.emit("az-columns", { visible: this.visibleColumns.map(({ key }) => key) });
  }

  onKey(event) {
    const { row, column } = this.active;
    const [last, lastColumn, page] = [this.total - 1, this.visibleColumns.length - 1, Math.max(1, Math.floor(this.scroll_.height / ROW) - 1)];
    const far = event.ctrlKey || event.metaKey;
    const moves = {
      ArrowDown: [row + 1, column], ArrowUp: [row - 1, column], ArrowRight: [row, column + 1], ArrowLeft: [row, column - 1],
      PageDown: [row + page, column], PageUp: [Math.max(0, row - page), column], Home: [far ? 0 : row, 0], End: [far ? last : row, lastColumn],
    };
    if (event.key in moves) {
      event.preventDefault();
      const [nextRow, nextColumn] = moves[event.key];
      this.active = { row: Math.max(-1, Math.min(last, nextRow)), column: Math.max(0, Math.min(lastColumn, nextColumn)) };
      this.reveal(this.active);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (row === -1) this.sortBy(this.visibleColumns[column]);
      else if (event.key === "Enter") this.open(row);
      else this.onClick(row);
    }
  }

  reveal({ row, column }) {
    const scrollTop = row < 0 ? null : this.scroll_.reveal(row);
    if (scrollTop !== null) this.viewport.scrollTop = scrollTop;
    this.updateComplete.then(() => {
      const cell = this.renderRoot.getElementById(this.cellId({ row, column }));
      const [port, box] = [this.viewport.getBoundingClientRect(), cell?.getBoundingClientRect()];
      if (box?.left < port.left) this.viewport.scrollLeft -= port.left - box.left;
      else if (box?.right > port.right) this.viewport.scrollLeft += Math.min(box.right - port.right, box.left - port.left);
    });
  }
}

define("az-grid", AzGrid);
