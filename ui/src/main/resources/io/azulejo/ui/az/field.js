// <az-field>: text of one or several lines.
import { define, html, nothing } from "./element.js";
import { AzControl } from "./control.js";
import { ifDefined } from "lit/directives/if-defined.js";
import { live } from "lit/directives/live.js";

class AzField extends AzControl {
  static properties = {
    type: {}, rows: { type: Number }, autocomplete: {}, inputmode: {}, pattern: {}, min: {}, max: {}, step: {},
    maxlength: { type: Number }, lead: {}, unit: {},
  };

  constructor() {
    super();
    Object.assign(this, { type: "text", rows: 0, lead: "", unit: "" });
  }

  render() {
    const common = {
      invalid: this.error ? "true" : nothing,
      input: (event) => this.changed(event.target.value),
      change: (event) => this.changed(event.target.value, "az-change"),
    };
    return html`${this.renderLabel()}
      <div class="control ${this.error ? "invalid" : ""} ${this.disabled ? "disabled" : ""}">
        ${this.lead ? html`<span class="affix">${this.lead}</span>` : nothing}
        ${this.rows ? this.renderArea(common) : this.renderInput(common)}
        ${this.unit ? html`<span class="affix">${this.unit}</span>` : nothing}
        <slot name="tool"></slot>
      </div>
      ${this.renderNotes()}`;
  }

  renderInput({ invalid, input, change }) {
    return html`<input id="${this.id_}-input" type=${this.type} .value=${live(this.value ?? "")} placeholder=${this.placeholder} ?required=${this.required}
      ?disabled=${this.disabled} autocomplete=${ifDefined(this.autocomplete)} inputmode=${ifDefined(this.inputmode)} pattern=${ifDefined(this.pattern)}
      min=${ifDefined(this.min)} max=${ifDefined(this.max)} step=${ifDefined(this.step)} maxlength=${ifDefined(this.maxlength)}
      aria-invalid=${invalid} aria-describedby=${this.described} @input=${input} @change=${change}>`;
  }

  renderArea({ invalid, input, change }) {
    return html`<textarea id="${this.id_}-input" rows=${this.rows} .value=${live(this.value ?? "")} placeholder=${this.placeholder} ?required=${this.required}
      ?disabled=${this.disabled} maxlength=${ifDefined(this.maxlength)} aria-invalid=${invalid} aria-describedby=${this.described}
      @input=${input} @change=${change}></textarea>`;
  }
}

define("az-field", AzField);
