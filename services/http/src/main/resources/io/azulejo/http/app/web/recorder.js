// What the table did: while the panel is open, requests ask the server to record them, and the recording is fetched afterwards.
import { ApiClient } from "az/api.js";
import { Store } from "az/store.js";

const KEPT = 30;

/** { open, entries }: entries as <az-table-panel> shows them, newest first. */
export const recorded = new Store({ open: false, entries: [] });

export class RecordedApi extends ApiClient {
  async send(method, path, options = {}) {
    if (!recorded.state.open) return super.send(method, path, options);
    const id = crypto.randomUUID();
    try {
      return await super.send(method, path, { ...options, headers: { ...options.headers, "X-Azulejo-Record": id } });
    } finally {
      this.#fetch(id);
    }
  }

  async #fetch(id) {
    const response = await fetch(`/recordings/${id}`).catch(() => null);
    if (!response?.ok) return;
    const calls = await response.json();
    recorded.set(({ entries }) => ({ entries: [...calls.reverse(), ...entries].slice(0, KEPT) }));
  }
}
