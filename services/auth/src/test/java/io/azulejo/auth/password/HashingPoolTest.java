package io.azulejo.auth.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class HashingPoolTest {

    @Test
    void run_queueFull_isRefusedWithTheTimeToWait() throws InterruptedException {
        HashingPool pool = new HashingPool(1, 2);
        CountDownLatch release = new CountDownLatch(1);
        Queue<String> done = new ConcurrentLinkedQueue<>();
        Queue<ProblemException> refused = new ConcurrentLinkedQueue<>();
        List<Thread> callers = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            callers.add(Thread.ofVirtual().start(() -> {
                try {
                    done.add(pool.run(() -> waitFor(release)));
                } catch (ProblemException e) {
                    refused.add(e);
                }
            }));
        }
        await().until(() -> refused.size() == 7);
        release.countDown();
        for (Thread caller : callers) {
            caller.join();
        }
        assertThat(done).hasSize(3);
        assertThat(refused).allSatisfy(e -> {
            assertThat(e.type()).isEqualTo(ProblemType.TOO_MANY_REQUESTS);
            assertThat(e.headers()).containsEntry("Retry-After", "2");
        });
    }

    @Test
    void run_onAVirtualThread_worksOnAPlatformThread() throws InterruptedException {
        HashingPool pool = new HashingPool(1, 1);
        Queue<Boolean> virtual = new ConcurrentLinkedQueue<>();
        Thread.ofVirtual()
                .start(() -> virtual.add(pool.run(() -> Thread.currentThread().isVirtual())))
                .join();
        assertThat(virtual).containsExactly(false);
    }

    @Test
    void run_taskFails_failsWithItsFailure() {
        assertThatThrownBy(() -> new HashingPool(1, 1).run(() -> {
                    throw new IllegalArgumentException("wrong");
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("wrong");
    }

    @Test
    void verify_whilePoolIsFull_isRefused() throws InterruptedException {
        HashingPool pool = new HashingPool(1, 1);
        Passwords passwords = new Passwords(PasswordOptions.forTests(), pool);
        String hash = passwords.hash("a long password");
        assertThat(passwords.verify("a long password", hash)).isTrue();
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        Thread first = Thread.ofVirtual()
                .start(() -> pool.run(() -> {
                    begun.countDown();
                    return waitFor(release);
                }));
        begun.await();
        Thread second = Thread.ofVirtual().start(() -> pool.run(() -> waitFor(release)));
        await().until(() -> pool.waiting() == 1);
        assertThatThrownBy(() -> passwords.verify("a long password", hash)).isInstanceOf(ProblemException.class);
        release.countDown();
        first.join();
        second.join();
    }

    private static String waitFor(CountDownLatch latch) {
        try {
            latch.await();
            return "done";
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
