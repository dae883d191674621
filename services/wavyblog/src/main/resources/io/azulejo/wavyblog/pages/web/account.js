// <wavy-profile>, <wavy-register>: a person's own account.
import { AzElement, define, html, nothing, reset, t } from "az/element.js";
import { layout } from "az/layout.js";
import { Task } from "az/task.js";
import { toast } from "az/toast.js";
import "az/button.js";
import "az/card.js";
import "az/field.js";
import "az/form.js";
import "az/states.js";

class WavyProfile extends AzElement {
  static properties = { api: { attribute: false }, problem: { state: true } };
  static styles = [reset, layout];

  me = new Task(this, (signal) => this.api.get("/me", { signal }));

  connectedCallback() {
    super.connectedCallback();
    this.me.run();
  }

  render() {
    return html`<div class="page-head"><h1>${t("wavy.profile")}</h1></div>${this.me.render({
      loading: () => html`<az-skeleton></az-skeleton>`,
      failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.me.run()}></az-error>`,
      done: (me) => html`<az-card><az-form label=${t("wavy.profile")} .problem=${this.problem} @az-submit=${this.save}>
        <az-field name="username" label=${t("wavy.username")} value=${me.username} disabled></az-field>
        <az-field name="name" label=${t("wavy.displayName")} value=${me.name ?? ""} optional></az-field>
        <az-field name="bio" label=${t("wavy.bio")} rows="4" value=${me.bio ?? ""} optional></az-field>
        ${me.emailVerified ? nothing : html`<p><a href="/wavyblog/app/verify">${t("wavy.unverified")}</a></p>`}
        <div class="row"><az-button type="submit" variant="primary">${t("wavy.save")}</az-button><a href="/wavyblog/author/${encodeURIComponent(me.username)}">${t("wavy.read")}</a></div></az-form></az-card>`,
    })}`;
  }

  async save(event) {
    const { name, bio } = event.detail.values;
    this.problem = null;
    try {
      await this.api.put("/me/profile", { name: name || null, bio: bio || null });
      toast(t("wavy.saved"), { tone: "good" });
      this.me.run();
    } catch (problem) {
      this.problem = problem;
    }
  }
}

class WavyRegister extends AzElement {
  static properties = { api: { attribute: false }, session: { attribute: false }, router: { attribute: false }, problem: { state: true }, busy: { state: true } };
  static styles = [reset, layout];

  render() {
    return html`<div class="page-head"><h1>${t("wavy.register")}</h1></div><az-card><az-form label=${t("wavy.register")} .problem=${this.problem} ?busy=${this.busy} @az-submit=${this.submit}>
      <az-field name="username" label=${t("wavy.username")} autocomplete="username" required></az-field>
      <az-field name="email" type="email" label=${t("wavy.email")} autocomplete="email" required></az-field>
      <az-field name="password" type="password" label=${t("wavy.password")} autocomplete="new-password" required></az-field>
      <div class="row"><az-button type="submit" variant="primary">${t("wavy.register")}</az-button></div></az-form></az-card>`;
  }

  async submit(event) {
    const { username, email, password } = event.detail.values;
    this.busy = true;
    this.problem = null;
    try {
      await this.api.post("/auth/register", { username, email, password }, { anonymous: true });
      await this.session.signIn(username, password);
      toast(t("wavy.registered", { name: username }), { tone: "good" });
      this.router.go("/verify");
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }
}

define("wavy-profile", WavyProfile);
define("wavy-register", WavyRegister);
