// <notifications-preferences>: what a user wants to receive and how: channels by category, telephone, devices.
import { AzElement, css, define, html, nothing, t } from "az/element.js";
import { Task } from "az/task.js";
import { layout } from "az/layout.js";
import { path } from "az/api.js";
import { toast } from "az/toast.js";
import "az/button.js";
import "az/card.js";
import "az/check.js";
import "az/copy.js";
import "az/field.js";
import "az/form.js";
import "az/states.js";
import "az/time.js";

const CHANNELS = ["in_app", "email", "sms", "push"];
const CATEGORIES = ["*", "account", "orders", "billing", "news", "social", "security"];

class Preferences extends AzElement {
  static properties = { api: { attribute: false }, me: { attribute: false }, problem: { state: true }, deviceProblem: { state: true } };
  static styles = [
    AzElement.styles,
    layout,
    css`
      .category { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: var(--az-2) var(--az-4); align-items: center; padding-block: var(--az-2); border-bottom: 1px solid var(--az-line); overflow-wrap: anywhere; } .category:last-child { border: 0; } .channels { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: var(--az-2) var(--az-4); } @media (max-width: 44rem) { .category { grid-template-columns: minmax(0, 1fr); } .channels { grid-template-columns: 1fr 1fr; } }
      .device { display: flex; gap: var(--az-3); align-items: center; justify-content: space-between; padding-block: var(--az-2); border-bottom: 1px solid var(--az-line); overflow-wrap: anywhere; } dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1rem; margin: 0; } dt { color: var(--az-soft); } dd { margin: 0; overflow-wrap: anywhere; }
    `,
  ];

  settings = new Task(this, async (signal) => {
    const [{ preferences }, contacts] = await Promise.all([this.api.get("/me/preferences", { signal }), this.api.get("/me/contacts", { signal })]);
    return { muted: new Map(preferences.map((each) => [each.category, new Set(each.muted)])), contacts };
  });

  willUpdate(changed) {
    if (changed.has("api")) this.settings.run();
  }

  async toggle(category, channel, wanted) {
    const muted = new Set(this.settings.value.muted.get(category));
    if (wanted) muted.delete(channel);
    else muted.add(channel);
    await this.act(() => this.api.put(path`/me/preferences/${category}`, { muted: [...muted] }));
  }

  async act(work, problemName) {
    try {
      await work();
      if (problemName) this[problemName] = null;
      toast(t("notifications.saved"), { tone: "good" });
    } catch (problem) {
      if (problemName) this[problemName] = problem;
      else toast(problem.message, { tone: "bad" });
    }
    await this.settings.run();
  }

  render() {
    return html`<div class="stack"><div class="page-head"><div><h1>${t("notifications.preferences")}</h1></div></div>
      ${this.settings.render({
        loading: () => html`<az-skeleton shape="cards" lines="3"></az-skeleton>`,
        failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.settings.run()}></az-error>`,
        done: (value) => this.renderSettings(value),
      })}</div>`;
  }

  name(category) {
    return category === "*" ? t("notifications.everything") : category;
  }

  renderSettings({ muted, contacts }) {
    const categories = [...new Set([...CATEGORIES, ...muted.keys()])];
    return html`<az-card heading=${t("notifications.channels")}><p class="soft">${t("notifications.channels.text")}</p>${categories.map((category) => html`<div class="category" role="group" aria-label=${this.name(category)}><b>${this.name(category)}</b><div class="channels">${CHANNELS.map((channel) => html`<az-check switch label=${t(`notifications.channel.${channel}`)} .checked=${!muted.get(category)?.has(channel)} @az-change=${({ detail }) => this.toggle(category, channel, detail.value)}></az-check>`)}</div></div>`)}</az-card>
      <div class="pair"><az-card heading=${t("notifications.phone")}><az-form .problem=${this.problem} @az-submit=${({ detail }) => this.act(() => (detail.values.phone ? this.api.put("/me/contacts/phone", detail.values) : this.api.delete("/me/contacts/phone")), "problem")}><az-field name="phone" type="tel" label=${t("notifications.phone")} placeholder="+5511987654321" .value=${contacts.phone ?? ""}></az-field><az-button type="submit" variant="primary">${t("notifications.save")}</az-button></az-form></az-card>
        <az-card heading=${t("notifications.devices")}>${contacts.devices.map((device) => html`<div class="device"><span>${device.name ?? device.deviceId}<br><span class="soft small"><az-time value=${device.createdAt}></az-time></span></span><az-button variant="quiet" icon="trash" label="${t("notifications.delete")}: ${device.name ?? device.deviceId}" @click=${() => this.act(() => this.api.delete(path`/me/devices/${device.deviceId}`))}></az-button></div>`)}
          ${contacts.devices.length ? nothing : html`<p class="soft">${t("notifications.devices.none")}</p>`}
          <az-form .problem=${this.deviceProblem} @az-submit=${({ detail }) => this.act(() => this.api.post("/me/devices", detail.values), "deviceProblem")}><az-field name="name" label=${t("notifications.device.name")} required></az-field><az-field name="token" label=${t("notifications.device.token")} required></az-field><az-button type="submit" icon="plus">${t("notifications.device.add")}</az-button></az-form></az-card>
        <az-card heading=${t("notifications.account")}><dl><dt>${t("notifications.email")}</dt><dd>${this.me.email}</dd><dt>${t("notifications.userId")}</dt><dd class="mono">${this.me.id} <az-copy value=${this.me.id}></az-copy></dd></dl><p class="soft small">${t("notifications.userId.text")}</p></az-card></div>`;
  }
}

define("notifications-preferences", Preferences);
