// People of the sample data, beside the one who is signed in.
import { AccessToken, ApiClient } from "az/api.js";
import { host } from "host/settings.js";

/** Name of an account, as far as the page knows it. */
export const nameOf = (id) => host.people.find((person) => person.id === id)?.name ?? id;

/** People of the sample data who pick orders of some company. */
export const pickers = () => host.people.filter((person) => /picker/.test(person.may.orders ?? ""));

/** Signs in as another person, for views with two people: { token, companies }. The token is in memory only. */
export async function second(person) {
  const identity = new ApiClient({ base: "/identity", token: new AccessToken() });
  const { login, password } = person.logins.identity;
  identity.token.set((await identity.post("/login", { login, password }, { anonymous: true })).accessToken);
  const { memberships } = await identity.get("/me");
  return { token: identity.token, companies: memberships.map(({ tenant }) => tenant) };
}
