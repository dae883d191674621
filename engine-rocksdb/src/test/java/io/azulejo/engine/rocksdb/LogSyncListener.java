package io.azulejo.engine.rocksdb;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.rocksdb.AbstractEventListener;
import org.rocksdb.FileOperationInfo;

/**
 * Event listener inside RocksDB that records how far each log file was written and how far it was synced, that is, what
 * would remain after a power loss. Thread-safe.
 */
final class LogSyncListener extends AbstractEventListener {
    private final Map<String, Long> written = new ConcurrentHashMap<>();
    private final Map<String, Long> synced = new ConcurrentHashMap<>();

    LogSyncListener() {
        super(
                EnabledEventCallback.SHOULD_BE_NOTIFIED_ON_FILE_IO,
                EnabledEventCallback.ON_FILE_WRITE_FINISH,
                EnabledEventCallback.ON_FILE_SYNC_FINISH);
    }

    @Override
    public boolean shouldBeNotifiedOnFileIO() {
        return true;
    }

    @Override
    public void onFileWriteFinish(FileOperationInfo write) {
        String name = name(write);
        if (name.endsWith(".log")) {
            written.merge(name, write.getLength(), Long::sum);
        }
    }

    @Override
    public void onFileSyncFinish(FileOperationInfo sync) {
        String name = name(sync);
        if (name.endsWith(".log")) {
            synced.put(name, written.getOrDefault(name, 0L));
        }
    }

    /** Returns how many bytes of a log file are certainly on the disk. */
    long syncedLength(String logName) {
        return synced.getOrDefault(logName, 0L);
    }

    private static String name(FileOperationInfo operation) {
        return String.valueOf(Path.of(operation.getPath()).getFileName());
    }
}
