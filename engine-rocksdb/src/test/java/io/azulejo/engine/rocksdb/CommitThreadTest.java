package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.store.StoreException.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

class CommitThreadTest {
    /** A disk whose syncs the test releases one by one. */
    private static final class SlowDisk implements CommitThread.SyncedWrite {
        final List<Integer> groups = new CopyOnWriteArrayList<>();
        final Semaphore permits = new Semaphore(0);

        @Override
        public void write(List<Batch> batches) {
            groups.add(batches.size());
            permits.acquireUninterruptibly();
        }
    }

    @Test
    void commit_sixteenVirtualWriters_shareTheNextSync() throws InterruptedException {
        SlowDisk disk = new SlowDisk();
        AtomicInteger acknowledged = new AtomicInteger();
        try (CommitThread commits = started(disk)) {
            List<Thread> writers = new ArrayList<>();
            writers.add(writer(commits, acknowledged));
            Awaitility.await().until(() -> disk.groups.size() == 1);
            for (int i = 0; i < 15; i++) {
                writers.add(writer(commits, acknowledged));
            }
            Awaitility.await().until(() -> writers.stream().allMatch(CommitThreadTest::parked));
            assertThat(acknowledged).as("acknowledged before any sync returned").hasValue(0);

            disk.permits.release();
            Awaitility.await().until(() -> disk.groups.size() == 2);
            writers.getFirst().join();
            assertThat(acknowledged).as("acknowledged after the first sync").hasValue(1);

            disk.permits.release();
            for (Thread writer : writers) {
                writer.join();
            }
            assertThat(acknowledged).hasValue(16);
            assertThat(disk.groups).containsExactly(1, 15);
        }
    }

    @Test
    void commit_writeFails_everyCallerOfTheGroupIsTold() {
        try (CommitThread commits = started(batches -> {
            throw new StoreException(Problem.NO_SPACE, "the disk is full");
        })) {
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(() -> commits.commit(new Batch()))
                        .isInstanceOfSatisfying(
                                StoreException.class,
                                e -> assertThat(e.problem()).isEqualTo(Problem.NO_SPACE))
                        .hasMessage("the disk is full");
            }
        }
    }

    @Test
    void commit_writeBreaksUnexpectedly_nobodyWaitsForever() {
        try (CommitThread commits = started(batches -> {
            throw new UnsupportedOperationException("a fault of our own");
        })) {
            assertThatThrownBy(() -> commits.commit(new Batch())).hasMessageContaining("ended during the write");
            assertThatThrownBy(() -> commits.commit(new Batch())).hasMessageContaining("has ended");
        }
    }

    @Test
    void commit_callerInterrupted_stillWaitsForTheSyncAndKeepsTheInterrupt() throws InterruptedException {
        SlowDisk disk = new SlowDisk();
        AtomicInteger acknowledged = new AtomicInteger();
        try (CommitThread commits = started(disk)) {
            List<Boolean> interrupts = new CopyOnWriteArrayList<>();
            Thread writer = Thread.ofPlatform().start(() -> {
                commits.commit(new Batch());
                acknowledged.incrementAndGet();
                interrupts.add(Thread.currentThread().isInterrupted());
            });
            Awaitility.await().until(() -> disk.groups.size() == 1);
            writer.interrupt();
            assertThat(acknowledged).hasValue(0);
            disk.permits.release();
            writer.join();
            assertThat(acknowledged).hasValue(1);
            assertThat(interrupts).containsExactly(true);
        }
    }

    private static CommitThread started(CommitThread.SyncedWrite disk) {
        CommitThread commits = new CommitThread("commit-under-test", disk);
        commits.start();
        return commits;
    }

    private static Thread writer(CommitThread commits, AtomicInteger acknowledged) {
        return Thread.ofVirtual().start(() -> {
            commits.commit(new Batch());
            acknowledged.incrementAndGet();
        });
    }

    private static boolean parked(Thread thread) {
        return thread.getState() == Thread.State.WAITING;
    }
}
