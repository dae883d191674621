// <studio-search>: partition key, condition on the sort key, order and filters. Tells `az-search` with what the address holds.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { studioStyles } from "./studio-styles.js";
import { TYPES } from "./values.js";
import "az/button.js";
import "az/combobox.js";
import "az/field.js";
import "az/select.js";

const SORT_OPERATORS = [["begins_with", "begins with"], ["=", "="], ["<", "<"], ["<=", "≤"], [">", ">"], [">=", "≥"], ["between", "between"]];
const FILTER_OPERATORS = [["=", "="], ["<>", "≠"], ["<", "<"], ["<=", "≤"], [">", ">"], [">=", "≥"], ["begins_with", "begins with"], ["contains", "contains"], ["exists", "exists"], ["missing", "is missing"]];
const options = (pairs) => pairs.map(([value, label]) => ({ value, label }));
const NO_VALUE = ["exists", "missing"];

class StudioSearch extends AzElement {
  static properties = { keys: { attribute: false }, search: { attribute: false }, attributes: { attribute: false }, draft: { state: true }, filters: { state: true } };
  static styles = [
    ...studioStyles,
    css`
      form { display: grid; gap: var(--az-3); } .keys { display: grid; gap: var(--az-3); grid-template-columns: minmax(12rem, 2fr) auto minmax(10rem, 2fr) auto auto; align-items: end; }
      .filter { display: grid; gap: var(--az-2); grid-template-columns: minmax(8rem, 1.5fr) 8.5rem 8rem minmax(8rem, 2fr) auto; align-items: end; } az-select { min-width: 8rem; }
      @media (max-width: 60rem) { .keys, .filter { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } .keys > :first-child { grid-column: 1 / -1; } }
    `,
  ];

  willUpdate(changed) {
    if (changed.has("search")) {
      this.draft = { ...this.search, pk: this.search.pk ?? "" };
      this.filters = this.search.filters ? JSON.parse(this.search.filters).map(({ attribute, operator, values }) => ({ attribute, operator, type: Object.keys(values[0] ?? { S: "" })[0], value: Object.values(values[0] ?? { S: "" })[0] })) : [];
    }
  }

  focusSearch() {
    this.renderRoot.querySelector("az-field").focus();
  }

  set(change) {
    this.draft = { ...this.draft, ...change };
  }

  render() {
    const partitions = this.keys.filter((key) => key.partition);
    const sort = this.keys.find((key) => !key.partition);
    const { draft } = this;
    const sorted = sort && draft.pk;
    return html`<form class="panel" role="search" @submit=${this.submit} @keydown=${this.onKey}>
      <div class="keys">
        ${partitions.slice(0, 2).map((key, at) => html`<az-field label=${key.name} placeholder=${at === 0 ? "All partitions — press / to search" : ""} value=${draft[at ? "pk2" : "pk"] ?? ""} autocomplete="off" @az-input=${(event) => this.set({ [at ? "pk2" : "pk"]: event.detail.value })}></az-field>`)}
        ${sort ? html`<az-select label="${sort.name}" .options=${options(SORT_OPERATORS)} value=${draft.op || "begins_with"} ?disabled=${!sorted} @az-change=${(event) => this.set({ op: event.detail.value })}></az-select>
          <az-field label="Value" value=${draft.sk ?? ""} placeholder=${sorted ? "any" : "needs a partition key"} ?disabled=${!sorted} autocomplete="off" @az-input=${(event) => this.set({ sk: event.detail.value })}></az-field>
          ${draft.op === "between" ? html`<az-field label="and" value=${draft.sk2 ?? ""} autocomplete="off" @az-input=${(event) => this.set({ sk2: event.detail.value })}></az-field>` : nothing}
          <az-select label="Order" .options=${options([["asc", "ascending"], ["desc", "descending"]])} value=${draft.order || "asc"} ?disabled=${!sorted} @az-change=${(event) => this.set({ order: event.detail.value })}></az-select>` : nothing}
      </div>
      ${this.filters.map((filter, at) => this.renderFilter(filter, at))}
      <div class="row"><az-button variant="primary" icon="search" @click=${this.send}>Find</az-button>
        <az-button variant="quiet" icon="filter" @click=${() => (this.filters = [...this.filters, { attribute: "", operator: "=", type: "S", value: "" }])}>Add a filter</az-button>
        ${draft.pk || this.filters.length ? html`<az-button variant="quiet" @click=${this.clear}>Clear</az-button>` : nothing}</div>
    </form>`;
  }

  renderFilter(filter, at) {
    const change = (part) => (this.filters = this.filters.map((each, index) => (index === at ? { ...each, ...part } : each)));
    return html`<div class="filter">
      <az-combobox label="Attribute" free .options=${this.attributes} value=${filter.attribute} @az-change=${(event) => change({ attribute: event.detail.value })}></az-combobox>
      <az-select label="Operator" .options=${options(FILTER_OPERATORS)} value=${filter.operator} @az-change=${(event) => change({ operator: event.detail.value })}></az-select>
      <az-select label="Type" .options=${["S", "N", "BOOL", "B"].map((value) => ({ value, label: TYPES[value] }))} value=${filter.type} ?disabled=${NO_VALUE.includes(filter.operator)} @az-change=${(event) => change({ type: event.detail.value })}></az-select>
      <az-field label="Value" value=${filter.value} ?disabled=${NO_VALUE.includes(filter.operator)} @az-input=${(event) => change({ value: event.detail.value })}></az-field>
      <az-button icon="close" label="Remove the filter" @click=${() => (this.filters = this.filters.filter((_, index) => index !== at))}></az-button></div>`;
  }

  onKey(event) {
    if (event.key === "Enter" && event.composedPath()[0].localName === "input" && !event.defaultPrevented) this.send();
  }

  submit(event) {
    event.preventDefault();
    this.send();
  }

  clear() {
    this.filters = [];
    this.draft = {};
    this.send();
  }

  send() {
    const { pk, pk2, op, sk, sk2, order } = this.draft;
    const filters = this.filters.filter(({ attribute }) => attribute).map(({ attribute, operator, type, value }) => ({ attribute, operator, values: NO_VALUE.includes(operator) ? [] : [{ [type]: type === "BOOL" ? String(value) === "true" : value }] }));
    this.emit("az-search", { pk, pk2, op: sk ? op : "", sk, sk2: op === "between" ? sk2 : "", order: order === "desc" ? "desc" : "", filters: filters.length ? JSON.stringify(filters) : "" });
  }
}

define("studio-search", StudioSearch);
