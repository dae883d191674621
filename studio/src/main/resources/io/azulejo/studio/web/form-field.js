// <studio-form-field>: an input for one parameter of an access pattern, by the kind that the server describes.
// `value` is what the server takes; tells `az-value` after each change.
import { AzElement, css, define, html, nothing } from "az/element.js";
import { studioStyles } from "./studio-styles.js";
import { TYPES } from "./values.js";
import "az/button.js";
import "az/combobox.js";
import "az/field.js";
import "az/select.js";

const INPUTS = { date: "date", month: "month", number: "text", text: "text", time: "text", bytes: "text" };
const HINTS = { time: "2024-01-15T10:30:00Z", bytes: "Base64", number: "0" };
const OPERATORS = ["=", "<>", "<", "<=", ">", ">=", "begins_with", "contains", "exists", "missing"];

class StudioFormField extends AzElement {
  static properties = { field: { attribute: false }, value: { attribute: false }, examples: { attribute: false }, error: {} };
  static styles = [
    ...studioStyles,
    css`
      fieldset { border: 1px solid var(--az-line); border-radius: var(--az-radius-s); padding: var(--az-3); display: grid; gap: var(--az-3); margin: 0; min-width: 0; } legend { font-weight: 600; font-size: var(--az-text-s); padding-inline: .3em; }
      .element { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--az-2); align-items: end; } .filter { display: grid; grid-template-columns: minmax(0, 2fr) 8rem minmax(0, 2fr) auto; gap: var(--az-2); align-items: end; }
      .error { color: var(--az-bad); font-size: var(--az-text-s); }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { value: undefined, examples: [], error: "" });
  }

  change(value) {
    this.value = value;
    this.emit("az-value", { value });
  }

  render() {
    return html`${this.renderField(this.field, this.field.name, this.value, (value) => this.change(value))}${this.error && !["text", "number"].includes(this.field.kind) ? html`<div class="error">${this.error}</div>` : nothing}`;
  }

  renderField(field, label, value, change) {
    switch (field.kind) {
      case "choice": return html`<az-select label=${label} placeholder="—" .options=${field.options} value=${value ?? ""} @az-change=${(event) => change(event.detail.value)}></az-select>`;
      case "boolean": return html`<az-select label=${label} .options=${["false", "true"]} value=${value ?? "false"} @az-change=${(event) => change(event.detail.value)}></az-select>`;
      case "page": return html`<az-field label="Page size" type="number" min="1" max="500" value=${value?.size ?? "25"} @az-input=${(event) => change({ size: event.detail.value })}></az-field>`;
      case "months": return this.renderEnds(label, { kind: "month" }, value, change);
      case "days": return this.renderEnds(label, { kind: "date" }, value, change);
      case "range": return this.renderEnds(label, field.of, value, change);
      case "object": return this.renderObject(field, label, value ?? {}, change);
      case "variants": return this.renderVariants(field, label, value ?? {}, change);
      case "list": case "set": return this.renderList(field, label, value ?? [], change);
      case "map": return html`<az-field label="${label} (JSON object)" rows="3" .value=${value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value)} @az-change=${(event) => change(parsed(event.detail.value))}></az-field>`;
      case "filter": return this.renderFilter(field, label, value ?? [], change);
      default: return this.renderText(field, label, value, change);
    }
  }

  renderText(field, label, value, change) {
    const common = { label: field.optional ? `${label} (may be empty)` : label, help: ["String", "int", "long"].includes(field.type) ? "" : field.type };
    const examples = [...new Set([...(field.suggestions ?? []), ...(label === this.field.name ? this.examples : [])])];
    return examples.length
      ? html`<az-combobox free label=${common.label} help=${common.help} error=${this.error} .options=${examples} value=${value ?? ""} placeholder="Pick or type" @az-change=${(event) => change(event.detail.value)}></az-combobox>`
      : html`<az-field label=${common.label} help=${common.help} error=${label === this.field.name ? this.error : ""} type=${INPUTS[field.kind] ?? "text"} value=${value ?? ""} placeholder=${HINTS[field.kind] ?? ""} autocomplete="off" @az-input=${(event) => change(event.detail.value)}></az-field>`;
  }

  renderEnds(label, of, value, change) {
    return html`<fieldset><legend>${label}</legend><div class="pair">${["from", "to"].map((end) => this.renderField(of, `${label} ${end}`, value?.[end], (next) => change({ ...value, [end]: next })))}</div></fieldset>`;
  }

  renderObject(field, label, value, change) {
    return html`<fieldset><legend>${label} <span class="soft">${field.type}</span></legend>${field.fields.map((each) => this.renderField(each, each.name, value[each.name], (next) => change({ ...value, [each.name]: next })))}</fieldset>`;
  }

  renderVariants(field, label, value, change) {
    const chosen = field.variants.find(({ name }) => name === value["@type"]);
    return html`<fieldset><legend>${label}</legend><az-select label="Type" placeholder="—" .options=${field.variants.map(({ name }) => name)} value=${value["@type"] ?? ""} @az-change=${(event) => change({ "@type": event.detail.value })}></az-select>
      ${chosen?.fields?.map((each) => this.renderField(each, each.name, value[each.name], (next) => change({ ...value, [each.name]: next })))}</fieldset>`;
  }

  renderList(field, label, value, change) {
    return html`<fieldset><legend>${label}</legend>${value.map((each, at) => html`<div class="element">${this.renderField(field.of, `${label} ${at + 1}`, each, (next) => change(value.with(at, next)))}<az-button icon="close" label="Remove" @click=${() => change(value.toSpliced(at, 1))}></az-button></div>`)}
      <div><az-button size="small" icon="plus" @click=${() => change([...value, ""])}>Add to ${label}</az-button></div></fieldset>`;
  }

  renderFilter(field, label, value, change) {
    const set = (at, part) => change(value.map((each, index) => (index === at ? { ...each, ...part } : each)));
    return html`<fieldset><legend>${label}</legend>${value.map((each, at) => {
      const type = Object.keys(each.value ?? { S: "" })[0];
      const attribute = field.attributes.find(({ name }) => name === each.attribute);
      return html`<div class="filter"><az-combobox free label="Attribute" .options=${field.attributes.map(({ name }) => name)} value=${each.attribute} @az-change=${(event) => set(at, { attribute: event.detail.value, value: { [field.attributes.find(({ name }) => name === event.detail.value)?.type ?? "S"]: "" } })}></az-combobox>
        <az-select label="Operator" .options=${OPERATORS} value=${each.operator} @az-change=${(event) => set(at, { operator: event.detail.value })}></az-select>
        <az-field label="Value" help=${TYPES[attribute?.type ?? type] ?? ""} value=${Object.values(each.value ?? { S: "" })[0]} @az-input=${(event) => set(at, { value: { [type]: type === "BOOL" ? event.detail.value === "true" : event.detail.value } })}></az-field>
        <az-button icon="close" label="Remove the condition" @click=${() => change(value.toSpliced(at, 1))}></az-button></div>`;
    })}<div><az-button size="small" icon="filter" @click=${() => change([...value, { attribute: "", operator: "=", value: { S: "" } }])}>Add a condition</az-button></div></fieldset>`;
  }
}

function parsed(text) {
  try {
    return text.trim() ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

define("studio-form-field", StudioFormField);
