package io.azulejo.bench.services;

import io.azulejo.http.host.Service;
import io.azulejo.testing.ApiClient;

/** Measured service and its routes. */
interface ServiceFixture {

    Service service();

    /** Fills the running service through its own API. */
    Routes fill(ApiClient api);

    /**
     * Measured routes.
     *
     * @param one path of a GET that returns one resource
     * @param list path of a GET that returns twenty
     * @param token token of the caller
     */
    record Routes(String one, String list, String token) {}
}
