// Pages of an app by path, on the history API. Links are plain <a href>; those below the base do not leave the page.
export class Router extends EventTarget {
  /**
   * @param base path of the app, for example "/orders/app"
   * @param routes { "/": …, "/orders/:id": … }: any value by pattern; the first that matches counts
   */
  constructor({ base, routes }) {
    super();
    this.base = base.replace(/\/$/, "");
    this.routes = Object.entries(routes).map(([pattern, value]) => ({ value, parse: compile(pattern) }));
    this.end = new AbortController();
  }

  start() {
    const { signal } = this.end;
    addEventListener("popstate", () => this.#changed(), { signal });
    addEventListener("click", (event) => this.#clicked(event), { signal });
    return this;
  }

  stop() {
    this.end.abort();
  }

  /** { value, params, query, path } of where the page is; value is undefined if no route matches. */
  get match() {
    const path = location.pathname.startsWith(this.base) ? location.pathname.slice(this.base.length) || "/" : location.pathname;
    const query = Object.fromEntries(new URLSearchParams(location.search));
    for (const { value, parse } of this.routes) {
      const params = parse(path);
      if (params) return { value, params, query, path };
    }
    return { value: undefined, params: {}, query, path };
  }

  /** Goes to a path below the base. */
  go(path, { replace = false } = {}) {
    history[replace ? "replaceState" : "pushState"](null, "", this.href(path));
    this.#changed();
    if (!replace) scrollTo(0, 0);
  }

  href(path) {
    return this.base + path;
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  #clicked(event) {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.composedPath().find((each) => each.localName === "a" && each.href);
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname !== this.base && !link.pathname.startsWith(`${this.base}/`)) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.pathname.slice(this.base.length) + link.search + link.hash);
  }
}

/** Compiles "/orders/:id" to a function from a path to { id } or null; ":rest*" takes the remaining path. */
function compile(pattern) {
  const names = [];
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/:(\w+)(\*?)/g, (_, name, rest) => {
    names.push(name);
    return rest ? "(.*)" : "([^/]+)";
  });
  const expression = new RegExp(`^${source.replace(/\/$/, "")}/?$`);
  return (path) => {
    const found = expression.exec(path);
    return found && Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1])]));
  };
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
