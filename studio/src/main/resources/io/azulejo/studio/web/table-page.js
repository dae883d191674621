// <studio-table-page>: one page of items by partition key. Far from the window it drops its items and keeps its height, so that
// a table of any size needs little memory.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { studioStyles } from "./studio-styles.js";
import { indexesOf, keysOf, plain, typed } from "./values.js";

const NEAR = "1500px";
const SHOWN_ATTRIBUTES = 4;

class StudioTablePage extends AzElement {
  static properties = { view: { attribute: false }, page: { attribute: false }, before: { attribute: false }, hidden_: { attribute: false }, near: { state: true } };
  static styles = [
    ...studioStyles,
    css`
      .collection { margin-block: var(--az-3); } .collection > h2 { font: 600 var(--az-text)/1.5 var(--az-mono); padding: var(--az-1) 0 var(--az-2); overflow-wrap: anywhere; }
      .collection > h2 small { color: var(--az-soft); font: 500 var(--az-text-s)/1 var(--az-font); margin-inline-start: .5em; }
    `,
  ];

  constructor() {
    super();
    this.near = true;
    this.watcher = new IntersectionObserver(([entry]) => this.seen(entry.isIntersecting), { rootMargin: NEAR });
  }

  connectedCallback() {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  seen(near) {
    if (near === this.near || (!near && this.matches(":focus-within"))) return;
    this.style.setProperty("min-height", near ? "" : `${this.offsetHeight}px`);
    this.near = near;
  }

  render() {
    return this.near ? this.sections().map((section) => this.renderSection(section)) : nothing;
  }

  key(item) {
    return this.view.keys.filter((key) => key.partition).map(({ name }) => plain(item[name])).join(" · ");
  }

  sections() {
    const sections = [];
    for (const item of this.page.items) {
      const entity = this.view.entities.of(item);
      if (this.hidden_.has(entity?.name ?? "")) continue;
      const key = this.key(item);
      if (sections.at(-1)?.key !== key) sections.push({ key, items: [] });
      sections.at(-1).items.push({ item, entity });
    }
    return sections;
  }

  renderSection({ key, items }, at) {
    const last = this.before?.items.at(-1);
    const continued = at === 0 && last && this.key(last) === key;
    return html`<section class="collection" aria-label=${key}><h2>${key}${continued ? html`<small>continued</small>` : html`<small>${items.length}</small>`}</h2>
      <ul class="items">${items.map(({ item, entity }) => html`<li>${this.renderItem(item, entity)}</li>`)}</ul></section>`;
  }

  renderItem(item, entity) {
    const sort = this.view.keys.find((key) => !key.partition) ?? this.view.keys[0];
    const keys = new Set([null, ...indexesOf(this.view.table).map((index) => index.IndexName)].flatMap((index) => keysOf(this.view.table, index)).map((key) => key.name));
    const names = Object.keys(item).filter((name) => !keys.has(name) && name !== entity?.table.entityType);
    return html`<button type="button" class="stored ${entity ? `hue-${entity.hue}` : ""}" @click=${() => this.emit("az-open-item", { item })}>
      <span class="sort">${plain(item[sort.name])}</span>${entity ? html`<span class="kind">${entity.name}</span>` : nothing}
      ${names.slice(0, SHOWN_ATTRIBUTES).map((name) => html`<span class="attribute"><b>${name}</b> ${typed(item[name], 48)}</span>`)}</button>`;
  }
}

define("studio-table-page", StudioTablePage);
