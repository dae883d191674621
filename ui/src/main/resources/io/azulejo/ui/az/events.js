// Server-sent events. An EventSource cannot send a token, so a ticket is bought first; each connection needs a new one.
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30000;

/**
 * Opens a stream and keeps it open until the signal ends it.
 *
 * @param tickets path that answers POST with { ticket }
 * @param types names of the events to listen to
 * @param onEvent called with { type, data, id }; data is parsed if it is JSON
 * @param onState called with "connecting", "live", "waiting" or "off"
 */
export function openEvents(api, path, { tickets = `${path}-tickets`, types = ["message"], onEvent, onState = () => {}, query = {}, signal } = {}) {
  let source = null;
  let timer = 0;
  let failures = 0;
  let lastId = "";

  async function connect() {
    onState("connecting");
    try {
      const { ticket } = await api.post(tickets, {}, { signal });
      if (signal?.aborted) return;
      source = new EventSource(api.url(path, { ...query, ticket, lastEventId: lastId }));
    } catch (error) {
      if (!signal?.aborted) retry(error.retryAfter * 1000);
      return;
    }
    source.onopen = () => {
      failures = 0;
      onState("live");
    };
    source.onerror = () => retry();
    for (const type of types) source.addEventListener(type, receive);
  }

  function receive(event) {
    lastId = event.lastEventId || lastId;
    onEvent({ type: event.type, id: event.lastEventId, data: parse(event.data) });
  }

  // The browser's own retry would send the used ticket again.
  function retry(atLeast = 0) {
    source?.close();
    source = null;
    onState("waiting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++) * (0.75 + Math.random() / 2);
    clearTimeout(timer);
    timer = setTimeout(connect, Math.max(wait, atLeast || 0));
  }

  signal?.addEventListener("abort", () => {
    clearTimeout(timer);
    source?.close();
    onState("off");
  });
  connect();
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
