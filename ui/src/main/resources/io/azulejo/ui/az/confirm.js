// Asks before something that cannot be undone: `if (await confirm({ heading, text, action })) …`.
import { html, render } from "lit";
import { t } from "./messages.js";
import "./button.js";
import "./dialog.js";
import "./field.js";

/**
 * @param heading the question
 * @param text what happens then
 * @param action words on the button that does it
 * @param tone "danger" for what destroys
 * @param type text that has to be typed first
 */
export function confirm({ heading, text = "", action, tone = "primary", type = "" }) {
  const host = document.createElement("div");
  document.body.append(host);
  return new Promise((resolve) => {
    const dialog = () => host.querySelector("az-dialog");
    const closed = (event) => {
      resolve(event.detail.value === "yes");
      host.remove();
    };
    const draw = (typed) => render(
      html`<az-dialog size="small" heading=${heading} .role_=${"alertdialog"} @az-close=${closed}>
        <p>${text}</p>
        ${type ? html`<az-field label=${t("az.type", { text: type })} autocomplete="off" @az-input=${(event) => draw(event.detail.value)}></az-field>` : ""}
        <az-button slot="footer" autofocus @click=${() => dialog().close()}>${t("az.cancel")}</az-button>
        <az-button slot="footer" variant=${tone} ?disabled=${type !== typed} @click=${() => dialog().close("yes")}>${action}</az-button>
      </az-dialog>`,
      host,
    );
    draw("");
    dialog().show();
  });
}
