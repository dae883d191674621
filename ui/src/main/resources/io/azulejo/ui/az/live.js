// <az-live state="live|connecting|waiting|off">: whether the page is told of changes as they happen.
import { AzElement, css, define, html, reset, t } from "./element.js";

class AzLive extends AzElement {
  static properties = { state: { reflect: true } };
  static styles = [
    reset,
    css`
      :host { display: inline-flex; align-items: center; gap: .5em; font-size: var(--az-text-s); font-weight: 600; color: var(--az-soft); }
      i { position: relative; width: .65em; height: .65em; border-radius: 50%; border: 2px solid currentColor; }
      :host([state="live"]) { color: var(--az-good); } :host([state="live"]) i { background: currentColor; }
      :host([state="waiting"]) { color: var(--az-warn); } :host([state="waiting"]) i { border-radius: 0; border: 0; width: .8em; clip-path: polygon(50% 0, 100% 100%, 0 100%); background: currentColor; }
      @media (prefers-reduced-motion: no-preference) {
        :host([state="live"]) i::after { content: ""; position: absolute; inset: -2px; border-radius: 50%; border: 2px solid currentColor; animation: pulse 2.4s ease-out infinite; }
        @keyframes pulse { to { scale: 2.4; opacity: 0; } }
      }
    `,
  ];

  constructor() {
    super();
    this.state = "connecting";
  }

  render() {
    const words = { live: "az.live", connecting: "az.live.connecting", waiting: "az.live.waiting", off: "az.live.off" };
    return html`<i aria-hidden="true"></i><span role="status">${t(words[this.state] ?? "az.live.off")}</span>`;
  }
}

define("az-live", AzLive);
