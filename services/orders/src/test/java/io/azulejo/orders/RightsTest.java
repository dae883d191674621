package io.azulejo.orders;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.Backend;
import org.junit.jupiter.api.Test;

/** The policy for AWS gives what the service needs, as all tests show, and nothing else, as this one does. */
final class RightsTest {

    @Test
    void policy_afterAStoryThroughEverything_hasNoRightThatNobodyUsed() {
        try (Depot depot = new Depot(Backend.IN_PROCESS)) {
            depot.samples().load(() -> {});
            ApiClient helena = depot.member("helena", Depot.TECH, "owner");
            helena.get(Depot.TECH + "/orders").hasStatus(200);
            helena.get(Depot.TECH + "/orders?uf=RJ&city=Rio%20de%20Janeiro&from=2023-10-01&to=2023-10-31")
                    .hasStatus(200);
            helena.get(Depot.TECH + "/items?status=AguardandoEstoque").hasStatus(200);
            helena.get(Depot.TECH + "/picking/queue").hasStatus(200);
            helena.post(Depot.TECH + "/orders/" + Legacy.ORDER + "/confirm").hasStatus(200);

            depot.rights.requireNoMore();
        }
    }
}
