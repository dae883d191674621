package io.azulejo.engine.rocksdb;

import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.store.StoreException.Problem;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.rocksdb.RocksDBException;
import org.rocksdb.Status;

/** Translation of RocksDB failures into store exceptions. */
final class RocksFailure {
    private RocksFailure() {}

    static StoreException opening(Path store, RocksDBException e) {
        return of(store, "cannot be opened", e);
    }

    static StoreException reading(Path store, RocksDBException e) {
        return of(store, "cannot be read", e);
    }

    static StoreException writing(Path store, RocksDBException e) {
        return of(store, "cannot be written", e);
    }

    private static StoreException of(Path store, String what, RocksDBException e) {
        Problem problem = problem(e);
        String advice = switch (problem) {
            case DAMAGED -> " A file is damaged: restore a backup.";
            case NO_SPACE -> " Free disk space: the store takes writes again as soon as there is room.";
            default -> "";
        };
        return new StoreException(problem, "The store " + store + " " + what + ": " + e.getMessage() + "." + advice, e);
    }

    private static Problem problem(RocksDBException e) {
        @Nullable Status status = e.getStatus();
        if (status == null) {
            return Problem.FAILED;
        }
        if (status.getSubCode() == Status.SubCode.NoSpace) {
            return Problem.NO_SPACE;
        }
        return status.getCode() == Status.Code.Corruption ? Problem.DAMAGED : Problem.FAILED;
    }
}
