package io.azulejo.engine.rocksdb;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.rocksdb.AbstractEventListener;
import org.rocksdb.FileOperationInfo;

/**
 * Watches from inside RocksDB how far each log file was written and how far it was synced: what power loss would leave
 * of it. Safe for any number of threads.
 */
final class LogWatch extends AbstractEventListener {
    private final Map<String, Long> written = new ConcurrentHashMap<>();
    private final Map<String, Long> synced = new ConcurrentHashMap<>();

    LogWatch() {
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

    /** How many bytes of a log file are sure to be on the disk. */
    long syncedLength(String logName) {
        return synced.getOrDefault(logName, 0L);
    }

    private static String name(FileOperationInfo operation) {
        return String.valueOf(Path.of(operation.getPath()).getFileName());
    }
}
