package io.azulejo.bench.services;

import io.azulejo.testing.ApiClient;
import io.azulejo.web.host.Service;

/** A service that is measured, and what is asked of it. */
interface ServiceRows {

    Service service();

    /** Fills the running service through its own API. */
    Routes fill(ApiClient api);

    /**
     * What to ask.
     *
     * @param one path of a GET that answers with one thing
     * @param list path of a GET that answers with twenty
     * @param token of the caller
     */
    record Routes(String one, String list, String token) {}
}
