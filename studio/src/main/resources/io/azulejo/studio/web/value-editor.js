// <studio-value-editor>: the attributes of an item to edit by type, nested ones as a tree. Tells `az-item` after each change.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { studioStyles } from "./studio-styles.js";
import { TYPES, blank, typeOf } from "./values.js";
import "az/button.js";
import "az/check.js";
import "az/field.js";
import "az/select.js";

const LONG = 60;

class StudioValueEditor extends AzElement {
  static properties = { item: { attribute: false }, fixed: { attribute: false } };
  static styles = [
    ...studioStyles,
    css`
      .entries { display: grid; gap: var(--az-2); } .entry { display: grid; grid-template-columns: minmax(7rem, 14rem) 7.5rem minmax(0, 1fr) auto; gap: var(--az-2); align-items: center; }
      .entry > .name { font: 600 var(--az-text-s)/1.3 var(--az-mono); overflow-wrap: anywhere; } .nested { grid-column: 1 / -1; padding-inline-start: var(--az-4); border-inline-start: 2px solid var(--az-line); }
      .add { display: flex; gap: var(--az-2); align-items: end; padding-top: var(--az-2); } @media (max-width: 40rem) { .entry { grid-template-columns: minmax(0, 1fr) auto; } }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { item: {}, fixed: [] });
  }

  render() {
    return this.renderMap(this.item, (item) => this.emit("az-item", { item }), this.fixed);
  }

  renderMap(map, change, fixed = []) {
    return html`<div class="entries">${Object.entries(map).map(([name, value]) => this.renderEntry(name, value, fixed.includes(name),
      (next) => change({ ...map, [name]: next }), () => change(Object.fromEntries(Object.entries(map).filter(([each]) => each !== name)))))}
      <form class="add" @submit=${(event) => event.preventDefault()}><az-field label="New attribute" placeholder="name" @keydown=${(event) => event.key === "Enter" && this.add(event.currentTarget.closest("form"), map, change)}></az-field><az-select label="Type" .options=${Object.entries(TYPES).map(([value, label]) => ({ value, label }))} value="S"></az-select><az-button icon="plus" @click=${(event) => this.add(event.currentTarget.closest("form"), map, change)}>Add</az-button></form></div>`;
  }

  add(form, map, change) {
    const field = form.querySelector("az-field");
    const name = field.value?.trim();
    if (!name || name in map) {
      field.error = name ? "The item has it already." : "Give it a name.";
      return;
    }
    const type = form.querySelector("az-select").value;
    field.value = "";
    change({ ...map, [name]: blank(type) });
  }

  renderEntry(name, value, fixed, change, drop) {
    const type = typeOf(value);
    const nested = type === "M" || type === "L" || type.length === 2;
    return html`<div class="entry"><span class="name">${name}</span>
      ${fixed ? html`<span class="soft small">${TYPES[type]}, key</span>` : html`<az-select .options=${Object.entries(TYPES).map(([each, label]) => ({ value: each, label }))} value=${type} bare label="Type of ${name}" @az-change=${(event) => change(blank(event.detail.value))}></az-select>`}
      ${nested ? html`<span class="soft small">${size(value[type])}</span>` : this.renderScalar(name, type, value[type], fixed, (next) => change({ [type]: next }))}
      ${fixed ? nothing : html`<az-button size="small" variant="quiet" icon="trash" label="Remove ${name}" @click=${drop}></az-button>`}
      ${nested ? html`<div class="nested">${this.renderNested(type, value[type], (next) => change({ [type]: next }))}</div>` : nothing}</div>`;
  }

  renderScalar(name, type, content, fixed, change) {
    if (type === "BOOL") return html`<az-check label=${content ? "true" : "false"} ?checked=${content} @az-change=${(event) => change(event.target.checked)}></az-check>`;
    if (type === "NULL") return html`<span class="value NULL">null</span>`;
    const long = type === "S" && (content.length > LONG || content.includes("\n"));
    return html`<az-field .value=${content} rows=${long ? Math.min(8, content.split("\n").length + 2) : 0} ?disabled=${fixed} inputmode=${type === "N" ? "decimal" : "text"} placeholder=${type === "B" ? "Base64" : ""} bare label=${name} @az-input=${(event) => change(event.detail.value)}></az-field>`;
  }

  renderNested(type, content, change) {
    if (type === "M") return this.renderMap(content, change);
    if (type === "L") {
      return html`<div class="entries">${content.map((value, at) => this.renderEntry(`${at}`, value, false, (next) => change(content.with(at, next)), () => change(content.toSpliced(at, 1))))}
        <div><az-button size="small" icon="plus" @click=${() => change([...content, blank("S")])}>Add an element</az-button></div></div>`;
    }
    return html`<az-field label="One per line" rows=${Math.min(8, content.length + 1)} .value=${content.join("\n")} @az-change=${(event) => change(event.detail.value.split("\n").filter(Boolean))}></az-field>`;
  }
}

const size = (content) => `${Array.isArray(content) ? content.length : Object.keys(content).length} inside`;

define("studio-value-editor", StudioValueEditor);
