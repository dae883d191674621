package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.stream.StreamReplay;
import io.azulejo.engine.verify.Verification;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** kill -9 in the middle of concurrent writes, again and again on the same store. */
class CrashTest {
    private static final long VERSIONS_PER_ROUND = 1_000_000;

    @TempDir
    Path folder;

    @Test
    void reopen_processKilledWhileWriting_losesNothingAcknowledged() throws IOException, InterruptedException {
        crash(20, 20_261_115L);
    }

    @Test
    @Tag("long")
    void reopen_processKilledHundredsOfTimes_losesNothingAcknowledged() throws IOException, InterruptedException {
        crash(200, System.nanoTime());
    }

    private void crash(int rounds, long seed) throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(seed);
        Path store = folder.resolve("store");
        createTable(store);
        Acknowledged acknowledged = new Acknowledged();
        StreamReplay told = new StreamReplay(CrashProgram.TABLE);
        for (int round = 0; round < rounds; round++) {
            Durability durability = round % 2 == 0 ? Durability.OS : Durability.FSYNC;
            String what = "seed " + seed + ", round " + round + ", " + durability;
            killAfter(random.nextInt(1, 600), store, durability, round * VERSIONS_PER_ROUND, acknowledged);
            Verification verification = DurableDynamoDb.verify(store);
            assertThat(verification.differences()).as(what).isEmpty();
            try (EmbeddedDynamoDb client = DurableDynamoDb.open(store, durability)) {
                acknowledged.requireIn(client, what);
                told.requireSameAs(client, what);
            }
        }
    }

    private static void killAfter(
            int acknowledgements, Path store, Durability durability, long firstVersion, Acknowledged acknowledged)
            throws IOException, InterruptedException {
        Process process = ChildJvm.start(
                List.of(), CrashProgram.class, store.toString(), durability.name(), String.valueOf(firstVersion));
        List<String> others = new ArrayList<>();
        int seen = 0;
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                if (!acknowledged.add(line)) {
                    others.add(line);
                } else if (++seen == acknowledgements) {
                    // Kill through the handle: the process object would close the stream and lose the last output.
                    process.toHandle().destroyForcibly();
                }
            }
        } finally {
            process.destroyForcibly();
        }
        process.waitFor();
        assertThat(seen).as("output of the child: %s", others).isGreaterThanOrEqualTo(acknowledgements);
    }

    /**
     * Writes that the child processes printed as acknowledged. A line that the kill cut short counts as not printed.
     */
    private static final class Acknowledged {
        private final Map<String, Long> versions = new HashMap<>();
        private final Map<Integer, Long> additions = new HashMap<>();

        boolean add(String line) {
            String[] words = line.split(" ", -1);
            if (words.length != 5 || !words[0].equals("ack")) {
                return false;
            }
            int writer = Integer.parseInt(words[2]);
            long version = Long.parseLong(words[4]);
            switch (words[1]) {
                case "put" -> versions.put("PUT#" + writer + "/KEY#" + words[3], version);
                case "pair" -> {
                    versions.put("LEFT#" + writer + "/KEY#" + words[3], version);
                    versions.put("RIGHT#" + writer + "/KEY#" + words[3], version);
                }
                default -> additions.merge(writer, 1L, Long::sum);
            }
            return true;
        }

        void requireIn(DynamoDbClient client, String what) {
            versions.forEach((key, version) -> {
                long stored = number(client, key, "version");
                assertThat(stored).as("%s: version of %s", what, key).isGreaterThanOrEqualTo(version);
                if (key.startsWith("LEFT#")) {
                    assertThat(number(client, key.replace("LEFT#", "RIGHT#"), "version"))
                            .as("%s: the other half of the transaction on %s", what, key)
                            .isEqualTo(stored);
                }
            });
            additions.forEach((writer, count) -> {
                long stored = number(client, "ADD#" + writer + "/TOTAL", "hits");
                assertThat(stored)
                        .as("%s: additions of writer %s", what, writer)
                        .isGreaterThanOrEqualTo(count);
                // A write that was stored without being acknowledged is known now and must not be lost later either.
                additions.put(writer, stored);
            });
        }

        private static long number(DynamoDbClient client, String key, String attribute) {
            String[] parts = key.split("/", -1);
            Map<String, AttributeValue> item = client.getItem(request -> request.tableName(CrashProgram.TABLE)
                            .consistentRead(true)
                            .key(Map.of("pk", AttributeValue.fromS(parts[0]), "sk", AttributeValue.fromS(parts[1]))))
                    .item();
            assertThat(item).as("item %s", key).containsKey(attribute);
            return Long.parseLong(Objects.requireNonNull(item.get(attribute)).n());
        }
    }

    private static void createTable(Path store) {
        try (DynamoDbClient client = DurableDynamoDb.open(store, Durability.FSYNC)) {
            client.createTable(table -> table.tableName(CrashProgram.TABLE)
                    .billingMode(BillingMode.PAY_PER_REQUEST)
                    .streamSpecification(
                            stream -> stream.streamEnabled(true).streamViewType(StreamViewType.NEW_AND_OLD_IMAGES))
                    .attributeDefinitions(string("pk"), string("sk"), string("gsi1pk"))
                    .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE))
                    .globalSecondaryIndexes(GlobalSecondaryIndex.builder()
                            .indexName("gsi1")
                            .keySchema(key("gsi1pk", KeyType.HASH), key("pk", KeyType.RANGE))
                            .projection(projection -> projection.projectionType(ProjectionType.KEYS_ONLY))
                            .build()));
            client.updateTimeToLive(ttl -> ttl.tableName(CrashProgram.TABLE)
                    .timeToLiveSpecification(specification ->
                            specification.attributeName("expires").enabled(true)));
        }
    }

    private static AttributeDefinition string(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }
}
