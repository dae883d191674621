// <az-sign-in>: user name and password, and in a demo the people to try it as.
// `accounts`: [{ id, name, role, may }]. Tells `az-sign-in` { user, password } and `az-demo-sign-in` { account }.
import { AzElement, assetCss, css, define, html, nothing, reset, t, uniqueId } from "./element.js";
import { controls } from "./controls.js";
import { icon } from "./icons.js";
import "./avatar.js";
import "./button.js";

class AzSignIn extends AzElement {
  static properties = { heading: {}, accounts: { attribute: false }, problem: { attribute: false }, busy: { type: Boolean }, revealed: { state: true } };
  static styles = [
    reset,
    controls,
    css`
      :host { display: block; }
      .box { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 28rem; margin-inline: auto; background: var(--az-surface); border: 1px solid var(--az-line); border-radius: 14px; overflow: hidden; box-shadow: var(--az-shadow-l); }
      .box.two { max-width: 60rem; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
      .tiles { grid-column: 1 / -1; height: 4.5rem; background: url("${assetCss("tiles/band.svg")}") center / auto 100% repeat-x; }
      form, .demo { padding: clamp(1.25rem, 4vw, 2rem); display: grid; gap: var(--az-4); align-content: start; } .demo { background: var(--az-page); border-inline-start: 1px solid var(--az-line); }
      h2 { margin: 0; font: 600 var(--az-text-xl)/1.2 var(--az-display); } h3 { margin: 0; font: 600 var(--az-text)/1.3 var(--az-font); color: var(--az-soft); }
      .field { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--az-1); } .alert { margin-top: var(--az-4); color: var(--az-bad); background: var(--az-bad-soft); padding: var(--az-3); border-radius: var(--az-radius-s); font-weight: 500; display: flex; gap: var(--az-2); overflow-wrap: anywhere; }
      ul { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--az-2); }
      .account { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: var(--az-3); width: 100%; padding: .65rem .8rem; text-align: start; border: 1px solid var(--az-line); border-radius: var(--az-radius); background: var(--az-surface); color: inherit; font: 400 var(--az-text-s)/1.4 var(--az-font); cursor: pointer; transition: border-color var(--az-move); overflow-wrap: anywhere; }
      .account:hover { border-color: var(--az-accent); background: var(--az-accent-soft); } .account b { font-size: var(--az-text); } .account .role { color: var(--az-accent-strong); font-weight: 600; } .account .may { display: block; color: var(--az-soft); } .account svg { color: var(--az-accent); }
      @media (max-width: 44rem) { .box.two { grid-template-columns: minmax(0, 1fr); } .demo { border: 0; border-top: 1px solid var(--az-line); } }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { heading: "", accounts: [], problem: null, busy: false, revealed: false, id_: uniqueId("sign-in") });
  }

  render() {
    return html`<div class="box ${this.accounts.length ? "two" : ""}"><div class="tiles" aria-hidden="true"></div>
      <form novalidate @submit=${this.submit} @keydown=${this.onKey}><div class="head"><h2>${this.heading || t("az.signIn")}</h2>
        <div role="alert">${this.problem ? html`<div class="alert">${icon("bad")}<span>${this.problem.status === 401 ? t("az.signIn.wrong") : this.problem.message}</span></div>` : nothing}</div></div>
        <div class="field"><label for="${this.id_}-user">${t("az.user")}</label><div class="control"><input id="${this.id_}-user" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required></div></div>
        <div class="field"><label for="${this.id_}-password">${t("az.password")}</label><div class="control"><input id="${this.id_}-password" name="password" type=${this.revealed ? "text" : "password"} autocomplete="current-password" required>
          <button class="tool" type="button" aria-label=${t(this.revealed ? "az.hidePassword" : "az.showPassword")} aria-pressed=${String(this.revealed)} @click=${() => (this.revealed = !this.revealed)}>${icon(this.revealed ? "eyeOff" : "eye")}</button></div></div>
        <az-button variant="primary" type="submit" ?busy=${this.busy}>${t("az.signIn")}</az-button><slot></slot></form>
      ${this.accounts.length ? this.renderAccounts() : nothing}<slot name="demo"></slot></div>`;
  }

  renderAccounts() {
    return html`<section class="demo" aria-label=${t("az.demo")}><h3>${t("az.demo")}</h3><ul>${this.accounts.map((account) => html`<li><button class="account" type="button" @click=${() => this.busy || this.emit("az-demo-sign-in", { account })}>
      <az-avatar name=${account.name}></az-avatar><span><b>${account.name}</b> <span class="role">${account.role}</span>${account.may ? html`<span class="may">${account.may}</span>` : nothing}</span>${icon("right")}</button></li>`)}</ul></section>`;
  }

  onKey(event) {
    if (event.key === "Enter" && event.target.localName === "input") event.currentTarget.requestSubmit();
  }

  submit(event) {
    event.preventDefault();
    const values = new FormData(event.target);
    const empty = [...event.target.querySelectorAll("input")].find((input) => !input.value);
    if (empty) empty.focus();
    else if (!this.busy) this.emit("az-sign-in", { user: values.get("username"), password: values.get("password") });
  }
}

define("az-sign-in", AzSignIn);
