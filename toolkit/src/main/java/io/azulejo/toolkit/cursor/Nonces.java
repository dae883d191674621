package io.azulejo.toolkit.cursor;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Numbers used once, as AES-GCM needs them under one key: a count from a random place, behind a random prefix that
 * sets programs with the same key apart. They need not be secret, and a random one each would repeat sooner.
 * Thread-safe.
 */
final class Nonces {
    static final int BYTES = 12;

    private final int prefix;
    private final AtomicLong count;

    Nonces(SecureRandom random) {
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
