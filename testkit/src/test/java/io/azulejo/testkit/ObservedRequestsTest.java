package io.azulejo.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

class ObservedRequestsTest {
    private final ObservedRequests observed = new ObservedRequests(List.of(
            new RecordedRequest("GetItem", GetItemRequest.builder().build(), 0.5, 0, false),
            new RecordedRequest("Scan", ScanRequest.builder().build(), 2, 0, false)));

    private static void fails(ThrowingCallable expectation, String text) {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(expectation)
                .withMessageStartingWith("Expected " + text + ". The requests were:");
    }

    @Test
    void expectations_thatHold_areSilent() {
        assertThatCode(() -> observed.hasRequests(2)
                        .hasAtMostRequests(2)
                        .readsAtMost(2.5)
                        .writesAtMost(0)
                        .usesOnly("GetItem", "Scan"))
                .doesNotThrowAnyException();
    }

    @Test
    void expectations_thatDoNotHold_sayWhatWasAsked() {
        fails(() -> observed.hasRequests(1), "1 requests, not 2");
        fails(() -> observed.hasAtMostRequests(1), "at most 1 requests, not 2");
        fails(() -> observed.readsAtMost(2), "at most 2.0 read units, not 2.5");
        fails(() -> observed.writesAtMost(-1), "at most -1.0 write units, not 0.0");
        fails(observed::neverScans, "no Scan");
        fails(() -> observed.usesOnly("GetItem"), "only [GetItem]");
    }

    @Test
    void units_areThoseOfAllRequests() {
        assertThat(observed.readUnits()).isEqualTo(2.5);
    }
}
