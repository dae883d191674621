package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.Durability;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.store.StoreException.Problem;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Damaged files: they are rejected with a clear message and never answered with other data. */
class DamageTest {
    private static final StoreOptions OPTIONS = StoreOptions.of(Durability.OS);
    private static final int ITEMS = 400;
    private static final int VALUE_BYTES = 200;
    private static final int LOG_BLOCK_BYTES = 32 << 10;

    @TempDir
    Path folder;

    private Path closed;
    private Path crashed;

    @BeforeEach
    void writeStores() {
        closed = folder.resolve("closed");
        crashed = folder.resolve("crashed");
        try (RocksStore store = RocksStore.open(closed, OPTIONS)) {
            for (int i = 0; i < ITEMS; i++) {
                store.commit(new Batch().put(key(i), value(i)));
            }
            StoreCopy.copy(closed, crashed);
        }
    }

    @Test
    void open_logCutInsideItsLastRecord_dropsOnlyThatWrite() {
        Path log = onlyLog(crashed);
        StoreCopy.cut(log, StoreCopy.read(log).length - 3);
        assertThat(content(crashed, OPTIONS)).isEqualTo(written(ITEMS - 1));
    }

    @Test
    void open_bitFlippedInTheMiddleOfTheLog_isRefusedAndLeftAsItIs() {
        Path log = onlyLog(crashed);
        flip(log, StoreCopy.read(log).length / 2 * 8L);
        byte[] damaged = StoreCopy.read(log);
        assertThatThrownBy(() -> content(crashed, OPTIONS))
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.problem()).isEqualTo(Problem.DAMAGED))
                .hasMessageContaining("crashed")
                .hasMessageContaining("checksum mismatch")
                .hasMessageContaining("restore a backup");
        assertThat(StoreCopy.read(log)).isEqualTo(damaged);
    }

    @Test
    void open_damagedLogToBeDropped_keepsWhatStandsBeforeTheDamage() {
        Path log = onlyLog(crashed);
        flip(log, StoreCopy.read(log).length / 2 * 8L);
        Map<Integer, String> kept = content(crashed, OPTIONS.withLogDamage(LogDamage.DROP_WHAT_FOLLOWS));
        assertThat(kept).hasSizeBetween(ITEMS / 3, ITEMS - 1).isEqualTo(written(kept.size()));
    }

    @Test
    void open_tableFileCut_isRefused() {
        Path table = StoreCopy.dataFiles(closed, ".sst").getFirst();
        StoreCopy.cut(table, StoreCopy.read(table).length / 2);
        assertThatThrownBy(() -> content(closed, OPTIONS))
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.problem()).isEqualTo(Problem.DAMAGED));
    }

    @Test
    void open_anyFileOfAClosedStoreCut_isRefusedOrAnswersWhatWasWritten() {
        for (Path file : StoreCopy.dataFiles(closed)) {
            Path copy = folder.resolve("cut-" + file.getFileName());
            StoreCopy.copy(closed, copy);
            Path target = copy.resolve("data").resolve(file.getFileName());
            StoreCopy.cut(target, StoreCopy.read(target).length / 2);
            assertRefusedOr(copy, List.of(written(ITEMS)), "cut " + file.getFileName());
        }
    }

    @Test
    void read_bitFlippedAnywhereInAClosedStore_isRefusedOrAnswersWhatWasWritten() {
        flipBits(closed, 20_261_115L, 60, List.of(written(ITEMS)));
    }

    @Test
    @Tag("long")
    void read_bitFlippedAnywhereInAClosedStore_isRefusedOrAnswersWhatWasWritten_manySeeds() {
        flipBits(closed, new Random().nextLong(), 1_500, List.of(written(ITEMS)));
    }

    /**
     * A flipped length in the last block of the log looks like a record that a crash cut short. The writes of that
     * block may then be dropped, but no others, and never one between two that are kept.
     */
    @Test
    void read_bitFlippedInTheLog_isRefusedOrDropsWritesOfItsLastBlockOnly() {
        List<Map<Integer, String>> allowed = new ArrayList<>();
        for (int kept = ITEMS - LOG_BLOCK_BYTES / VALUE_BYTES; kept <= ITEMS; kept++) {
            allowed.add(written(kept));
        }
        flipBits(crashed, 20_261_116L, 60, allowed);
    }

    private void flipBits(Path original, long seed, int rounds, List<Map<Integer, String>> allowed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Path> files = StoreCopy.dataFiles(original).stream()
                .filter(file -> StoreCopy.read(file).length > 0)
                .toList();
        for (int round = 0; round < rounds; round++) {
            Path file = files.get(random.nextInt(files.size()));
            long bit = random.nextLong(StoreCopy.read(file).length * 8L);
            Path copy = folder.resolve("flip-" + round);
            StoreCopy.copy(original, copy);
            flip(copy.resolve("data").resolve(file.getFileName()), bit);
            assertRefusedOr(copy, allowed, "seed " + seed + ", bit " + bit + " of " + file.getFileName());
        }
    }

    private static void assertRefusedOr(Path store, List<Map<Integer, String>> allowed, String what) {
        Map<Integer, String> content;
        try {
            content = content(store, OPTIONS);
        } catch (StoreException e) {
            assertThat(e).as(what).hasMessageContaining(String.valueOf(store.getFileName()));
            return;
        }
        assertThat(content).as(what).isIn(allowed);
    }

    private static Map<Integer, String> content(Path path, StoreOptions options) {
        Map<Integer, String> content = new TreeMap<>();
        try (RocksStore store = RocksStore.open(path, options);
                KeyWalk walk = store.walk(key(0), key(Integer.MAX_VALUE), Direction.FORWARD)) {
            while (walk.next()) {
                content.put(
                        ByteBuffer.wrap(walk.key()).getInt(1), new String(walk.value(), StandardCharsets.ISO_8859_1));
            }
        }
        return content;
    }

    private static Map<Integer, String> written(int items) {
        Map<Integer, String> content = new TreeMap<>();
        for (int i = 0; i < items; i++) {
            content.put(i, new String(value(i), StandardCharsets.ISO_8859_1));
        }
        return content;
    }

    /** Returns a key that the engine does not use, so that the store's own entries do not interfere. */
    private static byte[] key(int number) {
        return ByteBuffer.allocate(5).put((byte) 0x7f).putInt(number).array();
    }

    private static byte[] value(int number) {
        byte[] value = new byte[VALUE_BYTES];
        new Random(number).nextBytes(value);
        return value;
    }

    private static Path onlyLog(Path store) {
        List<Path> logs = StoreCopy.dataFiles(store, ".log");
        assertThat(logs).hasSize(1);
        return logs.getFirst();
    }

    private static void flip(Path file, long bit) {
        byte[] content = StoreCopy.read(file);
        content[(int) (bit / 8)] ^= (byte) (1 << (bit % 8));
        StoreCopy.write(file, content);
    }
}
