// <az-select>: one of a few values, with the browser's own list. `options`: [{ value, label, disabled }] or strings.
import { define, html, nothing } from "./element.js";
import { AzControl } from "./control.js";
import { icon } from "./icons.js";
import { live } from "lit/directives/live.js";

class AzSelect extends AzControl {
  static properties = { options: { attribute: false } };

  constructor() {
    super();
    this.options = [];
  }

  render() {
    const options = this.options.map((each) => (typeof each === "object" ? each : { value: each, label: each }));
    return html`${this.renderLabel()}
      <div class="control ${this.error ? "invalid" : ""} ${this.disabled ? "disabled" : ""}">
        <select id="${this.id_}-input" .value=${live(this.value ?? "")} ?required=${this.required} ?disabled=${this.disabled}
          aria-invalid=${this.error ? "true" : nothing} aria-describedby=${this.described} @change=${(event) => this.changed(event.target.value, "az-change")}>
          ${this.placeholder ? html`<option value="" ?selected=${!this.value}>${this.placeholder}</option>` : nothing}
          ${options.map(({ value, label, disabled }) => html`<option value=${value} ?selected=${String(value) === String(this.value)} ?disabled=${disabled}>${label}</option>`)}
        </select>
        <span class="chevron">${icon("down")}</span>
      </div>
      ${this.renderNotes()}`;
  }
}

define("az-select", AzSelect);
