// <studio-overview>: the designs and the tables that there are.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { number } from "az/locale.js";
import { href } from "./place.js";
import { studioStyles } from "./studio-styles.js";
import "az/card.js";
import "az/states.js";

class StudioOverview extends AzElement {
  static properties = { designs: { attribute: false }, tables: { attribute: false } };
  static styles = [...studioStyles, css`.chips { display: flex; flex-wrap: wrap; gap: var(--az-1); } dl { display: grid; grid-template-columns: auto 1fr; gap: 2px var(--az-3); margin: 0; } dt { color: var(--az-soft); } dd { margin: 0; } dd a { position: relative; z-index: 1; }`];

  render() {
    const designed = new Set(this.designs.flatMap((design) => Object.values(design.tables)));
    return html`<div class="stack loose">
      <div><h1>Overview</h1><p class="soft">Designs that the class path holds, and the tables of this endpoint.</p></div>
      <div class="cards">${this.designs.map((design) => this.renderDesign(design))}</div>
      ${this.tables.some((table) => !designed.has(table.TableName)) ? html`<h2>Tables without a design</h2><div class="cards">${this.tables.filter((table) => !designed.has(table.TableName)).map((table) => html`<az-card heading=${table.TableName} href=${href("table", table.TableName)}>${number(table.ItemCount ?? 0)} items</az-card>`)}</div>` : nothing}
      ${this.tables.length === 0 ? html`<az-empty heading="No tables yet" text="Tables appear here as soon as they are created."></az-empty>` : nothing}
    </div>`;
  }

  renderDesign(design) {
    const entities = design.definition.tables.flatMap((table) => table.entities);
    const items = this.tables.filter((table) => Object.values(design.tables).includes(table.TableName)).reduce((sum, table) => sum + (table.ItemCount ?? 0), 0);
    return html`<az-card heading=${design.name} href=${href("design", design.name)}><div class="stack tight">
      <dl><dt>Tables</dt><dd>${Object.values(design.tables).map((name) => html`<a href=${href("table", name)}>${name}</a> `)}</dd>
        <dt>Items</dt><dd>${number(items)}</dd><dt>Access patterns</dt><dd>${design.definition.patterns.length}</dd>
        <dt>Findings</dt><dd>${design.open.length} open, ${design.accepted.length} accepted</dd></dl>
      <p class="small soft">${entities.length} entities: ${entities.slice(0, 8).map((entity) => entity.type.name).join(", ")}${entities.length > 8 ? "…" : ""}</p></div></az-card>`;
  }
}

define("studio-overview", StudioOverview);
