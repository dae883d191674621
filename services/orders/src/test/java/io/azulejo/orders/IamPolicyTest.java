package io.azulejo.orders;

import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import org.junit.jupiter.api.Test;

/**
 * Test that the IAM policy contains no unused permission. The other tests show that it contains all that are needed.
 */
final class IamPolicyTest {

    @Test
    void policy_afterAStoryThroughEverything_hasNoRightThatNobodyUsed() {
        try (OrdersTestService depot = new OrdersTestService(Backend.IN_PROCESS)) {
            depot.samples().load(() -> {});
            ApiClient helena = depot.member("helena", OrdersTestService.TECH, "owner");
            helena.get(OrdersTestService.TECH + "/orders").hasStatus(200);
            helena.get(OrdersTestService.TECH + "/orders?uf=RJ&city=Rio%20de%20Janeiro&from=2023-10-01&to=2023-10-31")
                    .hasStatus(200);
            helena.get(OrdersTestService.TECH + "/items?status=AguardandoEstoque")
                    .hasStatus(200);
            helena.get(OrdersTestService.TECH + "/picking/queue").hasStatus(200);
            helena.post(OrdersTestService.TECH + "/orders/" + LegacyItems.ORDER + "/confirm")
                    .hasStatus(200);

            depot.rights.assertNothingUnused();
        }
    }
}
