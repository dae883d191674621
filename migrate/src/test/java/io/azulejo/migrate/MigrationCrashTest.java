package io.azulejo.migrate;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.Durability;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import io.azulejo.migrate.sample.v2.Order;
import io.azulejo.migrate.sample.v2.OrderKeys;
import io.azulejo.migrate.sample.v2.ShopDesign;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** kill -9 in the middle of a migration, again and again on the same store. */
@Timeout(300)
class MigrationCrashTest {
    @TempDir
    Path folder;

    @Test
    void run_processKilledInTheMiddle_continuesAndEndsAsWithoutAKill() throws IOException, InterruptedException {
        crash(300, 4, 20_261_118L);
    }

    @Test
    @Tag("long")
    void run_processKilledManyTimes_continuesAndEndsAsWithoutAKill() throws IOException, InterruptedException {
        crash(3000, 25, System.nanoTime());
    }

    private void crash(int customers, int kills, long seed) throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(seed);
        String what = "seed " + seed;
        fill(customers);
        long read = 0;
        for (int round = 0; round < kills; round++) {
            Progress progress = migrate(random.nextInt(1, Math.max(2, customers / kills / 5)));
            assertThat(progress.first())
                    .as("%s, round %d: it continues at the checkpoint, or one page before", what, round)
                    .isGreaterThanOrEqualTo(read);
            read = progress.last();
        }
        Progress last = migrate(Integer.MAX_VALUE);
        assertThat(last.output()).as(what).contains("done true");
        assertThat(last.first()).as(what).isGreaterThanOrEqualTo(read);
        assertThat(DurableDynamoDb.verify(folder).differences()).as(what).isEmpty();
        try (DynamoDbClient client = DurableDynamoDb.open(folder, Durability.OS)) {
            ShopDesign shop = ShopDesign.on(client);
            assertThat(shop.verify()).as(what).isEmpty();
            int found = 0;
            for (int city = 0; city < 3; city++) {
                found += shop.inCity("Faro" + city).size();
            }
            assertThat(found).as(what).isEqualTo(customers);
            assertThat(shop.orders().get(OrderKeys.of("c7", "o7"))).contains(new Order("c7", "o7", 750, "note 7"));
            MigrationReport check = Migration.of(
                            shop.context(),
                            ShopDesign.definition(),
                            MigrationOptions.defaults().itemsPerSecond(100_000))
                    .dryRun();
            assertThat(check.nothingToDo()).as("%s: %s", what, check.lines()).isTrue();
            assertThat(check.clean()).as("%s: %s", what, check.lines()).isTrue();
            assertThat(check.counts().of(BackfillCounter.READ)).as(what).isEqualTo(3L * customers);
        }
    }

    private void fill(int customers) {
        try (DynamoDbClient client = DurableDynamoDb.open(folder, Durability.OS)) {
            io.azulejo.migrate.sample.v1.ShopDesign shop = io.azulejo.migrate.sample.v1.ShopDesign.on(client);
            shop.createTables();
            for (int i = 0; i < customers; i++) {
                String id = "c" + i;
                shop.customers()
                        .create(new io.azulejo.migrate.sample.v1.Customer(id, id + "@example.org", "Faro" + i % 3, 0));
                shop.orders().create(new io.azulejo.migrate.sample.v1.Order(id, "o" + i, i + ".50", "note " + i));
            }
        }
    }

    /** Items read by the first and by the last page of a process, which count those of the processes before. */
    private record Progress(long first, long last, List<String> output) {}

    private Progress migrate(int pages) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xmx128m",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        MigrationCrashProgram.class.getName(),
                        folder.toString()))
                .redirectErrorStream(true)
                .start();
        List<String> output = new ArrayList<>();
        List<Long> read = new ArrayList<>();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                output.add(line);
                if (line.matches("page \\d+")) {
                    read.add(Long.parseLong(line.substring(5)));
                    if (read.size() == pages) {
                        // Kill through the handle: the process object would close the stream.
                        process.toHandle().destroyForcibly();
                    }
                }
            }
        } finally {
            process.destroyForcibly();
        }
        process.waitFor();
        assertThat(read).as("output of the child: %s", output).isNotEmpty();
        return new Progress(read.getFirst(), read.getLast(), output);
    }
}
