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

/** DynamoDB of one test, with everything that a test can take as a parameter. JUnit closes it after the test. */
record TestDynamoDb(EmbeddedDynamoDb dynamoDb, TestClock clock, ScriptedFaults faults, RequestLog log)
        implements AutoCloseable {
    static TestDynamoDb open(List<FaultRate> rates, boolean retries) {
        TestClock clock = new TestClock();
        ScriptedFaults script = new ScriptedFaults();
        EmbeddedDynamoDb.Builder builder = EmbeddedDynamoDb.builder()
                .options(EngineOptions.DEFAULT
                        .withClock(clock)
                        // Only the test sweeps, so that nothing expires while it reads.
                        .withSweepInterval(Duration.ofDays(1))
                        .withFaults(Faults.by(plan(script, rates))));
        return new TestDynamoDb(
                (retries ? builder : builder.withoutRetries()).build(), clock, script, new RequestLog());
    }

    private static FaultPlan plan(ScriptedFaults script, List<FaultRate> rates) {
        List<FaultPlan> plans = new ArrayList<>(List.of(script));
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

    Object parameter(Class<?> type) {
        if (type == DynamoDbClient.class) {
            return RecordingClient.of(dynamoDb, log);
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
