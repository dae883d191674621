package io.azulejo.testkit;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.Engine;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.FaultPlan;
import io.azulejo.engine.fault.Faults;
import io.azulejo.engine.fault.RandomFaults;
import io.azulejo.engine.fault.ScriptedFaults;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/**
 * DynamoDB of one test, with everything that a test can take as a parameter. {@link DynamoDbTest} opens and closes it;
 * integrations with other test frameworks do so themselves. Thread-safe.
 *
 * @param clock the engine's clock
 * @param faults the faults for the next requests
 * @param log the requests of {@link #client()}
 */
public record TestDynamoDb(EmbeddedDynamoDb dynamoDb, TestClock clock, ScriptedFaults faults, RequestLog log)
        implements AutoCloseable {
    static TestDynamoDb open(List<FaultRate> rates, boolean retries) {
        return open(plan(rates), retries);
    }

    /**
     * Opens an empty DynamoDB.
     *
     * @param rates faults besides the scripted ones
     * @param retries whether the client retries transient errors, as the SDK's client does
     */
    public static TestDynamoDb open(FaultPlan rates, boolean retries) {
        TestClock clock = new TestClock();
        ScriptedFaults script = new ScriptedFaults();
        EmbeddedDynamoDb.Builder builder = EmbeddedDynamoDb.builder()
                .options(EngineOptions.DEFAULT
                        .withClock(clock)
                        // Only the test sweeps, so that nothing expires while it reads.
                        .withSweepInterval(Duration.ofDays(1))
                        .withFaults(Faults.by((kind, operation) ->
                                script.injects(kind, operation) || rates.injects(kind, operation))));
        return new TestDynamoDb(
                (retries ? builder : builder.withoutRetries()).build(), clock, script, new RequestLog());
    }

    /** Returns the faults that annotations ask for. */
    public static FaultPlan plan(List<FaultRate> rates) {
        List<FaultPlan> plans = new ArrayList<>();
        for (FaultRate rate : rates) {
            plans.add(new RandomFaults(rate.seed(), Map.<FaultKind, Double>of(rate.value(), rate.rate())));
        }
        return (kind, operation) -> {
            for (FaultPlan plan : plans) {
                if (plan.injects(kind, operation)) {
                    return true;
                }
            }
            return false;
        };
    }

    /** Returns the client that records its requests. */
    public DynamoDbClient client() {
        return RecordingClient.of(dynamoDb, log);
    }

    Object parameter(Class<?> type) {
        if (type == DynamoDbClient.class) {
            return client();
        }
        if (type == DynamoDbStreamsClient.class) {
            return dynamoDb.streams();
        }
        if (type == TestClock.class) {
            return clock;
        }
        if (type == ScriptedFaults.class) {
            return faults;
        }
        if (type == Engine.class) {
            return dynamoDb.engine();
        }
        return log;
    }

    @Override
    public void close() {
        dynamoDb.close();
    }
}
