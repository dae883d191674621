package io.azulejo.migrate;

import io.azulejo.patterns.job.JobOptions;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/**
 * Settings of a migration. Immutable.
 *
 * @param itemsPerSecond the limit on items that are read and, if needed, rewritten in a second, over all segments
 * @param pageSize the number of items between two checkpoints
 * @param segments the number of parts of each table that can be processed at once
 * @param guardRepair whether guards of owners that are gone are removed or given to the item that needs them
 * @param keyMoves whether items are moved if the design gives them another table key
 * @param stream the view type of the tables' streams; null if they need none
 * @param jobs the lease of a page, the pause between two looks for work, and the attempts of a page
 * @param pause the sleep function; tests use one that does not sleep
 * @param listener told of steps, findings and progress, on the thread that does the work
 */
public record MigrationOptions(
        int itemsPerSecond,
        int pageSize,
        int segments,
        GuardRepair guardRepair,
        KeyMoves keyMoves,
        @Nullable StreamViewType stream,
        JobOptions jobs,
        Consumer<Duration> pause,
        MigrationListener listener) {

    /** Choice for guards whose owner is gone. */
    public enum GuardRepair {
        REPORT,
        REPAIR
    }

    /** Choice for items whose key differs from the one that the design gives them. */
    public enum KeyMoves {
        REPORT,
        MOVE
    }

    public MigrationOptions {
        requireAtLeastOne("itemsPerSecond", itemsPerSecond);
        requireAtLeastOne("pageSize", pageSize);
        requireAtLeastOne("segments", segments);
    }

    /** Returns the defaults: 500 items a second, pages of 100, one segment; guards and keys are only reported. */
    public static MigrationOptions defaults() {
        return new MigrationOptions(
                500,
                100,
                1,
                GuardRepair.REPORT,
                KeyMoves.REPORT,
                null,
                new JobOptions(Duration.ofSeconds(30), Duration.ofSeconds(1), 10, Duration.ofDays(7)),
                MigrationOptions::sleep,
                new MigrationListener() {});
    }

    public MigrationOptions itemsPerSecond(int limit) {
        return new MigrationOptions(limit, pageSize, segments, guardRepair, keyMoves, stream, jobs, pause, listener);
    }

    public MigrationOptions pageSize(int size) {
        return new MigrationOptions(
                itemsPerSecond, size, segments, guardRepair, keyMoves, stream, jobs, pause, listener);
    }

    public MigrationOptions segments(int count) {
        return new MigrationOptions(
                itemsPerSecond, pageSize, count, guardRepair, keyMoves, stream, jobs, pause, listener);
    }

    public MigrationOptions guardRepair(GuardRepair choice) {
        return new MigrationOptions(
                itemsPerSecond, pageSize, segments, choice, keyMoves, stream, jobs, pause, listener);
    }

    public MigrationOptions keyMoves(KeyMoves choice) {
        return new MigrationOptions(
                itemsPerSecond, pageSize, segments, guardRepair, choice, stream, jobs, pause, listener);
    }

    public MigrationOptions stream(@Nullable StreamViewType view) {
        return new MigrationOptions(
                itemsPerSecond, pageSize, segments, guardRepair, keyMoves, view, jobs, pause, listener);
    }

    public MigrationOptions jobs(JobOptions options) {
        return new MigrationOptions(
                itemsPerSecond, pageSize, segments, guardRepair, keyMoves, stream, options, pause, listener);
    }

    public MigrationOptions pause(Consumer<Duration> sleep) {
        return new MigrationOptions(
                itemsPerSecond, pageSize, segments, guardRepair, keyMoves, stream, jobs, sleep, listener);
    }

    public MigrationOptions listener(MigrationListener told) {
        return new MigrationOptions(
                itemsPerSecond, pageSize, segments, guardRepair, keyMoves, stream, jobs, pause, told);
    }

    private static void requireAtLeastOne(String name, int value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + " is at least 1, not " + value);
        }
    }

    private static void sleep(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
