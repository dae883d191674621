package io.azulejo.engine.table;

import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.request.ThroughputDescription;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The provisioned units of a table or index, and when they last changed. DynamoDB counts the decreases per day, which
 * begins at midnight UTC.
 */
public record Provision(
        long readUnits,
        long writeUnits,
        @Nullable Instant lastIncrease,
        @Nullable Instant lastDecrease,
        int decreasesThatDay) {
    public static final Provision NONE = new Provision(0, 0, null, null, 0);

    public static Provision of(@Nullable Throughput given) {
        return given == null ? NONE : new Provision(read(given), write(given), null, null, 0);
    }

    public boolean has(Throughput units) {
        return readUnits == read(units) && writeUnits == write(units);
    }

    public Provision changedTo(Throughput units, Instant now) {
        boolean more = read(units) > readUnits || write(units) > writeUnits;
        boolean less = read(units) < readUnits || write(units) < writeUnits;
        return new Provision(
                read(units),
                write(units),
                more ? now : lastIncrease,
                less ? now : lastDecrease,
                less ? decreasesOn(now) + 1 : decreasesThatDay);
    }

    public ThroughputDescription describe(Instant now) {
        return new ThroughputDescription(readUnits, writeUnits, lastIncrease, lastDecrease, decreasesOn(now));
    }

    private int decreasesOn(Instant now) {
        return lastDecrease != null && day(lastDecrease).equals(day(now)) ? decreasesThatDay : 0;
    }

    private static LocalDate day(Instant instant) {
        return LocalDate.ofInstant(instant, ZoneOffset.UTC);
    }

    private static long read(Throughput units) {
        return Objects.requireNonNull(units.readCapacityUnits());
    }

    private static long write(Throughput units) {
        return Objects.requireNonNull(units.writeCapacityUnits());
    }
}
