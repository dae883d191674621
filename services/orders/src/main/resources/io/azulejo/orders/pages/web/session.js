// Sign-in of this app at the identity service, and what the host tells its pages.
import { AccessToken, ApiClient } from "az/api.js";

const ISSUER = "/identity";
const told = document.getElementById("az-host")?.textContent;

/** { demo, apps, studio, people } */
export const host = { demo: false, apps: [], studio: "", people: [], ...(told ? JSON.parse(told) : {}) };

export const token = new AccessToken({ refreshUrl: `${ISSUER}/session/refresh` });

const identity = new ApiClient({ base: ISSUER, token });

/** People of the sample data who have a role in this app. */
export const demoPeople = host.people.filter((person) => person.may.orders).map(({ id, name, may, logins }) => ({ id, name, logins, role: may.orders }));

/** Name of an account, as far as the page knows it. */
export const nameOf = (id) => host.people.find((person) => person.id === id)?.name ?? id;

/** { account, memberships }, or null if nobody is signed in. */
export async function resume() {
  return (await token.refresh()) ? identity.get("/me") : null;
}

export async function signIn(login, password) {
  token.set((await identity.post("/session", { login, password }, { anonymous: true, csrf: true })).accessToken);
  return identity.get("/me");
}

export async function signOut() {
  await identity.delete("/session", { anonymous: true, csrf: true });
  token.clear();
}

/** Token of a demo person beside the one who is signed in, for views with two people. In memory only. */
export async function tokenOf(person) {
  const second = new AccessToken();
  const { login, password } = person.logins.identity;
  second.set((await identity.post("/login", { login, password }, { anonymous: true })).accessToken);
  return second;
}
