// People of the sample data, beside the one who is signed in.
import { AccessToken, ApiClient } from "az/api.js";
import { RecordedApi } from "host/recorder.js";
import { host } from "host/settings.js";

/** Name of an account, as far as the page knows it. */
export const nameOf = (id) => host.people.find((person) => person.id === id)?.name ?? id;

/** Client of another person. The token is in memory only. */
export async function clientOf(person) {
  const token = new AccessToken();
  const { login, password } = person.logins.identity;
  token.set((await new ApiClient({ base: "/identity", token }).post("/login", { login, password }, { anonymous: true })).accessToken);
  return new RecordedApi({ base: "/sessions", token });
}
