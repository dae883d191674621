package io.azulejo.testkit.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.azulejo.engine.Engine;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.ScriptedFaults;
import io.azulejo.testkit.DynamoDbTest;
import io.azulejo.testkit.FaultRate;
import io.azulejo.testkit.RequestLog;
import io.azulejo.testkit.TestClock;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

// tag::first-test
@DynamoDbTest(retries = false)
class TicketsTest {
    private final Tickets tickets;

    TicketsTest(DynamoDbClient client) {
        tickets = new Tickets(client);
    }

    @Test
    void sold_ticket_exists() {
        tickets.sell("T1", "row 3, seat 7");
        assertThat(tickets.exists("T1")).isTrue();
    }
    // end::first-test

    // tag::requests
    @Test
    void lookup_ofATicket_isOneCheapRequest(RequestLog requests) {
        tickets.sell("T1", "row 3, seat 7");
        requests.during(() -> tickets.exists("T1"))
                .hasRequests(1)
                .readsAtMost(2)
                .writesAtMost(0)
                .neverScans();
    }
    // end::requests

    @Test
    void count_isAScan_andSaidToBeOne(RequestLog requests) {
        var observed = requests.during(tickets::count);
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(observed::neverScans)
                .withMessageStartingWith("Expected no Scan. The requests were:\n  Scan: ");
    }

    // tag::clock
    @Test
    void reservation_afterItsTime_isGone(TestClock clock, Engine engine) {
        tickets.reserve("T1", clock.instant().plusSeconds(600).getEpochSecond());
        clock.advance(Duration.ofMinutes(11));
        engine.sweep();
        assertThat(tickets.exists("T1")).isFalse();
    }
    // end::clock

    // tag::script
    @Test
    void sale_whenThrottledOnce_failsOnce(ScriptedFaults faults) {
        faults.inject(FaultKind.THROTTLING, "PutItem", 1);
        assertThatExceptionOfType(ProvisionedThroughputExceededException.class)
                .isThrownBy(() -> tickets.sell("T1", "row 3, seat 7"));
        tickets.sell("T1", "row 3, seat 7");
    }
    // end::script

    // tag::rate
    @Test
    @FaultRate(value = FaultKind.SHORT_PAGE, rate = 0.5)
    void count_withPagesCutShort_isStillRight() {
        for (int i = 0; i < 20; i++) {
            tickets.sell("T" + i, "row " + i);
        }
        assertThat(tickets.count()).isEqualTo(20);
    }
    // end::rate

    // tag::streams
    @Test
    void sale_isToldByTheStream(DynamoDbStreamsClient streams) {
        tickets.sell("T1", "row 3, seat 7");
        var stream = streams.listStreams().streams().getFirst();
        var shard = streams.describeStream(r -> r.streamArn(stream.streamArn()))
                .streamDescription()
                .shards()
                .getFirst();
        var start = streams.getShardIterator(
                r -> r.streamArn(stream.streamArn()).shardId(shard.shardId()).shardIteratorType("TRIM_HORIZON"));
        assertThat(streams.getRecords(r -> r.shardIterator(start.shardIterator()))
                        .records())
                .hasSize(1);
    }
    // end::streams
}
