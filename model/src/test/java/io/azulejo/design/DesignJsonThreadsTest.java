package io.azulejo.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Codecs that several threads create at once, as generated designs do in {@code definition()}. */
class DesignJsonThreadsTest {

    @Test
    void codecs_createdOnSeveralThreads_allWork() throws ExecutionException, InterruptedException {
        DesignDefinition design = WavyDesign.design();
        String text = new DesignJson().write(design);
        List<Future<Integer>> running = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            for (int thread = 0; thread < 8; thread++) {
                running.add(threads.submit(() -> {
                    for (int i = 0; i < 500; i++) {
                        assertThat(new DesignJson().read(text).type()).isEqualTo(design.type());
                    }
                    return 500;
                }));
            }
        }
        for (Future<Integer> future : running) {
            assertThat(future.get()).isEqualTo(500);
        }
    }
}
