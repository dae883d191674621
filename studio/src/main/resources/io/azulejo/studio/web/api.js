// Client of the studio's server. A failure is an Error with the server's message.

export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

async function call(method, path, body) {
  const response = await fetch('api/' + path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json', 'X-Studio': '1' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok) throw new Refused(response.status, answer?.detail ?? answer?.title ?? response.statusText);
  return answer;
}

export const get = (path) => call('GET', path);
export const post = (path, body) => call('POST', path, body);
export const part = encodeURIComponent;
