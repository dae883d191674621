// <az-split>: two panes, slots `start` and `end`, with a divider to drag or to move by the arrow keys. Stacked where it is narrow.
import { AzElement, css, define, html, reset, t } from "./element.js";

class AzSplit extends AzElement {
  static properties = { position: { type: Number } };
  static styles = [
    reset,
    css`
      :host { display: block; container-type: inline-size; }
      .split { display: grid; grid-template-columns: minmax(0, var(--start, 50%)) 1rem minmax(0, 1fr); min-height: inherit; }
      .divider { cursor: col-resize; touch-action: none; display: grid; place-items: center; border-radius: 4px; }
      .divider::before { content: ""; width: 4px; height: 3rem; max-height: 60%; border-radius: 4px; background: var(--az-edge); transition: background var(--az-move); } .divider:hover::before, .divider:focus-visible::before { background: var(--az-accent); }
      @container (max-width: 44rem) { .split { grid-template-columns: minmax(0, 1fr); gap: var(--az-4); } .divider { display: none; } }
    `,
  ];

  constructor() {
    super();
    this.position = 50;
  }

  render() {
    return html`<div class="split"><div><slot name="start"></slot></div>
      <div class="divider" role="separator" tabindex="0" aria-orientation="vertical" aria-label=${t("az.splitter")} aria-valuemin="15" aria-valuemax="85" aria-valuenow=${Math.round(this.position)} @keydown=${this.onKey} @pointerdown=${this.onDown} @pointermove=${this.onMove}></div>
      <div><slot name="end"></slot></div></div>`;
  }

  updated() {
    this.style.setProperty("--start", `${this.position}%`);
  }

  move(position) {
    this.position = Math.max(15, Math.min(85, position));
    this.emit("az-split", { position: this.position });
  }

  onKey(event) {
    const next = { ArrowLeft: this.position - 2, ArrowRight: this.position + 2, Home: 15, End: 85 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.move(next);
  }

  onDown(event) {
    event.target.setPointerCapture(event.pointerId);
  }

  onMove(event) {
    if (!event.target.hasPointerCapture(event.pointerId)) return;
    const box = this.getBoundingClientRect();
    this.move(((event.clientX - box.left) / box.width) * 100);
  }
}

define("az-split", AzSplit);
