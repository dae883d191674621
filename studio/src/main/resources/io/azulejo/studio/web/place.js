// Where the page is: everything that it shows stands in the address, so that it can be shared and opened again.
export class Place extends EventTarget {
  constructor() {
    super();
    addEventListener("hashchange", () => this.dispatchEvent(new Event("change")));
  }

  /** { kind, parts, query }: "#/table/Orders/GSI1?sort=…" is { kind: "table", parts: ["Orders", "GSI1"], query: { sort: … } }. */
  get current() {
    const [path, search = ""] = location.hash.replace(/^#\/?/, "").split("?");
    const [kind = "", ...parts] = path.split("/").map(decode);
    return { kind, parts, query: Object.fromEntries(new URLSearchParams(search)) };
  }

  /** Changes the query without a new entry in the history. */
  replaceQuery(query) {
    const { kind, parts } = this.current;
    history.replaceState(null, "", href(kind, ...parts) + queryText(query));
  }
}

export const place = new Place();

export const href = (kind, ...parts) => `#/${[kind, ...parts.filter((part, index) => part || parts.slice(index + 1).some(Boolean))].map((part) => encodeURIComponent(part ?? "")).join("/")}`;

export function queryText(query) {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return filled.length ? `?${new URLSearchParams(filled)}` : "";
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
