// Client of the studio's server, and what it knows: designs, tables, what may be written.
import { ApiClient, path } from "az/api.js";
import { Store } from "az/store.js";
import { assignHues } from "az/hue.js";

class StudioApi extends ApiClient {
  send(method, url, options = {}) {
    return super.send(method, url, { ...options, headers: { ...options.headers, "X-Studio": "1" } });
  }
}

export const api = new StudioApi({ base: "/studio/api" });
export { path };

/** { designs, tables, writes, problem }: designs and tables are null until they are loaded. */
export const world = new Store({ designs: null, tables: null, writes: "ALLOWED", problem: null });

export async function loadWorld() {
  try {
    const [settings, designs, tables] = await Promise.all([api.get("/settings"), api.get("/designs"), api.get("/tables")]);
    assignHues(designs.flatMap((design) => design.definition.tables.flatMap((table) => table.entities.map((entity) => entity.type.name))));
    world.set({ ...settings, designs, tables, problem: null });
  } catch (problem) {
    world.set({ problem });
  }
}

/** Reads the tables again: counts change, and tables come and go. */
export async function refreshTables() {
  const tables = await api.get("/tables");
  if (JSON.stringify(tables) !== JSON.stringify(world.state.tables)) world.set({ tables });
}

/** Definitions of a table by the designs that have it. */
export function definitionsOf(name) {
  return (world.state.designs ?? []).flatMap((design) => design.definition.tables.filter((table) => design.tables[table.name] === name).map((table) => ({ design, table })));
}
