// Base of the form controls: value, label, help, error, and a part in forms. With `bare` only a screen reader tells the label.
import { AzElement, html, nothing, reset, t, uniqueId } from "./element.js";
import { controls } from "./controls.js";
import { icon } from "./icons.js";

export class AzControl extends AzElement {
  static formAssociated = true;
  static shadowRootOptions = { mode: "open", delegatesFocus: true };
  static styles = [reset, controls];
  static properties = {
    name: { reflect: true }, label: {}, value: {}, help: {}, error: {}, placeholder: {},
    bare: { type: Boolean }, required: { type: Boolean }, disabled: { type: Boolean, reflect: true }, optional: { type: Boolean },
  };

  constructor() {
    super();
    this.internals = this.attachInternals();
    this.id_ = uniqueId("az");
    Object.assign(this, { label: "", value: "", help: "", error: "", placeholder: "", bare: false, required: false, disabled: false, optional: false });
  }

  updated() {
    this.internals.setFormValue(this.formValue());
  }

  formValue() {
    return this.value ?? "";
  }

  formResetCallback() {
    this.value = this.getAttribute("value") ?? "";
    this.error = "";
  }

  /** Sets `error` and says whether the value may be sent. The server has the last word. */
  validate() {
    const native = this.renderRoot.querySelector("input, textarea, select");
    this.error = this.required && !this.formValue() ? t("az.fillIn") : native && !native.checkValidity() ? t("az.invalid") : "";
    return !this.error;
  }

  changed(value, type = "az-input") {
    this.value = value;
    this.error = "";
    this.emit(type, { name: this.name, value });
  }

  /** Ids of help and error, for aria-describedby. */
  get described() {
    return this.error ? `${this.id_}-error` : this.help ? `${this.id_}-help` : nothing;
  }

  renderLabel(target = `${this.id_}-input`) {
    return this.label
      ? html`<label for=${target} class=${this.bare ? "visually-hidden" : ""}><span>${this.label}</span>${this.optional ? html`<span class="optional">${t("az.optional")}</span>` : nothing}</label>`
      : nothing;
  }

  renderNotes() {
    return html`${this.help && !this.error ? html`<div class="help" id="${this.id_}-help">${this.help}</div>` : nothing}
      ${this.error ? html`<div class="error" id="${this.id_}-error">${icon("bad")}<span>${this.error}</span></div>` : nothing}`;
  }
}
