package io.azulejo.micrometer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.testkit.DynamoDbTest;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.CallListener;
import io.azulejo.toolkit.observe.RequestHook;
import io.micrometer.common.KeyValue;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class CallObservationsTest {
    private final List<Observation.Context> stopped = new ArrayList<>();
    private final List<String> currentDuringRequests = new ArrayList<>();
    private final ObservationRegistry observations = ObservationRegistry.create();
    private final NotesDesign notes;

    CallObservationsTest(DynamoDbClient client) {
        observations.observationConfig().observationHandler(new Recorder());
        RequestHook hook = (operation, request) -> {
            Observation current = observations.getCurrentObservation();
            if (current != null && current.getContext() instanceof CallObservationContext call) {
                currentDuringRequests.add(call.pattern());
            }
        };
        notes = NotesDesign.on(
                client,
                ToolkitOptions.defaults()
                        .listener(new CallObservations(observations))
                        .requestHook(hook));
        notes.createTables();
    }

    private final class Recorder implements ObservationHandler<Observation.Context> {
        @Override
        public void onStop(Observation.Context context) {
            stopped.add(context);
        }

        @Override
        public boolean supportsContext(Observation.Context context) {
            return true;
        }
    }

    @Test
    void call_isAnObservation_withPatternRequestsAndUnits() {
        notes.write(new Note("n1", "hello"));

        assertThat(stopped).singleElement().satisfies(context -> {
            assertThat(context.getName()).isEqualTo("dynamodb.call");
            assertThat(context.getContextualName()).isEqualTo("Write a note");
            assertThat(context.getLowCardinalityKeyValues())
                    .contains(
                            KeyValue.of("pattern", "Write a note"),
                            KeyValue.of("operation", "create"),
                            KeyValue.of("outcome", "done"));
            assertThat(context.getHighCardinalityKeyValues())
                    .contains(KeyValue.of("dynamodb.requests", "1"), KeyValue.of("dynamodb.write.units", "1.0"));
        });
    }

    @Test
    void observation_isCurrent_whileTheCallSendsRequests() {
        Observation request = Observation.start("request", observations);
        try (Observation.Scope scope = request.openScope()) {
            assertThat(scope.isNoop()).isFalse();
            notes.note("n1");
            assertThat(observations.getCurrentObservation()).isSameAs(request);
        } finally {
            request.stop();
        }

        assertThat(currentDuringRequests).containsExactly("Read a note");
        assertThat(stopped.getFirst().getParentObservation()).isSameAs(request);
        assertThat(observations.getCurrentObservation()).isNull();
    }

    @Test
    void failedCall_isAnObservation_withItsError() {
        notes.write(new Note("n1", "hello"));
        assertThatThrownBy(() -> notes.write(new Note("n1", "again"))).isInstanceOf(AlreadyExistsException.class);

        assertThat(stopped.getLast().getError()).isInstanceOf(AlreadyExistsException.class);
        assertThat(stopped.getLast().getLowCardinalityKeyValue("outcome"))
                .isEqualTo(KeyValue.of("outcome", "AlreadyExistsException"));
    }

    @Test
    void andThen_startsInOrder_andCompletesInReverse(DynamoDbClient client) {
        List<String> events = new ArrayList<>();
        NotesDesign both = NotesDesign.on(
                client, ToolkitOptions.defaults().listener(logging("a", events).andThen(logging("b", events))));

        both.note("n1");

        assertThat(events).containsExactly("a starts", "b starts", "b completes", "a completes");
    }

    private static CallListener logging(String name, List<String> events) {
        return new CallListener() {
            @Override
            public void started(String pattern, String operation) {
                events.add(name + " starts");
            }

            @Override
            public void completed(Call call) {
                events.add(name + " completes");
            }
        };
    }
}
