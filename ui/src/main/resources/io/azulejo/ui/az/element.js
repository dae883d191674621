// Base of all components: shared styles, events, a new rendering after a change of language.
import { LitElement, css, html, nothing, unsafeCSS } from "lit";
import { onLanguageChange } from "./locale.js";
import "./messages-az.js";

export { css, html, nothing };
export { t } from "./messages.js";

export const reset = css`
  :host { box-sizing: border-box; font-family: var(--az-font); color: var(--az-ink); }
  :host([hidden]) { display: none !important; }
  *, ::before, ::after { box-sizing: border-box; }
  :focus-visible { outline: 3px solid var(--az-accent); outline-offset: 2px; border-radius: var(--az-radius-s); }
  .visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  svg.icon { width: 1.25em; height: 1.25em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
`;

export class AzElement extends LitElement {
  static styles = reset;

  connectedCallback() {
    super.connectedCallback();
    this.endLanguage = onLanguageChange(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.endLanguage();
  }

  /** Tells whoever listens outside; false if a listener prevented what would follow. */
  emit(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
  }
}

export function define(name, type) {
  if (!customElements.get(name)) customElements.define(name, type);
}

let ids = 0;
/** Id that is unique on the page, for references between elements of one shadow tree. */
export const uniqueId = (prefix) => `${prefix}-${++ids}`;

/** Absolute URL of a file beside this module. */
export const assetUrl = (path) => new URL(path, import.meta.url).href;

/** The same for a style: a constructed style sheet has no URL of its own. */
export const assetCss = (path) => unsafeCSS(assetUrl(path));
