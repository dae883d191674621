package io.azulejo.engine.table;

import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.request.ThroughputDescription;
import io.azulejo.engine.request.WarmThroughput;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The throughput settings of a table or index: its provisioned units and when they last changed, its maximum on demand
 * and the throughput it is prepared for. DynamoDB counts the decreases per day, which begins at midnight UTC.
 */
public record Provision(
        long readUnits,
        long writeUnits,
        @Nullable Instant lastIncrease,
        @Nullable Instant lastDecrease,
        int decreasesThatDay,
        @Nullable OnDemandThroughput onDemand,
        @Nullable WarmThroughput warm) {
    public static final Provision NONE = new Provision(0, 0, null, null, 0, null, null);

    /** What DynamoDB prepares every table on demand for. */
    private static final long INITIAL_READ_UNITS = 12_000;

    private static final long INITIAL_WRITE_UNITS = 4_000;
    private static final long UNLIMITED = -1;

    public static Provision of(@Nullable Throughput given) {
        return given == null ? NONE : new Provision(read(given), write(given), null, null, 0, null, null);
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
                less ? decreasesOn(now) + 1 : decreasesThatDay,
                null,
                warm);
    }

    /** Returns the settings of a table or index that is now paid per request. */
    public Provision withoutUnits() {
        return new Provision(0, 0, null, null, 0, onDemand, warm);
    }

    /** Returns the settings with a maximum on demand; what the caller does not give stays as it is. */
    public Provision withOnDemand(@Nullable OnDemandThroughput given) {
        if (given == null) {
            return this;
        }
        Long read = given.maxReadRequestUnits();
        Long write = given.maxWriteRequestUnits();
        if (onDemand != null) {
            read = read == null ? onDemand.maxReadRequestUnits() : read;
            write = write == null ? onDemand.maxWriteRequestUnits() : write;
        }
        boolean limited = isLimit(read) || isLimit(write);
        return new Provision(
                readUnits,
                writeUnits,
                lastIncrease,
                lastDecrease,
                decreasesThatDay,
                limited ? new OnDemandThroughput(read, write) : null,
                warm);
    }

    private static boolean isLimit(@Nullable Long units) {
        return units != null && units != UNLIMITED;
    }

    /** Returns the settings with a warm throughput; what the caller does not give stays as it is. */
    public Provision withWarm(@Nullable WarmThroughput given) {
        if (given == null) {
            return this;
        }
        Long read = given.readUnitsPerSecond();
        Long write = given.writeUnitsPerSecond();
        return new Provision(
                readUnits,
                writeUnits,
                lastIncrease,
                lastDecrease,
                decreasesThatDay,
                onDemand,
                new WarmThroughput(
                        read == null && warm != null ? warm.readUnitsPerSecond() : read,
                        write == null && warm != null ? warm.writeUnitsPerSecond() : write));
    }

    /** Returns the throughput that the table or index is prepared for: what was asked for, or what the mode implies. */
    public WarmThroughput warmUnits(boolean payPerRequest) {
        long read = payPerRequest ? INITIAL_READ_UNITS : readUnits;
        long write = payPerRequest ? INITIAL_WRITE_UNITS : writeUnits;
        if (warm != null) {
            read = warm.readUnitsPerSecond() == null ? read : Math.max(read, warm.readUnitsPerSecond());
            write = warm.writeUnitsPerSecond() == null ? write : Math.max(write, warm.writeUnitsPerSecond());
        }
        return new WarmThroughput(read, write);
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
