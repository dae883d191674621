package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.WarmThroughput;
import org.jspecify.annotations.Nullable;

/** Checks of the maximum on demand and of the warm throughput of an index, or of the table if {@code index} is null. */
public final class ThroughputCheck {
    private static final String INVALID = "One or more parameter values were invalid: ";
    private static final long UNLIMITED = -1;

    private ThroughputCheck() {}

    public static void onDemand(@Nullable String index, @Nullable OnDemandThroughput given, boolean payPerRequest) {
        if (given != null) {
            onDemand(index, "MaxReadRequestUnits", given.maxReadRequestUnits(), payPerRequest);
            onDemand(index, "MaxWriteRequestUnits", given.maxWriteRequestUnits(), payPerRequest);
        }
    }

    private static void onDemand(
            @Nullable String index, String parameter, @Nullable Long units, boolean payPerRequest) {
        if (units == null) {
            return;
        }
        String of = " for OnDemandThroughput" + (index == null ? "" : " for index : " + index);
        if (!payPerRequest) {
            throw EngineException.validation(
                    INVALID + parameter + of + " cannot be specified when the table BillingMode is PROVISIONED");
        }
        if (units < 1 && units != UNLIMITED) {
            throw EngineException.validation(INVALID + "Requested " + parameter + of
                    + (index == null ? " for table" : "") + " is outside of valid range");
        }
    }

    /** Checks the warm throughput of a new table or index against the least that it has anyway. */
    public static void newWarm(
            @Nullable String index, @Nullable WarmThroughput given, WarmThroughput least, boolean payPerRequest) {
        if (given != null) {
            String bound = payPerRequest ? "initial throughput for OnDemand" : "%s of ProvisionedThroughput";
            warm(index, given, least, " is lower than " + bound);
        }
    }

    /** Checks a change of the warm throughput, which cannot decrease. */
    public static void changedWarm(@Nullable String index, @Nullable WarmThroughput given, WarmThroughput current) {
        if (given != null) {
            warm(
                    index,
                    given,
                    current,
                    " is lower than current WarmThroughput, decreasing WarmThroughput is not supported");
        }
    }

    private static void warm(@Nullable String index, WarmThroughput given, WarmThroughput least, String problem) {
        warm(
                index,
                "ReadUnitsPerSecond",
                given.readUnitsPerSecond(),
                least.readUnitsPerSecond(),
                problem.replace("%s", "ReadCapacityUnits"));
        warm(
                index,
                "WriteUnitsPerSecond",
                given.writeUnitsPerSecond(),
                least.writeUnitsPerSecond(),
                problem.replace("%s", "WriteCapacityUnits"));
    }

    private static void warm(
            @Nullable String index, String parameter, @Nullable Long units, @Nullable Long least, String problem) {
        if (units != null && least != null && units < least) {
            throw EngineException.validation(INVALID + "Requested " + parameter + " for WarmThroughput for "
                    + (index == null ? "table" : "index " + index) + problem);
        }
    }
}
