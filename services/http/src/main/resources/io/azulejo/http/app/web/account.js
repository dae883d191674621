// <host-reset> and <host-verify>: the pages that mailed links open, for the accounts of every issuer.
import { AzElement, define, html, nothing, reset, t } from "az/element.js";
import { layout } from "az/layout.js";
import { registerMessages } from "az/messages.js";
import { toast } from "az/toast.js";
import "az/button.js";
import "az/card.js";
import "az/field.js";
import "az/form.js";

registerMessages({
  en: {
    "host.forgot": "Forgot your password?", "host.reset": "Set a new password", "host.reset.ask": "Send me a link", "host.reset.sent": "If the address is known, a mail is on its way. Open the link in it.", "host.reset.done": "The new password is set. Sign in with it.",
    "host.email": "E-mail", "host.newPassword": "New password", "host.save": "Save",
    "host.verify": "Verify your e-mail address", "host.verify.do": "Verify my address", "host.verify.done": "The address {address} is verified.", "host.verify.open": "We sent you a mail. Open the link in it.", "host.verify.again": "Send the mail again", "host.verify.on": "Continue",
    "host.noMail": "This server has no mail server, so the mail is shown here.", "host.noMail.link": "Open the link of the mail",
  },
  pt: {
    "host.forgot": "Esqueceu a senha?", "host.reset": "Definir nova senha", "host.reset.ask": "Enviar um link", "host.reset.sent": "Se o endereço for conhecido, um e-mail está a caminho. Abra o link nele.", "host.reset.done": "A nova senha foi definida. Entre com ela.",
    "host.email": "E-mail", "host.newPassword": "Nova senha", "host.save": "Salvar",
    "host.verify": "Verificar seu e-mail", "host.verify.do": "Verificar meu endereço", "host.verify.done": "O endereço {address} foi verificado.", "host.verify.open": "Enviamos um e-mail. Abra o link nele.", "host.verify.again": "Enviar o e-mail de novo", "host.verify.on": "Continuar",
    "host.noMail": "Este servidor não tem servidor de e-mail; por isso a mensagem aparece aqui.", "host.noMail.link": "Abrir o link da mensagem",
  },
  es: {
    "host.forgot": "¿Olvidó su contraseña?", "host.reset": "Definir nueva contraseña", "host.reset.ask": "Enviarme un enlace", "host.reset.sent": "Si la dirección es conocida, un correo está en camino. Abra el enlace en él.", "host.reset.done": "La nueva contraseña está definida. Entre con ella.",
    "host.email": "Correo", "host.newPassword": "Nueva contraseña", "host.save": "Guardar",
    "host.verify": "Verificar su correo", "host.verify.do": "Verificar mi dirección", "host.verify.done": "La dirección {address} está verificada.", "host.verify.open": "Le enviamos un correo. Abra el enlace en él.", "host.verify.again": "Enviar el correo otra vez", "host.verify.on": "Continuar",
    "host.noMail": "Este servidor no tiene servidor de correo; por eso el mensaje aparece aquí.", "host.noMail.link": "Abrir el enlace del mensaje",
  },
});

/** Token in the fragment of a mailed link. It is taken out of the address, so that it is in no history or bookmark. */
function takeToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get("token") ?? "";
  if (token) history.replaceState(null, "", location.pathname + location.search);
  return token;
}

/** Whether this machine serves the page; only then may the server show the link of a mail. */
const local = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

class AccountPage extends AzElement {
  static properties = { api: { attribute: false }, router: { attribute: false }, sent: { state: true }, link: { state: true }, problem: { state: true }, token: { state: true } };
  static styles = [reset, layout];

  constructor() {
    super();
    Object.assign(this, { sent: false, link: "", problem: null, token: "" });
  }

  connectedCallback() {
    super.connectedCallback();
    this.onLink = () => this.readToken();
    addEventListener("hashchange", this.onLink);
    addEventListener("popstate", this.onLink);
    this.readToken();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.onLink);
    removeEventListener("popstate", this.onLink);
  }

  readToken() {
    this.token = takeToken() || this.token;
  }

  /** A link on the same page: taken over without leaving it. */
  renderLink() {
    return this.link ? html`<p role="status">${t("host.noMail")} <a href=${this.link} data-mailed @click=${this.follow}>${t("host.noMail.link")}</a></p>` : nothing;
  }

  follow(event) {
    event.preventDefault();
    event.stopPropagation();
    this.token = new URLSearchParams(new URL(this.link).hash.slice(1)).get("token");
    this.link = "";
  }

  async attempt(work) {
    this.problem = null;
    try {
      await work();
    } catch (problem) {
      this.problem = problem;
    }
  }
}

/** With the token of a mailed link it sets a new password; without one it asks for the mail. */
class HostReset extends AccountPage {
  render() {
    return html`<div class="page-head"><h1>${t("host.reset")}</h1></div><az-card>${this.token ? this.renderConfirm() : this.sent ? this.renderSent() : this.renderRequest()}</az-card>`;
  }

  renderRequest() {
    return html`<az-form label=${t("host.reset")} .problem=${this.problem} @az-submit=${this.ask}><az-field name="email" type="email" label=${t("host.email")} autocomplete="email" required></az-field>
      <div class="row"><az-button type="submit" variant="primary">${t("host.reset.ask")}</az-button></div></az-form>`;
  }

  renderSent() {
    return this.link ? this.renderLink() : html`<p role="status">${t("host.reset.sent")}</p>`;
  }

  renderConfirm() {
    return html`<az-form label=${t("host.reset")} .problem=${this.problem} @az-submit=${this.confirm}>
      <az-field name="newPassword" type="password" label=${t("host.newPassword")} autocomplete="new-password" required></az-field>
      <div class="row"><az-button type="submit" variant="primary">${t("host.save")}</az-button></div></az-form>`;
  }

  ask(event) {
    return this.attempt(async () => {
      const answer = await this.api.post("/password-reset", { email: event.detail.values.email }, { anonymous: true });
      this.link = answer?.link ?? "";
      this.sent = true;
    });
  }

  confirm(event) {
    return this.attempt(async () => {
      await this.api.post("/password-reset/confirm", { token: this.token, newPassword: event.detail.values.newPassword }, { anonymous: true });
      toast(t("host.reset.done"), { tone: "good" });
      this.router.go("/sign-in", { replace: true });
    });
  }
}

/**
 * With the token of a mailed link it verifies the address, after a click: programs that look at mails open links too.
 * Without one it tells a signed-in person to look for the mail, or sends it again.
 */
class HostVerify extends AccountPage {
  static properties = { user: { attribute: false }, verified: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    this.verified = "";
    if (local && !this.token && this.user) this.send();
  }

  render() {
    return html`<div class="page-head"><h1>${t("host.verify")}</h1></div><az-card>${this.verified ? this.renderDone() : this.token ? this.renderConfirm() : this.renderWaiting()}</az-card>`;
  }

  renderDone() {
    return html`<p role="status">${t("host.verify.done", { address: this.verified })}</p><div class="row"><az-button href=${this.router.href("/")} variant="primary">${t("host.verify.on")}</az-button></div>`;
  }

  renderConfirm() {
    return html`<az-form label=${t("host.verify")} .problem=${this.problem} @az-submit=${this.confirm}><div class="row"><az-button type="submit" variant="primary">${t("host.verify.do")}</az-button></div></az-form>`;
  }

  renderWaiting() {
    return html`${this.link ? this.renderLink() : html`<p role="status">${t("host.verify.open")}</p>`}
      ${this.user ? html`<az-form label=${t("host.verify.again")} .problem=${this.problem} @az-submit=${this.send}><div class="row"><az-button type="submit">${t("host.verify.again")}</az-button></div></az-form>` : nothing}`;
  }

  send() {
    return this.attempt(async () => {
      const answer = await this.api.post("/verification");
      this.link = answer?.link ?? "";
    });
  }

  confirm() {
    return this.attempt(async () => {
      this.verified = (await this.api.post("/verify", { token: this.token }, { anonymous: true })).email;
    });
  }
}

define("host-reset", HostReset);
define("host-verify", HostVerify);
