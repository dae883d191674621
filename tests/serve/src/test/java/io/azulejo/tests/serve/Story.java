package io.azulejo.tests.serve;

import io.azulejo.testing.ApiClient;

/** End-to-end scenario of one service, and the data it must leave. */
interface Story {

    /** Runs the scenario through the service, and checks the items between the steps. */
    void run(ApiClient api, Items items);

    /** Checks that the data still exists. */
    void verify(ApiClient api, Items items);
}
