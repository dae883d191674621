// <az-stat label="Orders today" value="128" change="+12 %" tone="good">: one figure.
import { AzElement, css, define, html, nothing, reset } from "./element.js";
import { icon } from "./icons.js";

class AzStat extends AzElement {
  static properties = { label: {}, value: {}, unit: {}, change: {}, tone: { reflect: true }, trend: { attribute: false } };
  static styles = [
    reset,
    css`
      :host { display: grid; gap: var(--az-1); padding: var(--az-4) var(--az-5); background: var(--az-surface); border: 1px solid var(--az-line); border-radius: var(--az-radius); box-shadow: var(--az-shadow); position: relative; overflow: hidden; min-width: 0; }
      .label { color: var(--az-soft); font-size: var(--az-text-s); font-weight: 600; }
      .value { font: 600 2rem/1.1 var(--az-display); font-variant-numeric: tabular-nums lining-nums; overflow-wrap: anywhere; } .unit { font: 500 var(--az-text)/1 var(--az-font); color: var(--az-soft); margin-inline-start: .35em; }
      .change { display: inline-flex; align-items: center; gap: .3em; font-size: var(--az-text-s); font-weight: 600; color: var(--az-soft); }
      :host([tone="good"]) .change { color: var(--az-good); } :host([tone="bad"]) .change { color: var(--az-bad); } :host([tone="warn"]) .change { color: var(--az-warn); }
      svg.trend { width: 100%; height: 2.25rem; display: block; margin-top: var(--az-1); overflow: visible; } .trend path { fill: none; stroke: var(--az-accent); stroke-width: 2; vector-effect: non-scaling-stroke; } .trend path.area { fill: var(--az-accent-soft); stroke: none; }
    `,
  ];

  render() {
    const rising = String(this.change ?? "").startsWith("+");
    const falling = /^[-−]/.test(String(this.change ?? ""));
    return html`<span class="label">${this.label}</span><span class="value">${this.value}${this.unit ? html`<span class="unit">${this.unit}</span>` : nothing}</span>
      ${this.change ? html`<span class="change">${icon(rising ? "up" : falling ? "down" : "")}${this.change}</span>` : nothing}${this.trend?.length > 1 ? this.renderTrend() : nothing}`;
  }

  renderTrend() {
    const [low, high] = [Math.min(...this.trend), Math.max(...this.trend)];
    const points = this.trend.map((value, index) => `${((index / (this.trend.length - 1)) * 100).toFixed(2)} ${(30 - ((value - low) / (high - low || 1)) * 28).toFixed(2)}`);
    const line = `M${points.join("L")}`;
    return html`<svg class="trend" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true"><path class="area" d="${line}L100 32L0 32Z"></path><path d=${line}></path></svg>`;
  }
}

define("az-stat", AzStat);
