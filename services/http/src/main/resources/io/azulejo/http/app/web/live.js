// Server-sent events by fetch, which can send the access token. Connects again with growing pauses until the signal ends it.
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30000;

/**
 * @param onEvent called with { type, id, data }; data is parsed if it is JSON
 * @param onState called with "connecting", "live", "waiting" or "off"
 */
export async function listen(api, path, { onEvent, onState = () => {}, signal }) {
  let lastId = "";
  let failures = 0;
  while (!signal.aborted) {
    onState("connecting");
    try {
      const headers = { Accept: "text/event-stream", Authorization: `Bearer ${api.token.value}`, ...(lastId && { "Last-Event-ID": lastId }) };
      const response = await fetch(api.url(path), { headers, signal });
      if (response.status === 401) await api.token.refresh();
      if (!response.ok) throw new Error(response.statusText);
      failures = 0;
      onState("live");
      for await (const event of events(response.body)) {
        lastId = event.id || lastId;
        onEvent(event);
      }
    } catch {
      // The server is away or the page leaves: both are handled below.
    }
    if (signal.aborted) break;
    onState("waiting");
    await pause(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++) * (0.75 + Math.random() / 2), signal);
  }
  onState("off");
}

async function* events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    buffer += chunk.value.replaceAll("\r\n", "\n");
    for (let end = buffer.indexOf("\n\n"); end >= 0; end = buffer.indexOf("\n\n")) {
      const event = parse(buffer.slice(0, end));
      buffer = buffer.slice(end + 2);
      if (event) yield event;
    }
  }
}

function parse(block) {
  const event = { type: "message", id: "", data: "" };
  for (const line of block.split("\n")) {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name === "event") event.type = value;
    else if (name === "id") event.id = value;
    else if (name === "data") event.data += event.data ? `\n${value}` : value;
  }
  if (!event.data) return null;
  try {
    event.data = JSON.parse(event.data);
  } catch {
    // Plain text stays text.
  }
  return event;
}

function pause(time, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
