package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.StoreException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

/**
 * Test program that writes to a store until a write is rejected, frees space, and looks for all acknowledged writes.
 */
final class FullDiskProgram {
    /** Space for the table file that reopening creates from the log. */
    private static final int BALLAST_BYTES = 18 << 20;

    private static final int MAX_WRITES = 10_000;

    private FullDiskProgram() {}

    public static void main(String[] arguments) throws IOException {
        Path path = Path.of(arguments[0]);
        StoreOptions options = StoreOptions.of(Durability.valueOf(arguments[1]));
        int firstValueBytes = Integer.parseInt(arguments[2]);
        double growth = Double.parseDouble(arguments[3]);
        Path ballast = Files.write(path.resolveSibling("ballast"), new byte[BALLAST_BYTES]);
        int acknowledged;
        try (RocksStore store = RocksStore.open(path, options)) {
            acknowledged = writeUntilRefused(store, firstValueBytes, growth);
            requireThere(store, acknowledged);
            if (store.writeFailure() == null) {
                throw new AssertionError("does not say that it takes no writes");
            }
            Files.delete(ballast);
            awaitWritable(store, acknowledged);
        }
        try (RocksStore store = RocksStore.open(path, options)) {
            requireThere(store, acknowledged);
            store.commit(new Batch().put(key(0), new byte[1]));
        }
        System.out.println("after reopening all is there and writes go on");
    }

    /** Writes without opening the store again, and reads meanwhile, as a server would. */
    private static void awaitWritable(RocksStore store, int acknowledged) {
        long end = System.nanoTime() + 30_000_000_000L;
        while (true) {
            requireThere(store, acknowledged);
            try {
                store.commit(new Batch().put(key(acknowledged + 2), new byte[1]));
                break;
            } catch (StoreException e) {
                if (System.nanoTime() - end > 0) {
                    throw new AssertionError("takes no writes although there is room", e);
                }
                LockSupport.parkNanos(10_000_000L);
            }
        }
        requireThere(store, acknowledged);
        if (store.writeFailure() != null || store.get(key(acknowledged + 2)) == null) {
            throw new AssertionError("the write after the recovery is not there");
        }
        System.out.println("writes went on without opening the store again");
    }

    private static int writeUntilRefused(RocksStore store, int firstValueBytes, double growth) {
        Random random = new Random(1);
        double valueBytes = firstValueBytes;
        for (int number = 0; number < MAX_WRITES; number++) {
            byte[] value = new byte[(int) valueBytes];
            random.nextBytes(value);
            if (!written(store, number, value)) {
                if (written(store, number + 1, new byte[1])) {
                    throw new AssertionError("took a write after one had failed");
                }
                System.out.println("acknowledged before: " + number);
                return number;
            }
            valueBytes *= growth;
        }
        throw new AssertionError("never refused");
    }

    private static boolean written(RocksStore store, int number, byte[] value) {
        try {
            store.commit(new Batch().put(key(number), value));
            return true;
        } catch (StoreException e) {
            System.out.println("refused as " + e.problem() + ": " + e.getMessage());
            return false;
        }
    }

    private static void requireThere(RocksStore store, int acknowledged) {
        for (int number = 0; number < acknowledged; number++) {
            if (store.get(key(number)) == null) {
                throw new AssertionError("acknowledged write " + number + " of " + acknowledged + " is lost");
            }
        }
        if (store.get(key(acknowledged + 1)) != null) {
            throw new AssertionError("a refused write is there");
        }
    }

    private static byte[] key(int number) {
        return ByteBuffer.allocate(5).put((byte) 0x7f).putInt(number).array();
    }
}
