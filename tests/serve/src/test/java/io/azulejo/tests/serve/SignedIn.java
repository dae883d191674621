package io.azulejo.tests.serve;

import io.azulejo.testing.ApiClient;
import java.util.Map;

/** Clients signed in as people of the sample data. */
final class SignedIn {
    private static final String PASSWORD = "azulejo-demo";

    private SignedIn() {}

    /** Signs in an account of the local issuer. */
    static ApiClient at(ApiClient api, String person) {
        return login(api, "/identity/login", person + "@example.org", PASSWORD);
    }

    /** Signs in a user of a service that has its own users. */
    static ApiClient login(ApiClient api, String path, String login, String password) {
        return api.as(api.post(path, Map.of("login", login, "password", password))
                .hasStatus(200)
                .text("accessToken"));
    }

    static ApiClient login(ApiClient api, String path, String login) {
        return login(api, path, login, PASSWORD);
    }
}
