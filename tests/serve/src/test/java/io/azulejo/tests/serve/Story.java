package io.azulejo.tests.serve;

import io.azulejo.testing.ApiClient;

/** What somebody does with one service, and what must be found of it for ever after. */
interface Story {

    /** Does it through the service, and looks at the items between the steps. */
    void tell(ApiClient api, Items items);

    /** Finds it again, by whoever asks. */
    void find(ApiClient api, Items items);
}
