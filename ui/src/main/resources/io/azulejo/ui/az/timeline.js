// <az-timeline>: what happened, newest first or last as given. `events`: [{ title, text, time, tone, who, icon }].
import { AzElement, css, define, html, nothing, reset } from "./element.js";
import { icon } from "./icons.js";
import "./time.js";

class AzTimeline extends AzElement {
  static properties = { events: { attribute: false } };
  static styles = [
    reset,
    css`
      :host { display: block; font-size: var(--az-text); line-height: 1.5; }
      ol { list-style: none; margin: 0; padding: 0; }
      li { position: relative; padding: 0 0 var(--az-5) 2.5rem; overflow-wrap: anywhere; }
      li::before { content: ""; position: absolute; left: .8rem; top: 1.5rem; bottom: -.1rem; width: 2px; background: var(--az-line); } li:last-child::before { display: none; } li:last-child { padding-bottom: 0; }
      .mark { position: absolute; left: 0; top: -.1rem; width: 1.7rem; height: 1.7rem; display: grid; place-items: center; border-radius: 7px; rotate: 45deg; scale: .78; background: var(--ground, var(--az-accent-soft)); color: var(--text, var(--az-accent)); box-shadow: inset 0 0 0 1.5px currentColor; }
      .mark svg { rotate: -45deg; width: 1.1em; height: 1.1em; stroke-width: 2.2; }
      .good { --ground: var(--az-good-soft); --text: var(--az-good); } .warn { --ground: var(--az-warn-soft); --text: var(--az-warn); } .bad { --ground: var(--az-bad-soft); --text: var(--az-bad); }
      .head { display: flex; flex-wrap: wrap; gap: 0 var(--az-3); align-items: baseline; } .title { font-weight: 600; } .meta { color: var(--az-soft); font-size: var(--az-text-s); } p { margin: 0; color: var(--az-soft); }
    `,
  ];

  constructor() {
    super();
    this.events = [];
  }

  render() {
    const marks = { good: "check", warn: "warn", bad: "close" };
    return html`<ol>${this.events.map(
      ({ title, text, time, tone, who, icon: name }) => html`<li><span class="mark ${tone ?? ""}" aria-hidden="true">${icon(name ?? marks[tone] ?? "")}</span>
        <div class="head"><span class="title">${title}</span><span class="meta">${who ? html`${who} · ` : nothing}${time ? html`<az-time value=${time}></az-time>` : nothing}</span></div>${text ? html`<p>${text}</p>` : nothing}</li>`)}</ol>`;
  }
}

define("az-timeline", AzTimeline);
