// <sessions-register>: how to connect a real Discord application, step by step.
import { AzElement, css, define, html, t } from "az/element.js";
import { layout } from "az/layout.js";
import "az/card.js";
import "az/code.js";

const STEPS = [
  { name: "create" },
  { name: "key", code: () => "./azulejo serve --discord-public-key <public key>" },
  { name: "https", code: () => "caddy reverse-proxy --from sessions.example.org --to 127.0.0.1:8080" },
  { name: "endpoint", code: () => "https://sessions.example.org/sessions/interactions" },
  { name: "commands", code: () => './azulejo sessions commands > commands.json\ncurl -X PUT -H "Authorization: Bot <bot token>" -H "Content-Type: application/json" \\\n  -d @commands.json https://discord.com/api/v10/applications/<application id>/commands' },
  { name: "invite", code: () => "https://discord.com/oauth2/authorize?client_id=<application id>&scope=applications.commands" },
];

class RegisterPage extends AzElement {
  static styles = [AzElement.styles, layout, css`ol { list-style: none; counter-reset: step; margin: 0; padding: 0; display: grid; gap: var(--az-4); } li { counter-increment: step; } .head { display: flex; gap: var(--az-3); align-items: center; } .head::before { content: counter(step); flex: none; display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: 7px; background: var(--az-accent); color: var(--az-on-accent); font-weight: 700; } p { max-width: 46rem; }`];

  render() {
    return html`<div class="stack"><div class="page-head"><div class="stack tight"><h1>${t("sessions.register")}</h1><p class="soft">${t("sessions.register.text")}</p></div></div>
      <ol>${STEPS.map(({ name, code }) => html`<li><az-card><div class="head"><h2>${t(`sessions.step.${name}`)}</h2></div><p>${t(`sessions.step.${name}.text`)}</p>${code ? html`<az-code .code=${code()} label=${t(`sessions.step.${name}`)}></az-code>` : ""}</az-card></li>`)}</ol></div>`;
  }
}

define("sessions-register", RegisterPage);
