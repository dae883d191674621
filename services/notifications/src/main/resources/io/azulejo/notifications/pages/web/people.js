// People of the sample data, beside the one who is signed in.
import { AccessToken } from "az/api.js";
import { RecordedApi } from "host/recorder.js";
import { host } from "host/settings.js";

/** Login of the sample data with a role: user, producer or admin. */
export const demoLogin = (role) => host.people.find((person) => person.may.notifications?.includes(`(${role})`))?.logins.notifications;

/** Client and user of another login: { api, user }. The token is in memory only. */
export async function second({ login, password }) {
  const api = new RecordedApi({ base: "/notifications", token: new AccessToken() });
  const { accessToken, user } = await api.post("/auth/login", { login, password }, { anonymous: true });
  api.token.set(accessToken);
  return { api, user };
}
