// <notifications-side-by-side>: two people of the demo in one page: one sends, the other receives at once.
import { AzElement, css, define, html, t } from "az/element.js";
import { Task } from "az/task.js";
import { layout } from "az/layout.js";
import { demoLogin, second } from "./people.js";
import "az/avatar.js";
import "az/split.js";
import "az/states.js";
import "./console.js";
import "./inbox.js";

class SideBySide extends AzElement {
  static styles = [AzElement.styles, layout, css`.who { display: flex; align-items: center; gap: var(--az-3); padding-bottom: var(--az-3); } .who b { font: 600 var(--az-text-l)/1.2 var(--az-display); display: block; } [slot] { padding: var(--az-2); } p.soft { max-width: 46rem; }`];

  both = new Task(this, async () => {
    const [from, to] = [demoLogin("producer"), demoLogin("user")];
    return from && to ? { from: await second(from), to: await second(to) } : null;
  });

  connectedCallback() {
    super.connectedCallback();
    this.both.run();
  }

  render() {
    const who = (user, role) => html`<div class="who"><az-avatar name=${user.name ?? user.email}></az-avatar><span><b>${user.name ?? user.email}</b><span class="soft small">${role}</span></span></div>`;
    return html`<div class="stack"><div class="page-head"><div class="stack tight"><h1>${t("notifications.sideBySide")}</h1><p class="soft">${t("notifications.sideBySide.text")}</p></div></div>
      ${this.both.render({
        loading: () => html`<az-skeleton shape="cards" lines="2"></az-skeleton>`,
        failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.both.run()}></az-error>`,
        done: (both) => both
          ? html`<az-split><section slot="start" aria-label=${t("notifications.sender")}>${who(both.from.user, t("notifications.sender"))}<notifications-console compact .api=${both.from.api} .recipient=${both.to.user.id}></notifications-console></section>
              <section slot="end" aria-label=${t("notifications.receiver")}>${who(both.to.user, t("notifications.receiver"))}<notifications-inbox compact .api=${both.to.api}></notifications-inbox></section></az-split>`
          : html`<az-empty heading=${t("notifications.sideBySide.none")}></az-empty>`,
      })}</div>`;
  }
}

define("notifications-side-by-side", SideBySide);
