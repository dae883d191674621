// What a page shows instead of content: <az-empty>, <az-error>, <az-skeleton>, <az-spinner>.
import { AzElement, assetCss, css, define, html, nothing, reset, t } from "./element.js";
import { icon } from "./icons.js";
import "./button.js";

const centred = css`
  :host { display: block; }
  .box { display: grid; justify-items: center; gap: var(--az-3); padding: var(--az-8) var(--az-4); text-align: center; border: 1px dashed var(--az-edge); border-radius: var(--az-radius); font-size: var(--az-text); line-height: 1.5; overflow-wrap: anywhere; }
  h3 { margin: 0; font: 600 var(--az-text-l)/1.3 var(--az-display); } p { margin: 0; max-width: 34rem; color: var(--az-soft); text-wrap: balance; min-width: 0; }
  .tools { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--az-3); }
`;

/** Nothing here yet, and what to do about it: the slot holds the action. */
class AzEmpty extends AzElement {
  static properties = { heading: {}, text: {}, icon: {} };
  static styles = [reset, centred, css`.tile { width: 3.5rem; height: 3.5rem; border-radius: 8px; background: url("${assetCss("tiles/azulejo.svg")}") center / cover; filter: grayscale(.55) opacity(.75); }`];

  render() {
    return html`<div class="box"><div class="tile" aria-hidden="true"></div><h3>${this.heading}</h3>${this.text ? html`<p>${this.text}</p>` : nothing}<div class="tools"><slot></slot></div></div>`;
  }
}

/** A failure that the person can read, with its reference and a way on. Tells `az-retry`. */
class AzError extends AzElement {
  static properties = { problem: { attribute: false }, heading: {}, text: {} };
  static styles = [
    reset,
    centred,
    css`.box { border: 1px solid color-mix(in srgb, var(--az-bad) 45%, transparent); background: var(--az-bad-soft); } .mark { color: var(--az-bad); display: flex; font-size: 1.75rem; } p { color: var(--az-ink); } code { font: 500 var(--az-text-s)/1.4 var(--az-mono); }`,
  ];

  render() {
    const text = this.text ?? this.problem?.message;
    return html`<div class="box" role="alert"><span class="mark">${icon("warn")}</span><h3>${this.heading ?? this.problem?.title ?? t("az.error")}</h3>${text ? html`<p>${text}</p>` : nothing}
      ${this.problem?.instance ? html`<p>${t("az.error.id")}: <code>${this.problem.instance}</code></p>` : nothing}
      <div class="tools"><az-button icon="refresh" @click=${() => this.emit("az-retry")}>${t("az.retry")}</az-button><slot></slot></div></div>`;
  }
}

/** Grey shapes of what is about to come: `shape` is text, cards or table. */
class AzSkeleton extends AzElement {
  static properties = { lines: { type: Number }, shape: { reflect: true } };
  static styles = [
    reset,
    css`
      :host { display: grid; gap: var(--az-3); }
      :host([shape="cards"]) { grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); }
      i { display: block; height: 1rem; border-radius: 5px; background: linear-gradient(100deg, var(--az-line) 40%, var(--az-sunken) 50%, var(--az-line) 60%) 0 0 / 300% 100%; }
      :host([shape="cards"]) i { height: 9rem; border-radius: var(--az-radius); } :host([shape="table"]) i { height: 2.25rem; }
      i:last-of-type:not(:only-of-type) { width: 62%; } :host(:is([shape="cards"], [shape="table"])) i:last-of-type { width: auto; }
      @media (prefers-reduced-motion: no-preference) { i { animation: sweep 1.6s linear infinite; } @keyframes sweep { from { background-position: 100% 0; } to { background-position: -50% 0; } } }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { lines: 3, shape: "" });
  }

  render() {
    return html`<span class="visually-hidden" role="status">${t("az.loading")}</span>${Array.from({ length: this.lines }, () => html`<i></i>`)}`;
  }
}

/** A tile that turns: for waits of unknown length inside a small place. */
class AzSpinner extends AzElement {
  static styles = [
    reset,
    css`
      :host { display: inline-grid; width: 1.5rem; height: 1.5rem; vertical-align: middle; }
      i { border-radius: 5px; background: url("${assetCss("tiles/azulejo.svg")}") center / cover; }
      @media (prefers-reduced-motion: no-preference) { i { animation: turn 1.4s cubic-bezier(.6, 0, .3, 1) infinite; } @keyframes turn { to { rotate: 90deg; } } }
    `,
  ];

  render() {
    return html`<i></i><span class="visually-hidden" role="status">${t("az.loading")}</span>`;
  }
}

define("az-empty", AzEmpty);
define("az-error", AzError);
define("az-skeleton", AzSkeleton);
define("az-spinner", AzSpinner);
