package io.azulejo.toolkit.cursor;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Generator of AES-GCM nonces: a counter from a random start, after a random prefix that separates processes with the
 * same key. Nonces need not be secret, and purely random ones would repeat sooner. Thread-safe.
 */
final class NonceGenerator {
    static final int BYTES = 12;

    private final int prefix;
    private final AtomicLong count;

    NonceGenerator(SecureRandom random) {
        this.prefix = random.nextInt();
        this.count = new AtomicLong(random.nextLong());
    }

    byte[] next() {
        return ByteBuffer.allocate(BYTES)
                .putInt(prefix)
                .putLong(count.getAndIncrement())
                .array();
    }
}
