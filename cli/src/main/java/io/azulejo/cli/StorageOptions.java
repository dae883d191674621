package io.azulejo.cli;

import io.azulejo.engine.Durability;
import io.azulejo.engine.rocksdb.RocksStore;
import io.azulejo.engine.rocksdb.StoreOptions;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.store.Store;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Options for the engine's storage and durability. */
final class StorageOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Keep everything in this folder; it is created if it is missing.")
    private @Nullable Path folder;

    @Option(names = "--in-memory", description = "Keep everything in memory; it is lost when the engine stops.")
    private boolean inMemory;

    @Option(
            names = "--durability",
            paramLabel = "LEVEL",
            description = {
                "What an acknowledged write survives:",
                "fsync: power loss. A write is on the disk before it is acknowledged. The default with --data.",
                "os: the end of the process, even by kill -9. Power loss may cost the last moments, never the store.",
                "memory: nothing. Everything is lost when the engine stops. The only one with --in-memory."
            })
    private @Nullable Durability durability;

    @Spec(Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    Store open() {
        if (folder != null && inMemory) {
            throw wrong("--data and --in-memory exclude each other: give one of them");
        }
        if (folder != null) {
            return openFolder(folder, durability == null ? Durability.FSYNC : durability);
        }
        if (!inMemory) {
            throw wrong("The engine needs storage. Give --data DIR or --in-memory");
        }
        if (durability != null && durability != Durability.MEMORY) {
            throw wrong("--durability " + name(durability) + " needs --data DIR: data in memory is never durable");
        }
        return new MemoryStore();
    }

    private RocksStore openFolder(Path path, Durability level) {
        if (level == Durability.MEMORY) {
            throw wrong("--durability memory needs --in-memory; with --data give fsync or os");
        }
        return RocksStore.open(path, StoreOptions.of(level));
    }

    /** Rejects an option that needs a store in a folder. */
    void requireFolder(String option) {
        if (folder == null) {
            throw wrong(option + " needs --data DIR: data in memory cannot be backed up");
        }
    }

    /** Returns the storage as text for the startup message. */
    String description() {
        if (folder == null) {
            return "in memory";
        }
        return "in " + folder.toAbsolutePath().normalize() + ", durability "
                + name(durability == null ? Durability.FSYNC : durability);
    }

    private static String name(Durability level) {
        return level.name().toLowerCase(Locale.ROOT);
    }

    private ParameterException wrong(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
