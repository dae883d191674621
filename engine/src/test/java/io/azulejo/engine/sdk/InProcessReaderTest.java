package io.azulejo.engine.sdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.engine.fault.ScriptedFaults;
import io.azulejo.spi.BatchGetResult;
import io.azulejo.spi.BatchRead;
import io.azulejo.spi.InProcessReader;
import io.azulejo.spi.ItemLookup;
import io.azulejo.spi.KeyedTable;
import io.azulejo.spi.LazyItem;
import io.azulejo.spi.QueryFilter;
import io.azulejo.spi.QueryRead;
import io.azulejo.spi.QueryResult;
import io.azulejo.spi.QueryTarget;
import io.azulejo.spi.SortKeyCondition;
import io.azulejo.spi.StringKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

class InProcessReaderTest {
    private static final long SEED = 7;

    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final InProcessReader reads = InProcessReader.of(client);

    @BeforeEach
    void fill() {
        fill(client);
    }

    private static void fill(DynamoDbClient client) {
        client.createTable(table -> table.tableName("tiles")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(List.of(attribute("pk"), attribute("sk")))
                .keySchema(List.of(element("pk", KeyType.HASH), element("sk", KeyType.RANGE))));
        for (int i = 0; i < 5; i++) {
            Map<String, AttributeValue> item = everything(i);
            client.putItem(put -> put.tableName("tiles").item(item));
        }
    }

    @AfterEach
    void close() {
        client.close();
    }

    private static AttributeDefinition attribute(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }

    private static KeySchemaElement element(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }

    private static Map<String, AttributeValue> everything(int number) {
        Map<String, AttributeValue> item = new LinkedHashMap<>(key(number));
        item.put("title", AttributeValue.fromS("Azulejo äöü € " + number));
        item.put("preço", AttributeValue.fromN("12.5"));
        item.put("pre", AttributeValue.fromS("a name that another begins with"));
        item.put("sold", AttributeValue.fromBool(true));
        item.put("owner", AttributeValue.fromNul(true));
        item.put("photo", AttributeValue.fromB(SdkBytes.fromUtf8String("…")));
        item.put("colours", AttributeValue.fromSs(List.of("blue", "white")));
        item.put("place", AttributeValue.fromM(Map.of("city", AttributeValue.fromS("Porto"))));
        item.put("last", AttributeValue.fromL(List.of()));
        return item;
    }

    private static Map<String, AttributeValue> key(int number) {
        return Map.of("pk", AttributeValue.fromS("WALL#1"), "sk", AttributeValue.fromS("TILE#" + number));
    }

    @Test
    void items_ofEveryRead_areWhatTheSdkGives() {
        GetItemRequest get =
                GetItemRequest.builder().tableName("tiles").key(key(3)).build();
        List<Map<String, AttributeValue>> got = new ArrayList<>();
        GetItemResponse getResponse = reads.getItem(get, got::add);
        assertThat(got).containsExactly(client.getItem(get).item());
        assertThat(getResponse.hasItem()).isFalse();
    }

    @Test
    void query_ofAnyKind_givesWhatTheSdksRequestGives() {
        Random random = new Random(SEED);
        InProcessReader sdk = InProcessReader.usingSdkRequests(client, request -> {}, request -> {});
        int refused = 0;
        int found = 0;
        for (int round = 0; round < 3_000; round++) {
            QueryRead read = query(random);
            List<Map<String, AttributeValue>> expected = new ArrayList<>();
            List<Map<String, AttributeValue>> queried = new ArrayList<>();
            String because = "seed " + SEED + ": " + read;
            Object end = ended(() -> sdk.query(read, expected::add));
            assertThat(ended(() -> reads.query(read, queried::add))).as(because).isEqualTo(end);
            assertThat(queried).as(because).isEqualTo(expected).allMatch(LazyItem.class::isInstance);
            refused += end instanceof QueryResult ? 0 : 1;
            found += queried.size();
        }
        assertThat(refused).isPositive();
        assertThat(found).isPositive();
    }

    private static QueryRead query(Random random) {
        QueryTarget shape = new QueryTarget(
                random.nextInt(20) == 0 ? "tables" : "tiles",
                random.nextInt(20) == 0 ? "missing" : null,
                random.nextInt(20) == 0 ? "wall" : "pk",
                "sk",
                random.nextBoolean(),
                random.nextBoolean());
        QueryFilter filter = new QueryFilter(
                random.nextInt(10) == 0 ? "#n0 = :v0" : "contains(#n0, :v0)",
                Map.of("#n0", random.nextInt(10) == 0 ? "pk" : "title"),
                Map.of(":v0", AttributeValue.fromS(String.valueOf(random.nextInt(6)))));
        return new QueryRead(
                shape,
                random.nextInt(20) == 0 ? AttributeValue.fromN("1") : AttributeValue.fromS("WALL#1"),
                sort(random),
                random.nextBoolean() ? null : filter,
                random.nextInt(5) - (random.nextInt(20) == 0 ? 3 : 0),
                random.nextInt(3) > 0 ? null : key(random.nextInt(6)),
                random.nextBoolean());
    }

    private static SortKeyCondition sort(Random random) {
        AttributeValue one = AttributeValue.fromS("TILE#" + random.nextInt(6));
        AttributeValue other = AttributeValue.fromS("TILE#" + random.nextInt(6));
        return switch (random.nextInt(7)) {
            case 0 -> new SortKeyCondition.Everything();
            case 1 -> new SortKeyCondition.EqualTo(one);
            case 2 -> new SortKeyCondition.BeginsWith(random.nextBoolean() ? "TILE#" : "TILE#3");
            case 3 -> new SortKeyCondition.From(one, random.nextBoolean());
            case 4 -> new SortKeyCondition.To(one, random.nextBoolean());
            case 5 -> new SortKeyCondition.Between(one, other);
            default -> new SortKeyCondition.EqualTo(AttributeValue.fromN("7"));
        };
    }

    /** Returns the result of a query, or its error. */
    private static Object ended(Supplier<QueryResult> query) {
        try {
            return query.get();
        } catch (DynamoDbException refused) {
            return refused.getClass() + " " + refused.awsErrorDetails().errorMessage();
        }
    }

    @Test
    void batch_ofKeysAndOfEntriesThatHoldThem_answersInTheirOrderOnEveryWay() {
        LazyItem whole = only(key(2));
        BatchRead read = new BatchRead(
                List.of(wanted(key(4)), wanted(key(9)), wanted(whole), wanted(key(1)), wanted(key(4))), true, true);
        for (InProcessReader way :
                List.of(reads, InProcessReader.usingSdkRequests(client, request -> {}, request -> {}))) {
            Map<Integer, Map<String, AttributeValue>> batched = new TreeMap<>();
            BatchGetResult left = way.batchGetItem(read, (item, place) -> batched.put(place, item));
            assertThat(batched)
                    .isEqualTo(Map.of(0, everything(4), 2, everything(2), 3, everything(1), 4, everything(4)));
            assertThat(left.unprocessed()).isEmpty();
            assertThat(left.readUnits()).isGreaterThanOrEqualTo(4);
        }
    }

    @Test
    void batch_ofTexts_findsWhatTheSdksKeysFind() {
        StringKey key = StringKey.of("pk", "WALL#1", "sk", "TILE#3");
        assertThat(key).isEqualTo(key(3)).hasSize(2).doesNotContainKey("title");
        assertThat(StringKey.of("pk", "é")).isEqualTo(Map.of("pk", AttributeValue.fromS("é")));
        for (InProcessReader way :
                List.of(reads, InProcessReader.usingSdkRequests(client, request -> {}, request -> {}))) {
            List<Map<String, AttributeValue>> found = new ArrayList<>();
            way.batchGetItem(new BatchRead(List.of(wanted(key)), false, false), (item, place) -> found.add(item));
            assertThat(found).containsExactly(everything(3));
            for (StringKey bad : List.of(
                    StringKey.of("pk", "WALL#1"),
                    StringKey.of("pk", "WALL#1", "sort", "TILE#3"),
                    StringKey.of("pk", "", "sk", "TILE#3"),
                    StringKey.of("pk", "WALL#1", "sk", "x".repeat(1025)))) {
                assertThatThrownBy(() -> way.batchGetItem(
                                new BatchRead(List.of(wanted(bad)), false, false), (item, place) -> {}))
                        .isInstanceOf(DynamoDbException.class);
            }
        }
    }

    @Test
    void batch_thatIsLeftHalfDone_saysWhichAreUnread() {
        BatchRead read = new BatchRead(List.of(wanted(key(0)), wanted(key(1)), wanted(key(2))), false, false);
        ScriptedFaults script = new ScriptedFaults().inject(FaultKind.UNPROCESSED, "BatchGetItem", 2);
        try (DynamoDbClient faulty = EmbeddedDynamoDb.builder()
                .options(EngineOptions.DEFAULT.withFaults(Faults.by(script)))
                .build()) {
            fill(faulty);
            for (InProcessReader way : List.of(
                    InProcessReader.of(faulty),
                    InProcessReader.usingSdkRequests(faulty, request -> {}, request -> {}))) {
                Map<Integer, Map<String, AttributeValue>> batched = new TreeMap<>();
                BatchGetResult left = way.batchGetItem(read, (item, place) -> batched.put(place, item));
                assertThat(batched).isEqualTo(Map.of(0, everything(0)));
                assertThat(left).isEqualTo(new BatchGetResult(List.of(1, 2), 0));
            }
        }
    }

    @Test
    void batch_beyondWhatDynamoDbTakes_isRefusedAsDynamoDbDoes() {
        Map<String, AttributeValue> halfAKey = Map.of("pk", AttributeValue.fromS("WALL#1"));
        Map<String, AttributeValue> number =
                Map.of("pk", AttributeValue.fromS("WALL#1"), "sk", AttributeValue.fromN("1"));
        Map<String, AttributeValue> empty =
                Map.of("pk", AttributeValue.fromS("WALL#1"), "sk", AttributeValue.fromS(""));
        Map<String, AttributeValue> huge =
                Map.of("pk", AttributeValue.fromS("WALL#1"), "sk", AttributeValue.fromS("x".repeat(1025)));
        for (Map<String, AttributeValue> bad : List.of(halfAKey, number, empty, huge)) {
            assertThat(refusal(() -> reads.batchGetItem(
                            new BatchRead(List.of(wanted(key(0)), wanted(bad)), false, false), (item, place) -> {
                                throw new AssertionError("handed over " + item);
                            })))
                    .isEqualTo(refusal(() -> client.batchGetItem(request -> request.requestItems(Map.of(
                            "tiles",
                            KeysAndAttributes.builder().keys(List.of(bad)).build())))));
        }
        assertThatThrownBy(() -> reads.batchGetItem(
                        new BatchRead(Collections.nCopies(101, wanted(key(0))), false, false), (item, place) -> {}))
                .hasMessageContaining("Too many items requested for the BatchGetItem call");
    }

    private static String refusal(Runnable read) {
        return catchThrowableOfType(DynamoDbException.class, read::run)
                .awsErrorDetails()
                .errorMessage();
    }

    private static ItemLookup wanted(Map<String, AttributeValue> holder) {
        return new ItemLookup(new KeyedTable("tiles", "pk", "sk"), holder);
    }

    @Test
    void attributes_askedForInAnyOrder_areFound() {
        LazyItem item = only(key(0));
        Map<String, AttributeValue> expected = everything(0);
        List<String> names = new ArrayList<>(expected.keySet());
        names.add("nowhere");
        names.add("pre\u0327o"); // looks like another name but differs
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            Collections.shuffle(names, random);
            for (String name : names) {
                AttributeValue value = expected.get(name);
                int place = item.find(name);
                assertThat(place >= 0).as("seed %d, %s", SEED, name).isEqualTo(value != null);
                assertThat(item.containsKey(name)).isEqualTo(value != null);
                if (value != null) {
                    assertThat(item.type(place)).isEqualTo(value.type());
                    switch (value.type()) {
                        case S -> assertThat(item.text(place)).isEqualTo(value.s());
                        case N -> assertThat(item.text(place)).isEqualTo(value.n());
                        case BOOL -> assertThat(item.bool(place)).isEqualTo(value.bool());
                        case M -> {
                            assertThat(item.map(place)).isEqualTo(value.m());
                            assertThat(item.map(place).get("city"))
                                    .isEqualTo(value.m().get("city"));
                        }
                        default -> assertThat(item.get(name)).isEqualTo(value);
                    }
                }
            }
        }
        assertThat(item).isEqualTo(expected).hasSameHashCodeAs(expected);
    }

    @Test
    void read_thatFails_throwsTheSdksExceptionAndHandsOverNothing() {
        List<Map<String, AttributeValue>> got = new ArrayList<>();
        assertThatThrownBy(() -> reads.getItem(
                        GetItemRequest.builder()
                                .tableName("nowhere")
                                .key(key(0))
                                .build(),
                        got::add))
                .isInstanceOf(ResourceNotFoundException.class);
        assertThat(got).isEmpty();
    }

    private LazyItem only(Map<String, AttributeValue> key) {
        List<Map<String, AttributeValue>> got = new ArrayList<>();
        reads.getItem(GetItemRequest.builder().tableName("tiles").key(key).build(), got::add);
        return (LazyItem) got.getFirst();
    }
}
