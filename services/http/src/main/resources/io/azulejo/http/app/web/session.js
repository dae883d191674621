// Sign-in of a person at an issuer. The refresh token is in a cookie that scripts cannot read; the access token is in memory.
import { AccessToken, ProblemError } from "az/api.js";
import { host } from "./settings.js";

/** Services with users of their own; all others trust the local issuer. */
const ISSUERS = ["wavyblog", "notifications"];

export const issuerOf = (service) => (ISSUERS.includes(service) ? service : "identity");

export class Session extends EventTarget {
  #user = null;

  constructor(service) {
    super();
    this.issuer = issuerOf(service);
    /** Path of the issuer's routes for accounts. */
    this.accounts = this.issuer === "identity" ? "/identity" : `/${this.issuer}/auth`;
    this.token = new AccessToken({ refreshUrl: `/${this.issuer}/session/refresh` });
    this.token.addEventListener("change", () => {
      this.#user = this.token.present ? claims(this.token.value) : null;
      this.dispatchEvent(new Event("change"));
    });
  }

  /** { id, name, roles, memberships } of the person who is signed in, or null. */
  get user() {
    return this.#user;
  }

  /** Continues a sign-in of this browser, if there is one. */
  async restore() {
    return this.token.refresh();
  }

  async signIn(login, password) {
    const body = await send(this.token, "POST", `/${this.issuer}/session`, { login, password });
    this.token.clear();
    this.token.set(body.accessToken);
  }

  async signOut() {
    await send(this.token, "DELETE", `/${this.issuer}/session`);
    this.token.clear();
  }
}

/** Signs in at all issuers as a person of the sample data; the session, if given, is told its token. */
export async function signInAs(person, session = null) {
  for (const [issuer, { login, password }] of Object.entries(person.logins)) {
    const own = session?.issuer === issuer ? session : new Session(issuer);
    await own.signIn(login, password);
  }
}

/** Signs out at all issuers. */
export async function signOutEverywhere() {
  for (const issuer of ["identity", ...ISSUERS]) await new Session(issuer).signOut();
}

/** People of the sample data, for <az-sign-in>: those who can sign in at the issuer, with what they may do at the service. */
export function demoAccounts(service) {
  const issuer = issuerOf(service);
  const logins = new Set();
  return host.people
    .filter(({ may, logins: own }) => own[issuer] && (issuer === service || may[service]))
    // Several people may share a user of a service that has its own: one of them is enough.
    .filter(({ logins: own }) => !logins.has(own[issuer].login) && logins.add(own[issuer].login))
    .map((person) => ({ id: person.id, name: person.name, role: "", may: person.may[service] ?? "", person }));
}

async function send(token, method, url, body) {
  let response;
  try {
    response = await fetch(url, {
      method, credentials: "same-origin", body: body && JSON.stringify(body),
      headers: { Accept: "application/json", ...(body && { "Content-Type": "application/json" }), ...token.csrfHeaders() },
    });
  } catch (cause) {
    throw ProblemError.offline(cause);
  }
  if (!response.ok) throw await ProblemError.of(response);
  return response.status === 204 ? null : response.json();
}

function claims(token) {
  const bytes = Uint8Array.from(atob(token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  const { sub, name, roles = [], memberships = {} } = JSON.parse(new TextDecoder().decode(bytes));
  return { id: sub, name: name ?? sub, roles, memberships };
}
