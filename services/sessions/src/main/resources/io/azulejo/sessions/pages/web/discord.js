// What Discord's client and servers do: interactions are built as Discord builds them and signed by the server's demo key.
import { ApiClient } from "az/api.js";
import { locale } from "az/locale.js";

const EPOCH = 1420070400000n;
const SUBCOMMAND = 1;
const INTEGER = 4;
const anonymous = new ApiClient({ base: "/sessions" });
let increment = 0n;

/** Slash commands that the server registers: [{ path, description, options }]. Empty if it has no simulator. */
export async function loadCommands() {
  const definitions = (await anonymous.get("/simulator/commands", { anonymous: true })) ?? [];
  return definitions.flatMap((command) => command.options.map((sub) => ({ path: `${command.name} ${sub.name}`, description: sub.description, options: sub.options ?? [] })));
}

/** Id as Discord makes it: milliseconds since 2015, and a counter. */
function snowflake() {
  increment = (increment + 1n) % 4096n;
  return String(((BigInt(Date.now()) - EPOCH) << 22n) | (BigInt(Math.floor(Math.random() * 1024)) << 12n) | increment);
}

/** Interaction of a member who has typed a command. */
export function interaction({ command, values, member, guildId, channelId }) {
  const [name, sub] = command.path.split(" ");
  const options = command.options.filter((option) => values[option.name]).map((option) => ({ name: option.name, type: option.type, value: option.type === INTEGER ? Number(values[option.name]) : values[option.name] }));
  return {
    id: snowflake(), application_id: "645027906669510000", type: 2, version: 1, token: crypto.randomUUID(), locale: locale(), guild_id: guildId, channel_id: channelId,
    member: { user: { id: member.id, username: member.name }, permissions: "0" },
    data: { id: "1", name, type: 1, options: [{ name: sub, type: SUBCOMMAND, options }] },
  };
}

/** Has the interaction signed, and sends it to the endpoint that Discord would send it to: { answer, request, milliseconds }. */
export async function deliver(body) {
  const text = JSON.stringify(body);
  const { signature, timestamp } = await anonymous.post("/simulator/signatures", { body: text }, { anonymous: true });
  const started = performance.now();
  const response = await fetch("/sessions/interactions", { method: "POST", headers: { "Content-Type": "application/json", "X-Signature-Ed25519": signature, "X-Signature-Timestamp": timestamp }, body: text });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail ?? answer.title);
  return { answer, request: { body, signature, timestamp }, milliseconds: performance.now() - started };
}
