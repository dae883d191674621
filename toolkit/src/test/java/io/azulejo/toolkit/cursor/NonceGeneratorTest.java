package io.azulejo.toolkit.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NonceGeneratorTest {

    @Test
    void nonces_takenByManyThreads_areAllDifferent() {
        NonceGenerator nonces = new NonceGenerator(new SecureRandom());
        NonceGenerator ofAnotherProgram = new NonceGenerator(new SecureRandom());
        Set<ByteBuffer> seen = ConcurrentHashMap.newKeySet();
        IntStream.range(0, 10_000).parallel().forEach(i -> {
            assertThat(seen.add(ByteBuffer.wrap(nonces.next()))).isTrue();
            assertThat(seen.add(ByteBuffer.wrap(ofAnotherProgram.next()))).isTrue();
        });
        assertThat(nonces.next()).hasSize(NonceGenerator.BYTES);
    }
}
