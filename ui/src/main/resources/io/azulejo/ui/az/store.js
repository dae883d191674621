// State that several components share. A component renders again when a store it watches changes.
export class Store extends EventTarget {
  #state;

  constructor(state) {
    super();
    this.#state = Object.freeze({ ...state });
  }

  get state() {
    return this.#state;
  }

  /** Merges a change, or the result of a function of the state. */
  set(change) {
    this.#state = Object.freeze({ ...this.#state, ...(typeof change === "function" ? change(this.#state) : change) });
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Shows a change at once and takes it back if the work fails: counters, likes.
   */
  async optimistic(change, work) {
    const before = this.#state;
    this.set(change);
    try {
      return await work();
    } catch (error) {
      const undone = Object.fromEntries(Object.keys(typeof change === "function" ? change(before) : change).map((key) => [key, before[key]]));
      this.set(undone);
      throw error;
    }
  }
}

/** Lit controller: `watch(this, store)` in a constructor. */
export function watch(host, ...sources) {
  const update = () => host.requestUpdate();
  host.addController({
    hostConnected: () => sources.forEach((source) => source.addEventListener("change", update)),
    hostDisconnected: () => sources.forEach((source) => source.removeEventListener("change", update)),
  });
}
