package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.azulejo.engine.Durability;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Full disks and file size limits, as the operating system reports them to a separate process. */
class FullDiskTest {
    private static final int NO_MOUNT = 77;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(names = {"FSYNC", "OS"})
    void commit_diskFull_isRefusedAndNothingAcknowledgedIsLost(Durability durability)
            throws IOException, InterruptedException {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        ChildJvm.Result result = fill(
                disk,
                durability,
                List.of("unshare", "--mount", "--map-root-user", "sh", "-c", mountSmallDisk(disk), "sh"),
                "65536",
                "1");
        assumeTrue(result.status() != NO_MOUNT, "only where a test may mount a small disk of its own");
        assertThat(result.output()).contains("refused as NO_SPACE: The store " + disk.resolve("store"));
        assertWentOn(result);
    }

    @ParameterizedTest
    @EnumSource(names = {"FSYNC", "OS"})
    void commit_logMayNotGrow_isRefusedAndNothingAcknowledgedIsLost(Durability durability)
            throws IOException, InterruptedException {
        // In blocks of 1 KB: more than the native library that the child unpacks, less than the log needs.
        String limit = "ulimit -f 20480; exec \"$@\"";
        ChildJvm.Result result = fill(folder, durability, List.of("bash", "-c", limit, "bash"), "1024", "2");
        assertThat(result.output())
                .contains("refused as FAILED: The store " + folder.resolve("store"))
                .contains("File too large");
        assertWentOn(result);
    }

    private static String mountSmallDisk(Path disk) {
        return "mount -t tmpfs -o size=32m tmpfs '" + disk + "' || exit " + NO_MOUNT + "; exec \"$@\"";
    }

    private static ChildJvm.Result fill(
            Path disk, Durability durability, List<String> wrapper, String firstValueBytes, String growth)
            throws IOException, InterruptedException {
        return ChildJvm.run(
                wrapper,
                FullDiskProgram.class,
                disk.resolve("store").toString(),
                durability.name(),
                firstValueBytes,
                growth);
    }

    private static void assertWentOn(ChildJvm.Result result) {
        assertThat(result.output())
                .contains("writes went on without opening the store again")
                .contains("after reopening all is there and writes go on");
        assertThat(result.status()).isZero();
    }
}
