// <az-diff .before=${…} .after=${…}>: what changes, line by line. Takes texts, or values to compare as JSON.
import { AzElement, css, define, html, reset, t } from "./element.js";
import { diffLines } from "./diff-lines.js";

class AzDiff extends AzElement {
  static properties = { before: { attribute: false }, after: { attribute: false }, label: {} };
  static styles = [
    reset,
    css`
      :host { display: block; border: 1px solid var(--az-line); border-radius: var(--az-radius); overflow: hidden; background: var(--az-surface); font: 500 var(--az-text-s)/1.6 var(--az-mono); }
      .lines { overflow-x: auto; padding-block: var(--az-2); } table { border-collapse: collapse; width: 100%; } td { padding: 0 .5rem; vertical-align: top; }
      .number { width: 1%; white-space: nowrap; text-align: end; color: var(--az-soft); user-select: none; font-variant-numeric: tabular-nums; } .sign { width: 1%; user-select: none; font-weight: 700; } .text { white-space: pre-wrap; overflow-wrap: anywhere; }
      .added { background: var(--az-good-soft); } .added .sign { color: var(--az-good); box-shadow: inset 3px 0 0 var(--az-good); } .removed { background: var(--az-bad-soft); } .removed .sign { color: var(--az-bad); box-shadow: inset 3px 0 0 var(--az-bad); }
      .none { padding: var(--az-4); color: var(--az-soft); font-family: var(--az-font); }
    `,
  ];

  render() {
    const lines = diffLines(text(this.before), text(this.after));
    if (lines.every(({ kind }) => kind === "same")) return html`<div class="none">${t("az.same")}</div>`;
    const signs = { same: "", added: "+", removed: "−" };
    return html`<div class="lines" role="region" tabindex="0" aria-label=${this.label ?? "diff"}><table role="presentation">${lines.map(
      ({ kind, text: line, before, after }) => html`<tr class=${kind}><td class="number">${before}</td><td class="number">${after}</td><td class="sign"><span aria-hidden="true">${signs[kind]}</span>${
        kind === "same" ? "" : html`<span class="visually-hidden">${t(`az.${kind}`)}</span>`}</td><td class="text">${line}</td></tr>`)}</table></div>`;
  }
}

function text(value) {
  return typeof value === "string" ? value : JSON.stringify(value ?? null, null, 2);
}

define("az-diff", AzDiff);
