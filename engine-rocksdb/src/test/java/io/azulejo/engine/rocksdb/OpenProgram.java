package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import io.azulejo.engine.store.StoreException;
import java.nio.file.Path;

/** Test program that opens a store and prints the outcome. */
final class OpenProgram {
    private OpenProgram() {}

    public static void main(String[] arguments) {
        try (RocksStore store = RocksStore.open(Path.of(arguments[0]), StoreOptions.of(Durability.OS))) {
            System.out.println("opened, empty counter " + store.counter(new byte[] {0x7f}));
        } catch (StoreException e) {
            System.out.println(e.problem() + ": " + e.getMessage());
        }
    }
}
