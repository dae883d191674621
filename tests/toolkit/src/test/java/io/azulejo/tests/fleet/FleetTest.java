package io.azulejo.tests.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.tests.library.Backend;
import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@ParameterizedClass(name = "{0}")
@MethodSource("io.azulejo.tests.library.Backend#available")
class FleetTest {
    private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

    @Parameter
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Backend backend;

    private DynamoDbClient client;
    private FleetDesign fleet;

    @BeforeEach
    void open() {
        client = backend.client();
        fleet = FleetDesign.on(client);
        fleet.createTables();
        for (int i = 0; i < 6; i++) {
            fleet.trips()
                    .create(new Trip(
                            "t" + i,
                            "acme",
                            i % 2,
                            i < 4 ? Trip.Status.DRIVING : Trip.Status.PLANNED,
                            NOON.plusSeconds(i)));
        }
        fleet.trips().create(new Trip("t9", "acme", 0, Trip.Status.PLANNED, null));
        fleet.trips().create(new Trip("x1", "other", 0, Trip.Status.DRIVING, NOON));
    }

    @AfterEach
    void close() {
        client.deleteTable(request -> request.tableName("Fleet"));
    }

    @Test
    void table_hasTheDeclaredIndex() {
        assertThat(fleet.verify()).isEmpty();
        assertThat(FleetDesign.definition().tables().getFirst().keyTypes())
                .containsEntry("depot", "N")
                .containsEntry("startedAt", "S");
    }

    @Test
    void query_byAllPartitionAttributes_readsInOrderOfAllSortAttributes() {
        List<String> ids = new ArrayList<>();
        PageRequest request = PageRequest.of(1);
        Page<Trip> page = fleet.of("acme", 0, request);
        while (true) {
            page.items().forEach(trip -> ids.add(trip.tripId()));
            if (page.next().isEmpty()) {
                break;
            }
            page = fleet.of("acme", 0, request.after(page.next().orElseThrow()));
        }
        // An item without one of the attributes is not in the index.
        assertThat(ids).containsExactly("t4", "t2", "t0");
    }

    @Test
    void query_byLeadingSortAttributes_selects() {
        assertThat(fleet.with("acme", 1, Trip.Status.DRIVING))
                .extracting(Trip::tripId)
                .containsExactly("t1", "t3");
        assertThat(fleet.started("acme", 1, Trip.Status.DRIVING, SortRange.from(NOON.plusSeconds(2))))
                .extracting(Trip::tripId)
                .containsExactly("t3");
        assertThat(fleet.with("other", 1, Trip.Status.DRIVING)).isEmpty();
    }

    @Test
    void cursor_ofOtherValues_isRefused() {
        Page<Trip> page = fleet.of("acme", 0, PageRequest.of(1));

        assertThatThrownBy(() ->
                        fleet.of("acme", 1, PageRequest.of(1).after(page.next().orElseThrow())))
                .isInstanceOf(InvalidCursorException.class);
    }
}
