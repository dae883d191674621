package io.azulejo.engine.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** Generator of random calls from several threads at once, and their recorder. */
final class History {
    private History() {}

    /** Runs the calls of each thread one after the other, as the seed determines. */
    static <C, R> List<Event<C, R>> record(
            long seed, int threads, int callsPerThread, Function<Random, C> nextCall, Function<C, R> backend)
            throws InterruptedException, ExecutionException {
        AtomicLong clock = new AtomicLong();
        CountDownLatch start = new CountDownLatch(1);
        List<Future<List<Event<C, R>>>> running = new ArrayList<>();
        List<Event<C, R>> events = new ArrayList<>();
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int thread = 0; thread < threads; thread++) {
                int number = thread;
                Random random = new Random(seed * 31 + number);
                running.add(executor.submit(() -> {
                    List<Event<C, R>> own = new ArrayList<>();
                    start.await();
                    for (int i = 0; i < callsPerThread; i++) {
                        C call = nextCall.apply(random);
                        long began = clock.incrementAndGet();
                        R result = backend.apply(call);
                        own.add(new Event<>(number, call, result, began, clock.incrementAndGet()));
                    }
                    return own;
                }));
            }
            start.countDown();
            for (Future<List<Event<C, R>>> future : running) {
                events.addAll(future.get());
            }
        }
        return events;
    }
}
