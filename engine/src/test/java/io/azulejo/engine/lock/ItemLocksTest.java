package io.azulejo.engine.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

class ItemLocksTest {
    private final ItemLocks locks = new ItemLocks();

    @Test
    void lockAll_manyThreadsOnTheSameItems_neverStandStill() throws InterruptedException {
        int[] unguarded = new int[1];
        List<byte[]> items = new ArrayList<>();
        for (byte i = 0; i < 8; i++) {
            items.add(new byte[] {2, i});
        }
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 8; t++) {
            Random random = new Random(t);
            threads.add(Thread.ofVirtual().start(() -> {
                for (int i = 0; i < 500; i++) {
                    List<byte[]> mine = new ArrayList<>(List.of(items.get(0)));
                    mine.add(items.get(random.nextInt(items.size())));
                    mine.add(items.get(random.nextInt(items.size())));
                    ItemLocks.Held held = locks.lockAll(mine);
                    try {
                        unguarded[0]++;
                    } finally {
                        held.release();
                    }
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(unguarded[0]).isEqualTo(8 * 500);
    }

    @Test
    void awaitWriters_writeGoesOn_returnsAfterIt() {
        AtomicInteger order = new AtomicInteger();
        ReentrantLock writing = locks.lock(new byte[] {1});
        Thread waiter = Thread.ofVirtual().start(() -> {
            locks.awaitWriters();
            order.compareAndSet(1, 2);
        });
        try {
            await().until(() -> waiter.getState() == Thread.State.WAITING);
            order.set(1);
        } finally {
            writing.unlock();
        }
        await().until(() -> order.get() == 2);
    }
}
