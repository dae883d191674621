// <studio-design>: a design: its tables and entities, access patterns, findings and the diagram of who reads what.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { Entities } from "./entities.js";
import { href } from "./place.js";
import { marked } from "./pattern.js";
import { studioStyles } from "./studio-styles.js";
import "az/tabs.js";
import "./diagram.js";

class StudioDesign extends AzElement {
  static properties = { design: { attribute: false }, wanted: { state: true } };
  static styles = [
    ...studioStyles,
    css`
      tbody.entity th { color: var(--text); border-inline-start: 4px solid var(--text); font-weight: 700; } tbody.entity { border-bottom: 2px solid var(--az-line); }
      .findings { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--az-2); } .findings li { padding: var(--az-3); border: 1px solid var(--az-line); border-radius: var(--az-radius-s); background: var(--az-surface); } .findings li.open { border-inline-start: 4px solid var(--az-warn); } em { color: var(--az-soft); }
      .attributes { display: flex; flex-wrap: wrap; gap: var(--az-1) var(--az-2); } input[type="search"] { width: min(24rem, 100%); padding: .5rem .75rem; border: 1px solid var(--az-edge); border-radius: var(--az-radius-s); background: var(--az-raised); color: inherit; font: inherit; }
    `,
  ];

  constructor() {
    super();
    this.wanted = "";
  }

  render() {
    const { design } = this;
    return html`<div class="stack"><div><h1>${design.name}</h1><p class="soft mono">${design.type}</p></div>
      <az-tabs label="Parts of the design">
        <section slot="tables" data-label="Entities"><div class="stack loose" id="tables">${design.definition.tables.map((table) => this.renderTable(table))}</div></section>
        <section slot="patterns" data-label="Access patterns" data-count=${design.patterns.length}>${this.renderPatterns()}</section>
        <section slot="diagram" data-label="Diagram"><studio-diagram .design=${design}></studio-diagram></section>
        <section slot="findings" data-label="Findings" data-count=${design.open.length + design.accepted.length}>${this.renderFindings()}</section>
      </az-tabs></div>`;
  }

  renderTable(table) {
    const entities = new Entities([table]);
    const actual = this.design.tables[table.name];
    return html`<section class="stack"><div><h2>Table <a href=${href("table", actual)}>${actual}</a></h2>
      <p class="soft small">Keys ${[table.partitionKey, table.sortKey].filter(Boolean).join(" and ")}${table.entityType ? `, entity type in ${table.entityType}` : ""}${table.ttl ? `, time to live in ${table.ttl}` : ""}</p></div>
      <div class="wide"><table><thead><tr>${["Entity", "In", "Partition key", "Sort key"].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>${entities.known.map((entity) => this.renderEntity(entity, table))}</table></div>
      <details><summary>Attributes</summary><div class="stack">${entities.known.map(({ name, hue, definition }) => html`<div><span class="chip hue-${hue}">${name}</span><p class="attributes">${definition.components.map((component) => html`<code title=${component.role.toLowerCase()}>${component.attribute}${component.nullable ? "?" : ""}</code>`)}</p></div>`)}</div></details></section>`;
  }

  renderEntity({ name, hue, definition }, table) {
    const index = (key) => table.indexes.find((each) => each.name === key.index);
    const keys = [{ index: "table", pk: definition.pk, sk: definition.sk }, ...definition.indexKeys];
    return html`<tbody class="entity hue-${hue}">${keys.map((key, at) => html`<tr>${at === 0 ? html`<th rowspan=${keys.length} scope="rowgroup">${name}</th>` : nothing}<td>${key.index}${condition(key.when)}</td><td>${key.pk ? html`<code>${key.pk}</code>` : html`<span class="soft">attribute ${index(key)?.partitionKey}</span>`}</td><td>${key.sk ? html`<code>${key.sk}</code>` : index(key)?.sortKey ? html`<span class="soft">attribute ${index(key).sortKey}</span>` : nothing}</td></tr>`)}</tbody>`;
  }

  renderPatterns() {
    const wanted = this.wanted.toLowerCase();
    const shown = this.design.patterns.filter((pattern) => `${pattern.name} ${pattern.method} ${pattern.operation}`.toLowerCase().includes(wanted));
    return html`<div class="stack" id="patterns"><input type="search" aria-label="Find an access pattern" placeholder="Find an access pattern" .value=${this.wanted} @input=${(event) => (this.wanted = event.target.value)}>
      <div class="wide"><table><thead><tr>${["Pattern", "Operation", "Expected cost"].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${shown.map((pattern) => html`<tr><td><a href=${href("pattern", this.design.name, pattern.method)}>${pattern.name}</a></td><td>${marked(pattern.operation)}</td><td>${pattern.cost}</td></tr>`)}</tbody></table></div></div>`;
  }

  renderFindings() {
    const { open, accepted } = this.design;
    if (!open.length && !accepted.length) return html`<p>None.</p>`;
    const text = (finding) => html`<strong>${finding.id}</strong> ${finding.about}: ${finding.text}. `;
    return html`<div class="stack" id="findings"><p>${open.length} open, ${accepted.length} accepted</p><ul class="findings">${open.map((finding) => html`<li class="open">${text(finding)}</li>`)}${accepted.map((finding) => html`<li>${text(finding)}<em>Accepted because ${finding.because}.</em></li>`)}</ul></div>`;
  }
}

const condition = (when) => (when ? ` when ${when.negated ? "not " : ""}${when.member}${when.method ? "()" : ""}` : "");

define("studio-design", StudioDesign);
