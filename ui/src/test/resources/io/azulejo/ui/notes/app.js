import { AzElement, define, html } from "az/element.js";
import { ApiClient } from "az/api.js";
import { layout } from "az/layout.js";
import { Task } from "az/task.js";
import "az/app.js";
import "az/card.js";
import "az/states.js";

const api = new ApiClient({ base: "/notes" });

class NotesApp extends AzElement {
  static styles = [layout];

  notes = new Task(this, (signal) => api.get("/notes", { signal }));

  connectedCallback() {
    super.connectedCallback();
    this.notes.run();
  }

  render() {
    return html`<az-app name="Notes" tile="blog" home="/notes/">
      <div class="wrap stack">
        <div class="page-head"><h1>Notes</h1></div>
        ${this.notes.render({
          loading: () => html`<az-skeleton shape="cards"></az-skeleton>`,
          failed: (problem) => html`<az-error .problem=${problem} @az-retry=${() => this.notes.run()}></az-error>`,
          done: ({ items }) => html`<div class="cards">${items.map((note) => html`<az-card heading=${note.title}>${note.text}</az-card>`)}</div>`,
        })}
      </div>
    </az-app>`;
  }
}

define("notes-app", NotesApp);
