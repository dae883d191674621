import { html } from "lit";
import { ProblemError } from "az/api.js";
import { cities, s } from "gallery/sample.js";
import { confirm } from "az/confirm.js";
import { toast } from "az/toast.js";

const find = (text) => new Promise((resolve) => setTimeout(() => resolve(cities.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))), 50));
const problem = new ProblemError({ title: "Not valid", detail: "2 fields", errors: [{ field: "title", reason: s("is taken") }, { field: "price", reason: s("must be greater than 0") }, { field: "stock", reason: s("is not known") }] }, { status: 422 });

export const buttons = () => html`<section class="stack" id="buttons"><h2>Buttons and menus</h2>
  <div class="row"><az-button variant="primary">Claim next</az-button><az-button>Short</az-button><az-button variant="quiet">Details</az-button><az-button variant="danger" icon="trash">Delete</az-button><az-button icon="refresh" label="Refresh"></az-button></div>
  <div class="row"><az-button variant="primary" busy>Saving</az-button><az-button disabled>Not now</az-button><az-button size="small">Small</az-button><az-button size="large" variant="primary" icon="book">Read the blog</az-button><az-button href="#menus" icon="external">A link</az-button><az-button .pressed=${true} icon="heart">${s("Liked")}</az-button></div>
  <div class="row" id="menus"><az-menu id="actions" bordered label="" .items=${[
    { id: "edit", label: s("Edit"), icon: "edit" }, { id: "copy", label: s("Duplicate"), icon: "copy", hint: s("With all its lines") }, { separator: true }, { id: "archive", label: s("Archive"), icon: "box", disabled: true }, { id: "delete", label: s("Delete"), icon: "trash", danger: true },
  ]} @az-select=${(event) => toast(`${event.detail.id} chosen`)}>Actions</az-menu>
    <az-button id="open-dialog" @click=${() => document.querySelector("gallery-app").renderRoot.querySelector("#dialog").show()}>Open dialog</az-button>
    <az-button id="ask" @click=${async () => toast((await confirm({ heading: s("Delete the post?"), text: s("Its 48 comments are deleted with it. This cannot be undone."), action: s("Delete post"), tone: "danger", type: "hello" })) ? "Deleted" : "Kept", { tone: "good" })}>Ask first</az-button>
    <az-button id="toast" @click=${() => toast(s("Order 42 shipped"), { tone: "good", action: { label: "Undo", run: () => toast("Undone") } })}>Toast</az-button><az-button id="toast-bad" @click=${() => toast(s("The line was claimed by Lucas"), { tone: "bad" })}>Bad news</az-button></div>
  <az-dialog id="dialog" heading=${s("New category")}><az-form label="New category"><az-field name="name" label="Name" value=${s("Tiles")} required></az-field><az-select name="parent" label="Below" .options=${["Art", "History", "Travel"]} value="Art"></az-select></az-form>
    <az-button slot="footer" @click=${(event) => event.target.closest("az-dialog").close()}>Cancel</az-button><az-button slot="footer" variant="primary" @click=${(event) => event.target.closest("az-dialog").close("saved")}>Create</az-button></az-dialog></section>`;

export const forms = () => html`<section class="stack" id="forms"><h2>Forms</h2><div class="pair">
  <az-card heading=${s("New product")}><az-form id="good-form" label="New product" @az-submit=${(event) => toast(JSON.stringify(event.detail.values))}>
    <az-field name="title" label=${s("Title")} help=${s("Shown in lists and on the parcel")} placeholder="Smartphone XYZ" required></az-field>
    <az-field name="note" label="Note" rows="3" optional></az-field>
    <az-combobox name="city" label=${s("City")} .options=${cities} placeholder="Choose a city"></az-combobox>
    <az-combobox name="found" label="Search" .source=${find} help="Asks the server"></az-combobox>
    <az-check name="live" label=${s("Sell at once")} checked></az-check><az-check switch name="mail" label=${s("Mail me when stock is low")} help=${s("At most once a day")}></az-check>
    <div class="row"><az-button type="submit" variant="primary">Create product</az-button><az-button>Cancel</az-button></div></az-form></az-card>
  <az-card heading="With problems of the server"><az-form id="bad-form" label="Problems" .problem=${problem}>
    <az-field name="title" label="Title" value=${s("Smartphone XYZ")}></az-field><az-field name="price" label="Price" type="number" lead="R$" unit=${s("each")} value="0"></az-field>
    <az-select name="state" label="State" .options=${[{ value: "a", label: s("Active") }, { value: "b", label: s("Blocked") }]} value="a" help=${s("Blocked products stay in old orders")}></az-select><az-field name="sku" label="SKU" value=${s("PRD-1001")} disabled></az-field></az-form></az-card></div></section>`;
