package io.azulejo.toolkit.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NoncesTest {

    @Test
    void nonces_takenByManyThreads_areAllDifferent() {
        Nonces nonces = new Nonces(new SecureRandom());
        Nonces ofAnotherProgram = new Nonces(new SecureRandom());
        Set<ByteBuffer> seen = ConcurrentHashMap.newKeySet();
        IntStream.range(0, 10_000).parallel().forEach(i -> {
            assertThat(seen.add(ByteBuffer.wrap(nonces.next()))).isTrue();
            assertThat(seen.add(ByteBuffer.wrap(ofAnotherProgram.next()))).isTrue();
        });
        assertThat(nonces.next()).hasSize(Nonces.BYTES);
    }
}
