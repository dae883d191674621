package io.azulejo.bench.services;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.testing.ApiClient;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ServiceFixtureTest {

    @ParameterizedTest
    @EnumSource
    void fill_ofEachService_leavesOneThingAndAPageOfTwenty(MeasuredService service) {
        try (EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory()) {
            ServiceFixture rows = service.on(client);
            rows.service().createTables();
            try (Host host =
                    Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(rows.service()))) {
                ApiClient api = ApiClient.at(host.uri());
                ServiceFixture.Routes routes = rows.fill(api);
                ApiClient caller = api.as(routes.token());
                caller.get(routes.one()).hasStatus(200);
                assertThat(caller.get(routes.list()).hasStatus(200).items()).hasSize(20);
            }
        }
    }
}
