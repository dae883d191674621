// <studio-unlock>: asks for the studio's password.
import { AzElement, css, define, html } from "az/element.js";
import { api } from "./api.js";
import { studioStyles } from "./studio-styles.js";
import "az/button.js";
import "az/field.js";
import "az/form.js";

class StudioUnlock extends AzElement {
  static properties = { problem: { state: true } };
  static styles = [...studioStyles, css`.panel { max-width: 26rem; margin: var(--az-12) auto; }`];

  render() {
    return html`<div class="panel stack"><h1>Sign in</h1><p class="soft">The studio shows and changes every item, so it asks for the password that <code>serve</code> printed.</p>
      <az-form .problem=${this.problem} @az-submit=${this.submit}><az-field name="password" label="Password" type="password" autocomplete="current-password" required></az-field><az-button type="submit" variant="primary">Sign in</az-button></az-form></div>`;
  }

  async submit(event) {
    try {
      await api.post("/sign-in", event.detail.values);
      this.emit("az-unlocked");
    } catch (problem) {
      this.problem = problem;
    }
  }
}

define("studio-unlock", StudioUnlock);
