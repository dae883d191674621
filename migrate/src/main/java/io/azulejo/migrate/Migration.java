package io.azulejo.migrate;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.change.DesignBaseline;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.patterns.job.JobState;
import io.azulejo.patterns.job.JobTable;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.VersionConflictException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

/**
 * Migration of the live tables of a design: what they lack, and what their items and guards lack. It runs on the
 * caller's threads and keeps its state in a table that the caller chooses, so that a run after a crash continues where
 * the one before ended, and several processes share the work. Immutable and thread-safe.
 */
public final class Migration {
    private final DesignContext context;
    private final MigrationOptions options;
    private final List<TargetTable> tables;
    private final TableMigration structure;
    private final String fingerprint;
    private final BackfillJob job;

    private Migration(DesignContext context, DesignDefinition design, MigrationOptions options) {
        this.context = context;
        this.options = options;
        this.tables = design.tables().stream()
                .map(table -> TargetTable.of(context, table))
                .toList();
        this.structure = new TableMigration(context, design, tables, options);
        this.fingerprint = fingerprint(design, options);
        Map<String, Long> tableItems = new ConcurrentHashMap<>();
        this.job = new BackfillJob(
                "migrate " + design.type() + " " + fingerprint,
                context,
                tables,
                options,
                table -> tableItems.computeIfAbsent(table, structure::items));
    }

    /**
     * Creates the migration of a running design.
     *
     * @param context the generated design's {@code context()}
     * @param design the generated design's {@code definition()}
     */
    public static Migration of(DesignContext context, DesignDefinition design, MigrationOptions options) {
        return new Migration(context, design, options);
    }

    /** Returns what the tables lack. Reads only their descriptions. */
    public List<TableStep> compare() {
        return structure.compare();
    }

    /** Adds what the tables lack: tables, indexes one at a time, TTL and streams. Returns what they lacked. */
    public List<TableStep> migrateTables() {
        List<TableStep> steps = structure.compare();
        structure.apply();
        return steps;
    }

    /** Reads all tables and counts what a run would do, and the capacity it would consume. Writes nothing. */
    public MigrationReport dryRun() {
        List<TableStep> steps = structure.compare();
        Map<String, Set<String>> newIndexes = new HashMap<>();
        Set<String> unreadable = new HashSet<>();
        for (TableStep step : steps) {
            switch (step) {
                case TableStep.AddIndex add ->
                    newIndexes
                            .computeIfAbsent(add.table(), table -> new HashSet<>())
                            .add(add.index().name());
                case TableStep.CreateTable create -> unreadable.add(create.table());
                case TableStep.Impossible impossible when impossible.fatal() -> unreadable.add(impossible.table());
                default -> {}
            }
        }
        PageBackfill.WriteMode mode =
                new PageBackfill.WriteMode.Estimate(new WriteEstimate(newIndexes), new ClaimedValues());
        BackfillCounts counts = BackfillCounts.NONE;
        for (TargetTable table : tables) {
            if (!unreadable.contains(table.name())) {
                BackfillCheckpoint checkpoint = new BackfillCheckpoint(Map.of(), false, BackfillCounts.NONE);
                while (!checkpoint.end()) {
                    requireNotInterrupted();
                    checkpoint = job.page(table, 0, 1, BackfillJob.Phase.ITEMS, checkpoint, mode);
                    options.listener()
                            .onProgress(new MigrationProgress(
                                    table.name(), 0, 1, checkpoint.counts(), job.tableItems(table.name())));
                }
                counts = counts.plus(checkpoint.counts());
            }
        }
        return new MigrationReport(true, steps, counts);
    }

    /** Migrates tables and items on the calling thread. A run that was stopped continues. */
    public MigrationReport run(JobTable state) {
        return run(state, Runnable::run, 1);
    }

    /** Migrates tables and items with as many tasks as there are segments. The calling thread only waits. */
    public MigrationReport run(JobTable state, Executor threads) {
        return run(state, threads, options.segments());
    }

    /** Returns the job that processes the items, for a caller with a {@code JobRunner} of its own. */
    public Job job() {
        return job;
    }

    /** Migrates the tables, and leaves the items to the caller's job runners, which have {@link #job()}. */
    public void start(JobTable state) {
        migrateTables();
        begin(state, BackfillJob.Phase.ITEMS);
    }

    private MigrationReport run(JobTable state, Executor threads, int tasks) {
        List<TableStep> steps = migrateTables();
        BackfillCounts counts = runPhase(state, BackfillJob.Phase.ITEMS, threads, tasks);
        if (counts.of(BackfillCounter.WITHOUT_OWNER) > 0) {
            Map<BackfillCounter, Long> checked = new HashMap<>(counts.values());
            checked.remove(BackfillCounter.WITHOUT_OWNER);
            counts = new BackfillCounts(checked)
                    .plus(runPhase(state, BackfillJob.Phase.GUARDS_WITHOUT_OWNER, threads, tasks));
        }
        return new MigrationReport(false, steps, counts);
    }

    private BackfillCounts runPhase(JobTable state, BackfillJob.Phase phase, Executor threads, int tasks) {
        List<String> ids = begin(state, phase);
        Map<String, JobRecord> ended = new ConcurrentHashMap<>();
        List<CompletableFuture<Void>> running = new ArrayList<>();
        for (int i = 0; i < tasks; i++) {
            running.add(CompletableFuture.runAsync(() -> work(state, ids, ended), threads));
        }
        try {
            CompletableFuture.allOf(running.toArray(CompletableFuture[]::new)).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw e;
        }
        BackfillCounts counts = BackfillCounts.NONE;
        for (JobRecord record : ended.values()) {
            if (record.state() != JobState.DONE) {
                throw new MigrationFailedException(
                        "The migration stopped: " + record.error() + ". Run it again to continue");
            }
            counts = counts.plus(BackfillCheckpoint.parse(record.checkpoint()).counts());
        }
        return counts;
    }

    /** Creates the jobs of a phase, or finds those that a stopped run has left. */
    private List<String> begin(JobTable state, BackfillJob.Phase phase) {
        Set<String> fatal = new HashSet<>();
        for (TableStep step : structure.compare()) {
            if (step instanceof TableStep.Impossible impossible && impossible.fatal()) {
                fatal.add(impossible.table());
            }
        }
        List<String> ids = new ArrayList<>();
        for (TargetTable table : tables) {
            for (int segment = 0; segment < options.segments() && !fatal.contains(table.name()); segment++) {
                String id = String.join(
                        "-", "migrate", fingerprint, table.name(), phase.name(), segment + "of" + options.segments());
                begin(
                        state,
                        JobRecord.of(
                                id,
                                job.type(),
                                Map.of(
                                        BackfillJob.TABLE,
                                        table.name(),
                                        BackfillJob.SEGMENT,
                                        Integer.toString(segment),
                                        BackfillJob.SEGMENTS,
                                        Integer.toString(options.segments()),
                                        BackfillJob.PHASE,
                                        phase.name())));
                ids.add(id);
            }
        }
        return ids;
    }

    private static void begin(JobTable state, JobRecord fresh) {
        JobRecord found = state.job(fresh.id()).orElse(null);
        try {
            if (found == null) {
                state.jobTable().create(fresh);
            } else if (found.state() == JobState.DONE) {
                state.jobTable().put(reopened(found, ""));
            } else if (found.state() == JobState.FAILED) {
                state.jobTable().put(reopened(found, found.checkpoint()));
            }
        } catch (AlreadyExistsException | VersionConflictException other) {
            // Another process has begun it at the same time; the work is shared.
        }
    }

    private static JobRecord reopened(JobRecord record, String checkpoint) {
        return new JobRecord(
                record.id(),
                record.type(),
                record.arguments(),
                checkpoint,
                JobState.OPEN,
                null,
                Instant.EPOCH,
                0,
                null,
                record.createdAt(),
                record.updatedAt(),
                null,
                record.version());
    }

    /**
     * Runs free jobs until all of these have ended, by this process or by others. An end that was seen counts, even if
     * another process then begins the same migration anew.
     */
    private void work(JobTable state, List<String> ids, Map<String, JobRecord> ended) {
        JobRunner runner = new JobRunner(
                state, List.of(job), options.jobs(), context.options().clock());
        while (true) {
            boolean worked = runner.runDueJobs();
            for (String id : ids) {
                if (!ended.containsKey(id)) {
                    JobRecord record = state.job(id)
                            .orElseThrow(() -> new MigrationFailedException(
                                    "The migration stopped: its record " + id + " is gone. Run it again to continue"));
                    if (record.state() != JobState.OPEN) {
                        ended.put(id, record);
                    }
                }
            }
            if (ended.size() == ids.size()) {
                return;
            }
            requireNotInterrupted();
            if (!worked) {
                options.listener().onWaiting();
                options.pause().accept(options.jobs().poll());
            }
        }
    }

    private static void requireNotInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new MigrationFailedException("The migration was interrupted. Run it again to continue");
        }
    }

    /** Returns a text that changes with the design and with the options that decide what is written. */
    private static String fingerprint(DesignDefinition design, MigrationOptions options) {
        String text = DesignBaseline.text(design) + options.guardRepair() + options.keyMoves();
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
