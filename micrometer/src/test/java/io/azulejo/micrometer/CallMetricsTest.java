package io.azulejo.micrometer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.testkit.DynamoDbTest;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class CallMetricsTest {
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final NotesDesign notes;

    CallMetricsTest(DynamoDbClient client) {
        notes = NotesDesign.on(
                client, ToolkitOptions.defaults().listener(new CallMetrics(meters, Tags.of("service", "notebook"))));
        notes.createTables();
    }

    @Test
    void calls_ofAPattern_areTimedWithRequestsAndUnits() {
        notes.write(new Note("n1", "hello"));
        notes.note("n1");
        notes.note("n2");

        Tags read = Tags.of("service", "notebook", "pattern", "Read a note", "operation", "get", "outcome", "done");
        assertThat(meters.get("dynamodb.calls").tags(read).timer().count()).isEqualTo(2);
        assertThat(meters.get("dynamodb.requests").tags(read).counter().count()).isEqualTo(2);
        assertThat(meters.get("dynamodb.read.units").tags(read).counter().count())
                .isEqualTo(1);
        assertThat(meters.get("dynamodb.write.units")
                        .tags("pattern", "Write a note")
                        .counter()
                        .count())
                .isEqualTo(1);
    }

    @Test
    void failedCall_isCounted_underItsException() {
        notes.write(new Note("n1", "hello"));
        assertThatThrownBy(() -> notes.write(new Note("n1", "again"))).isInstanceOf(AlreadyExistsException.class);

        assertThat(meters.get("dynamodb.calls")
                        .tags("pattern", "Write a note", "outcome", "AlreadyExistsException")
                        .timer()
                        .count())
                .isEqualTo(1);
    }
}
