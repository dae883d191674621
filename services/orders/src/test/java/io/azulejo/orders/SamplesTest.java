package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.http.demo.SampleData;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.query.PageRequest;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class SamplesTest {
    private static final PageRequest ALL = PageRequest.of(100);

    private static List<String> orders(OrdersTestService depot, String cnpj) {
        return depot.table.orders(new Cnpj(cnpj), "", ALL).items().stream()
                .map(header -> header.orderId() + " " + header.orderStatus() + " " + header.version())
                .toList();
    }

    @Test
    void samples_loadedTwice_areThereOnceInEveryPhase() {
        try (OrdersTestService depot = new OrdersTestService(Backend.IN_PROCESS)) {
            SampleData samples = depot.samples();
            AtomicInteger steps = new AtomicInteger();
            assertThat(samples.load(steps::incrementAndGet)).isEmpty();
            assertThat(steps).hasValue(samples.steps());
            List<String> tech = orders(depot, "12.345.678/0001-99");
            assertThat(tech).hasSize(13).anyMatch(order -> order.startsWith(LegacyItems.ORDER));
            for (OrderStatus status : OrderStatus.values()) {
                if (status != OrderStatus.Rascunho && status != OrderStatus.Extraviado) {
                    assertThat(depot.table
                                    .ordersByStatus(status, OrdersTestService.TECH_CNPJ, "", ALL)
                                    .items())
                            .as(status.name())
                            .isNotEmpty();
                }
            }
            assertThat(orders(depot, "12.ABC.345/01DE-35")).hasSize(1);
            samples.load(() -> {});
            assertThat(orders(depot, "12.345.678/0001-99")).isEqualTo(tech);
            assertThat(depot.member("helena", OrdersTestService.TECH, "owner")
                            .post(OrdersTestService.TECH + "/orders/" + LegacyItems.ORDER + "/confirm")
                            .hasStatus(200)
                            .json())
                    .containsAllEntriesOf(Map.of("status", "AguardandoSeparacao"));
        }
    }

    @Test
    void samples_loadedAgain_changeNothingThatUsersHaveChanged() {
        try (OrdersTestService depot = new OrdersTestService(Backend.IN_PROCESS)) {
            depot.samples().load(() -> {});
            String pending = depot.table
                    .ordersByStatus(OrderStatus.Pendente, OrdersTestService.TECH_CNPJ, "", ALL)
                    .items()
                    .getLast()
                    .orderId();
            depot.member("helena", OrdersTestService.TECH, "owner")
                    .post(OrdersTestService.TECH + "/orders/" + pending + "/confirm")
                    .hasStatus(200);
            List<String> tech = orders(depot, "12.345.678/0001-99");
            depot.samples().load(() -> {});
            assertThat(orders(depot, "12.345.678/0001-99")).isEqualTo(tech);
            depot.client.deleteItem(request -> request.tableName(depot.tableName)
                    .key(Map.of("PK", AttributeValue.fromS("JOBS"), "SK", AttributeValue.fromS("JOB#sample-data"))));
            depot.samples().load(() -> {});
            assertThat(orders(depot, "12.345.678/0001-99"))
                    .as("data that an earlier version loaded")
                    .isEqualTo(tech);
        }
    }
}
