package io.azulejo.micrometer;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testkit.DynamoDbTest;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.query.FullScan;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.observation.DefaultMeterObservationHandler;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.micrometer.observation.ObservationRegistry;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The listeners together, as the documentation shows them. */
@DynamoDbTest
class MetricsAndTracesTest {
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final ObservationRegistry observations = ObservationRegistry.create();
    private final DynamoDbClient client;
    private final NotesDesign notes;

    MetricsAndTracesTest(DynamoDbClient client) {
        this.client = client;
        observations.observationConfig().observationHandler(new DefaultMeterObservationHandler(meters));
        // tag::listeners
        ToolkitOptions options = ToolkitOptions.defaults()
                .listener(new CallMetrics(meters).andThen(new CallObservations(observations)))
                .unreadableItems(UnreadableItemMetrics.skip(meters, Tags.empty()));
        // end::listeners
        notes = NotesDesign.on(client, options);
        notes.createTables();
    }

    @Test
    void bothListeners_recordACall_underNamesOfTheirOwn() {
        notes.note("n1");

        assertThat(meters.get("dynamodb.calls").timer().count()).isEqualTo(1);
        assertThat(meters.get("dynamodb.call")
                        .tag("pattern", "Read a note")
                        .timer()
                        .count())
                .isEqualTo(1);
    }

    @Test
    void unreadableItem_inAList_isSkippedAndCounted() {
        notes.write(new Note("n1", "hello"));
        client.putItem(request -> request.tableName("notes")
                .item(Map.of(
                        "PK", AttributeValue.fromS("NOTE#n2"),
                        "SK", AttributeValue.fromS("NOTE"),
                        "type", AttributeValue.fromS("NOTE"),
                        "noteId", AttributeValue.fromS("n2"),
                        "text", AttributeValue.fromBool(true))));

        assertThat(notes.notes().scan(FullScan.because("the test reads all")).list())
                .extracting(Note::noteId)
                .containsExactly("n1");
        assertThat(meters.get("dynamodb.unreadable.items")
                        .tag("entity", "Note")
                        .counter()
                        .count())
                .isEqualTo(1);
    }
}
