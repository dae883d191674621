// <az-form>: collects the controls inside it, checks them, and shows a problem beside the fields it names.
import { AzElement, css, define, html, nothing, reset, t } from "./element.js";
import { icon } from "./icons.js";

class AzForm extends AzElement {
  static properties = { problem: { attribute: false }, busy: { type: Boolean, reflect: true }, label: {}, unmatched: { state: true }, count: { state: true } };
  static styles = [
    reset,
    css`
      :host { display: block; }
      .fields { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--az-4); }
      .alert { display: flex; gap: var(--az-2); padding: var(--az-3) var(--az-4); margin-bottom: var(--az-4); background: var(--az-bad-soft); color: var(--az-bad); border-radius: var(--az-radius-s); font-size: var(--az-text); font-weight: 500; overflow-wrap: anywhere; }
      .alert ul { margin: 0; padding-inline-start: 1.1em; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { problem: null, busy: false, label: "", unmatched: [], count: 0 });
    this.addEventListener("az-submit-request", (event) => (event.stopPropagation(), this.submit()));
    this.addEventListener("keydown", (event) => this.onKey(event));
    this.addEventListener("az-input", () => (this.count = 0));
  }

  get controls() {
    return [...this.querySelectorAll("[name]")].filter((each) => typeof each.validate === "function");
  }

  /** Values by name; names with dots make nested objects. */
  get values() {
    const values = {};
    for (const control of this.controls) {
      const path = control.name.split(".");
      const last = path.pop();
      const target = path.reduce((object, part) => (object[part] ??= {}), values);
      target[last] = "checked" in control ? control.checked : control.value;
    }
    return values;
  }

  willUpdate(changed) {
    if (changed.has("problem")) this.show(this.problem);
  }

  show(problem) {
    const errors = problem?.fields ?? {};
    const controls = new Map(this.controls.map((control) => [control.name, control]));
    controls.forEach((control, name) => (control.error = errors[name] ?? ""));
    const others = Object.entries(errors).filter(([name]) => !controls.has(name)).map(([name, reason]) => `${name}: ${reason}`);
    const named = Object.keys(errors).length - others.length;
    this.count = named;
    this.unmatched = problem && !named && !others.length ? [problem.message] : others;
    if (this.hasUpdated) this.controls.find((control) => control.error)?.focus();
  }

  submit() {
    if (this.busy) return;
    const wrong = this.controls.filter((control) => !control.validate());
    this.unmatched = [];
    this.count = wrong.length;
    if (wrong.length) wrong[0].focus();
    else this.emit("az-submit", { values: this.values });
  }

  onKey(event) {
    const target = event.composedPath()[0];
    if (event.key === "Enter" && !event.defaultPrevented && target.localName === "input" && target.type !== "checkbox") {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.submit();
  }

  render() {
    const alerts = this.count ? [t("az.formErrors", { count: this.count }), ...this.unmatched] : this.unmatched;
    return html`<div role="alert">${alerts.length
        ? html`<div class="alert">${icon("bad")}${alerts.length === 1 ? html`<span>${alerts[0]}</span>` : html`<ul>${alerts.map((each) => html`<li>${each}</li>`)}</ul>`}</div>`
        : nothing}</div>
      <div class="fields" role="group" aria-label=${this.label || nothing} aria-busy=${this.busy ? "true" : nothing}><slot></slot></div>`;
  }
}

define("az-form", AzForm);
