package io.azulejo.engine.stream;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.table.TableStream;
import io.azulejo.engine.value.Item;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class StreamLogTest {
    private final MemoryStore store = new MemoryStore();
    private final StreamLog log = new StreamLog(
            store,
            new StreamDefinition(1, "Music", List.of(), "label", TableStream.View.KEYS_ONLY, Instant.EPOCH, null));

    private void write(long sequence) {
        StreamRecord record = new StreamRecord(
                sequence, StreamRecord.Event.INSERT, StreamRecord.Cause.REQUEST, Instant.EPOCH, Item.EMPTY, null, null);
        store.commit(new Batch().put(log.key(sequence), RecordCodec.encode(record)));
        log.end(sequence);
    }

    private List<Long> visible() {
        return log.read(StreamLog.FIRST, 10, 1000).stream()
                .map(StreamRecord::sequence)
                .toList();
    }

    @Test
    void read_whileAnEarlierRecordIsBeingWritten_doesNotShowTheLaterOne() {
        long first = log.begin();
        long second = log.begin();
        write(second);
        assertThat(visible()).isEmpty();
        write(first);
        assertThat(visible()).containsExactly(first, second);
    }

    @Test
    void read_afterAWriteFailed_goesOnPastItsNumber() {
        long failed = log.begin();
        long second = log.begin();
        write(second);
        log.end(failed);
        assertThat(visible()).containsExactly(second);
    }
}
