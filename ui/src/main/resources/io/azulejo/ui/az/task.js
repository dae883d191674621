// Lit controller for what a component loads: `this.order = new Task(this, (signal) => api.get(…, { signal }))`.
export class Task {
  constructor(host, work) {
    Object.assign(this, { host, work, status: "idle", value: undefined, problem: null, abort: null });
    host.addController(this);
  }

  hostDisconnected() {
    this.abort?.abort();
  }

  /** Starts, or starts again: the last start wins. */
  async run(...values) {
    this.abort?.abort();
    const abort = (this.abort = new AbortController());
    this.#show("loading", this.value, null);
    try {
      const value = await this.work(abort.signal, ...values);
      if (!abort.signal.aborted) this.#show("done", value, null);
    } catch (problem) {
      if (!abort.signal.aborted) this.#show("failed", this.value, problem);
    }
  }

  #show(status, value, problem) {
    Object.assign(this, { status, value, problem });
    this.host.requestUpdate();
  }

  /** What to show for each state; `loading` only if there is nothing to show yet. */
  render({ loading, done, failed }) {
    if (this.status === "failed") return failed?.(this.problem);
    if (this.status === "done" || this.value !== undefined) return done?.(this.value);
    return this.status === "loading" ? loading?.() : undefined;
  }
}
