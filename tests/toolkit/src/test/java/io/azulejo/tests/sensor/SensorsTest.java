package io.azulejo.tests.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.tests.library.Backend;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.MissingReferenceException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@ParameterizedClass(name = "{0}")
@MethodSource("io.azulejo.tests.library.Backend#available")
class SensorsTest {
    @Parameter
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Backend backend;

    private DynamoDbClient client;
    private SensorsDesign sensors;

    @BeforeEach
    void open() {
        client = backend.client();
        sensors = SensorsDesign.on(client);
        sensors.createTables();
    }

    @AfterEach
    void close() {
        client.deleteTable(request -> request.tableName("Readings"));
        client.deleteTable(request -> request.tableName("Chips"));
    }

    private Reading read(long at, @Nullable String label) {
        return sensors.readings().create(new Reading("s1", at, at / 2.0, label, null, null));
    }

    @Test
    void tables_haveTheTypesOfTheirKeys() {
        assertThat(sensors.verify()).isEmpty();
        assertThat(SensorsDesign.definition().tables().getFirst().keyTypes())
                .containsEntry("PK", "S")
                .containsEntry("SK", "N")
                .containsEntry("type", "S");
        assertThat(SensorsDesign.definition().tables().get(1).keyTypes())
                .containsEntry("serial", "B")
                .containsEntry("slot", "N");
    }

    @Test
    void numbers_inTheSortKey_sortByValue() {
        for (long at : List.of(10L, 9L, -3L, 1_000_000_000_000L)) {
            read(at, null);
        }

        assertThat(sensors.reading("s1", 9)).map(Reading::at).contains(9L);
        List<Long> newest = new ArrayList<>();
        PageRequest request = PageRequest.of(1);
        Page<Reading> page = sensors.newest("s1", request);
        while (true) {
            page.items().forEach(reading -> newest.add(reading.at()));
            if (page.next().isEmpty()) {
                break;
            }
            page = sensors.newest("s1", request.after(page.next().orElseThrow()));
        }
        assertThat(newest).containsExactly(1_000_000_000_000L, 10L, 9L, -3L);
        assertThat(sensors.between("s1", SortRange.between(-3L, 9L)))
                .extracting(Reading::at)
                .containsExactly(-3L, 9L);
        assertThat(sensors.all(SortRange.from(10L))).extracting(Reading::at).containsExactly(10L, 1_000_000_000_000L);
    }

    @Test
    void writes_byTypedKeys_findTheirItems() {
        Reading first = read(10, "a");
        assertThatThrownBy(() -> read(10, null)).isInstanceOf(AlreadyExistsException.class);
        assertThatThrownBy(() -> read(11, "a")).isInstanceOf(UniqueViolationException.class);

        Reading updated = sensors.readings()
                .update(ReadingKeys.of("s1", 10))
                .set(ReadingAttributes.LABEL, "b")
                .run();
        assertThat(updated.label()).isEqualTo("b");
        assertThat(sensors.batchGet().get(ReadingKeys.of("s1", 10)).run().all(Reading.class))
                .containsExactly(updated);
        assertThat(sensors.readings().delete(ReadingKeys.of("s1", 10))).contains(updated);
        assertThat(read(10, "a")).isEqualTo(first);
    }

    @Test
    void bytes_areAKey() {
        byte[] serial = {(byte) 0xff, 0, 7};
        sensors.chips().create(new Chip(serial, 2, "x2"));
        sensors.chips().create(new Chip(serial, 10, "x10"));

        assertThat(sensors.chip(serial, 2).orElseThrow().serial()).isEqualTo(serial);
        assertThat(sensors.chips(serial)).extracting(Chip::model).containsExactly("x2", "x10");
        assertThat(sensors.chip(new byte[] {1}, 2)).isEmpty();
        assertThat(ChipKeys.of(serial, 2)).hasToString("Chip(/wAH, 2)");
    }

    @Test
    void reference_byATypedKey_isChecked() {
        byte[] serial = {1, 2};
        Reading reading = new Reading("s1", 1, 0.5, null, serial, 3);
        assertThatThrownBy(() -> sensors.readings().create(reading)).isInstanceOf(MissingReferenceException.class);

        sensors.chips().create(new Chip(serial, 3, "x"));
        sensors.readings().create(reading);
    }
}
