package io.azulejo.engine.hot;

import io.azulejo.engine.value.DynamoNumber;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Keys and values of the usual shape and of all others. For one thread. */
final class Shapes {
    static final int LONGEST_PARTITION_KEY = 2048;
    static final int LONGEST_SORT_KEY = 1024;
    private static final int LONGEST_BOUNDARY = 34;
    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "-1",
            "10",
            "-0.5",
            "123456789",
            "99999999999999999999999999999999999999",
            "-99999999999999999999999999999999999999",
            "9.9999999999999999999999999999999999999E+125",
            "-9.9999999999999999999999999999999999999E+125",
            "1E-130",
            "-1E-130");

    private final Random random;

    Shapes(Random random) {
        this.random = random;
    }

    /** An item's attributes beside its keys as the hot code sees them. */
    static Map<String, AttributeValue> usualValues() {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        values.put("title", AttributeValue.fromS("An order of tiles"));
        values.put("note", AttributeValue.fromS("lorem ipsum dolor sit amet ".repeat(30)));
        values.put("count", AttributeValue.fromN("42"));
        values.put("open", AttributeValue.fromBool(true));
        return values;
    }

    /** Keys of a type in random order: the shortest and the longest, lengths around those of words, any bytes. */
    List<AttributeValue> otherKeys(ScalarAttributeType type, int longest) {
        List<AttributeValue> keys = new ArrayList<>();
        switch (type) {
            case S -> texts(longest).forEach(text -> keys.add(AttributeValue.fromS(text)));
            case N -> NUMBERS.forEach(number -> keys.add(number(number)));
            default -> binaries(longest).forEach(bytes -> keys.add(binary(bytes)));
        }
        Collections.shuffle(keys, random);
        return keys;
    }

    private static List<String> texts(int longest) {
        List<String> texts =
                new ArrayList<>(List.of("JOBS", "\0", "a\0b", "\0".repeat(8), "é", "😀", "\uffee", "azulejo😀"));
        for (int length = 1; length < LONGEST_BOUNDARY; length++) {
            texts.add("k".repeat(length));
        }
        for (int length : new int[] {63, 64, 65, 127, 128, 129, 255, 256, longest}) {
            texts.add("l".repeat(length));
        }
        texts.add("\0".repeat(longest));
        texts.add("é".repeat(longest / 2));
        return texts;
    }

    private List<byte[]> binaries(int longest) {
        List<byte[]> binaries = new ArrayList<>();
        for (int length = 1; length < LONGEST_BOUNDARY; length++) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            binaries.add(bytes);
        }
        for (int length : new int[] {1, 8, 9, 64, longest}) {
            for (int fill : new int[] {0, 1, 0x80, 0xff}) {
                byte[] bytes = new byte[length];
                Arrays.fill(bytes, (byte) fill);
                binaries.add(bytes);
            }
        }
        return binaries;
    }

    /** Attributes of every type, empty and large, under names that are short, long and beyond ASCII. */
    Map<String, AttributeValue> otherValues() {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        values.put("t", AttributeValue.fromS(""));
        values.put("título", AttributeValue.fromS("é".repeat(1 + random.nextInt(200))));
        values.put("n".repeat(200), AttributeValue.fromS("x".repeat(126 + random.nextInt(4))));
        values.put("long", AttributeValue.fromS("y".repeat(16_382 + random.nextInt(4))));
        values.put("bytes", binary(new byte[random.nextInt(3)]));
        values.put("nothing", AttributeValue.fromNul(true));
        values.put("open", AttributeValue.fromBool(false));
        values.put("count", number(NUMBERS.get(random.nextInt(NUMBERS.size()))));
        values.put("strings", AttributeValue.fromSs(List.of("", "a", "b".repeat(130))));
        values.put("numbers", AttributeValue.fromNs(List.of("-1", "0", "38")));
        values.put("binaries", AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(new byte[] {0, -1}))));
        values.put("list", AttributeValue.fromL(List.of()));
        AttributeValue nested = AttributeValue.fromM(Map.of());
        for (int depth = random.nextInt(29); depth > 0; depth--) {
            nested = depth % 2 == 0 ? AttributeValue.fromM(Map.of("m", nested)) : AttributeValue.fromL(List.of(nested));
        }
        values.put("nested", nested);
        List<String> names = new ArrayList<>(values.keySet());
        Collections.shuffle(names, random);
        values.keySet().retainAll(names.subList(0, random.nextInt(names.size() + 1)));
        return values;
    }

    private static AttributeValue number(String written) {
        return AttributeValue.fromN(DynamoNumber.parse(written).text());
    }

    private static AttributeValue binary(byte[] bytes) {
        return AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
    }

    /** DynamoDB's order of sort keys of one type. */
    static Comparator<AttributeValue> order() {
        return (one, other) -> one.n() == null
                ? Arrays.compareUnsigned(bytes(one), bytes(other))
                : new BigDecimal(one.n()).compareTo(new BigDecimal(other.n()));
    }

    static boolean beginsWith(AttributeValue value, AttributeValue prefix) {
        byte[] start = bytes(prefix);
        byte[] bytes = bytes(value);
        return bytes.length >= start.length && Arrays.equals(Arrays.copyOf(bytes, start.length), start);
    }

    private static byte[] bytes(AttributeValue value) {
        return value.s() == null ? value.b().asByteArray() : value.s().getBytes(StandardCharsets.UTF_8);
    }
}
