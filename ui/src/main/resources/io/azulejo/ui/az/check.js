// <az-check>: a yes or no, as a box or (with `switch`) as a switch.
import { css, define, html, nothing } from "./element.js";
import { AzControl } from "./control.js";

class AzCheck extends AzControl {
  static properties = { checked: { type: Boolean, reflect: true }, switch: { type: Boolean, reflect: true } };
  static styles = [
    AzControl.styles,
    css`
      .line { display: flex; gap: var(--az-3); align-items: center; min-height: 1.75rem; font-weight: 500; font-size: var(--az-text); cursor: pointer; }
      input { appearance: none; flex: none; width: 1.25rem; height: 1.25rem; margin: 0; padding: 0; border: 1.5px solid var(--az-edge); border-radius: 4px; background: var(--az-raised); display: grid; place-items: center; cursor: inherit; transition: background var(--az-move); }
      input:checked { background: var(--az-accent); border-color: var(--az-accent); }
      input::before { content: ""; width: .7rem; height: .7rem; background: var(--az-on-accent); clip-path: polygon(14% 44%, 0 65%, 45% 100%, 100% 18%, 82% 4%, 40% 68%); scale: 0; }
      input:checked::before { scale: 1; }
      input:focus-visible { outline: 3px solid var(--az-accent); outline-offset: 2px; }
      :host([switch]) input { width: 2.5rem; height: 1.4rem; border-radius: 99px; justify-items: start; padding-inline: 3px; }
      :host([switch]) input::before { width: .9rem; height: .9rem; border-radius: 50%; clip-path: none; scale: 1; background: var(--az-edge); transition: translate var(--az-move); }
      :host([switch]) input:checked::before { translate: 1.05rem 0; background: var(--az-on-accent); }
      :host([disabled]) .line { cursor: not-allowed; color: var(--az-soft); }
      .help, .error { padding-inline-start: 2rem; }
      :host([switch]) .help { padding-inline-start: 3.25rem; }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { checked: false, switch: false, value: "on" });
  }

  formValue() {
    return this.checked ? this.value : null;
  }

  formResetCallback() {
    this.checked = this.hasAttribute("checked");
  }

  render() {
    return html`<label class="line"><input type="checkbox" role=${this.switch ? "switch" : nothing} .checked=${this.checked} ?disabled=${this.disabled}
        aria-invalid=${this.error ? "true" : nothing} aria-describedby=${this.described} @change=${this.toggle}><span>${this.label}</span></label>
      ${this.renderNotes()}`;
  }

  toggle(event) {
    this.checked = event.target.checked;
    this.error = "";
    this.emit("az-change", { name: this.name, value: this.checked });
  }
}

define("az-check", AzCheck);
