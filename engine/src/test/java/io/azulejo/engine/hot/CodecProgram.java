package io.azulejo.engine.hot;

import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.table.TypedKeyAttribute;
import io.azulejo.engine.table.KeyBytes;
import io.azulejo.engine.value.AttributeIndex;
import io.azulejo.engine.value.Attributes;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.BoolValue;
import io.azulejo.engine.value.DynamoNumber;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.NullValue;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringSet;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Writes and reads store keys and items, first of the usual shape, then of any, and compares with code that takes one
 * byte at a time. Arguments: the seed, the number of usual and of other keys and items.
 */
final class CodecProgram {
    private static final int KEPT = 500;

    private final Random random;
    private final MemoryStore store = new MemoryStore();
    private final TreeMap<byte[], byte[]> expected = new TreeMap<>(Arrays::compareUnsigned);

    private CodecProgram(long seed) {
        this.random = new Random(seed);
    }

    public static void main(String[] arguments) {
        long seed = Long.parseLong(arguments[0]);
        System.out.println("seed " + seed);
        CodecProgram program = new CodecProgram(seed);
        for (int i = Integer.parseInt(arguments[1]); i > 0; i--) {
            program.check(program.text(12, 24), program.text(12, 24), program.usual());
        }
        for (int i = Integer.parseInt(arguments[2]); i > 0; i--) {
            program.check(program.key(), program.key(), program.other());
        }
    }

    private void check(Value partition, Value sort, Map<String, Value> attributes) {
        byte[] first = KeyBytes.of(partition);
        byte[] second = KeyBytes.of(sort);
        byte[] key = KeyBytes.partition(new KeyWriter(Keyspace.ITEMS).int32(7), List.of(partition))
                .part(second)
                .bytes();
        require(Arrays.equals(key(first, second), key), key);
        byte[] among = new byte[first.length + 5];
        System.arraycopy(first, 0, among, 3, first.length);
        byte[] sliced = new KeyWriter(Keyspace.ITEMS)
                .int32(7)
                .spread(among, 3, first.length)
                .part(among, 3, first.length)
                .part(second, 0, second.length)
                .finished();
        require(Arrays.equals(key, sliced), sliced);
        List<Value> read = KeyBytes.values(
                ByteBuffer.wrap(key, 7, key.length - 7).slice(),
                List.of(new TypedKeyAttribute("pk", partition.type()), new TypedKeyAttribute("sk", sort.type())));
        require(read.equals(List.of(partition, sort)), key);
        checkItem(attributes);
        checkStore(key, Item.of(attributes).bytes());
    }

    /** A store key by its definition. */
    private static byte[] key(byte[] partition, byte[] sort) {
        ByteArrayOutputStream key = new ByteArrayOutputStream();
        key.writeBytes(new byte[] {Keyspace.ITEMS.number(), 0, 0, 0, 7});
        int hash = Arrays.hashCode(partition) * 0x9e3779b1;
        hash ^= hash >>> 15;
        key.write(hash >>> 8);
        key.write(hash);
        for (byte[] part : List.of(partition, sort)) {
            for (byte b : part) {
                key.write(b);
                if (b == 0) {
                    key.write(0xff);
                }
            }
            key.write(0);
            key.write(0);
        }
        return key.toByteArray();
    }

    private static void checkItem(Map<String, Value> attributes) {
        Item item = Item.of(attributes);
        require(item.attributes().equals(attributes), item.bytes());
        Attributes content = Attributes.of(item);
        Attributes copy = Attributes.of(Item.stored(item.bytes().clone()));
        require(content.equals(copy) && content.hashCode() == copy.hashCode(), item.bytes());
        AttributeIndex index = new AttributeIndex(content);
        require(index.find("absent") < 0 && !item.has("absent"), item.bytes());
        for (Map.Entry<String, Value> attribute : attributes.entrySet()) {
            String name = attribute.getKey();
            Value value = attribute.getValue();
            require(content.reader(index.find(name)).value().equals(value), item.bytes());
            require(value.equals(item.get(name)), item.bytes());
            require(item.only(attributes.keySet()).same(item), item.bytes());
            require(item.with(Map.of(name, value)).same(item), item.bytes());
        }
    }

    private void checkStore(byte[] key, byte[] value) {
        Batch batch = new Batch().put(key, value);
        expected.put(key, value);
        if (expected.size() > KEPT) {
            byte[] gone = expected.pollFirstEntry().getKey();
            batch.delete(gone);
        }
        store.commit(batch);
        require(Arrays.equals(expected.get(key), store.get(key)), key);
        byte[] open = Arrays.copyOf(key, key.length - 2);
        require(store.get(open) == null || expected.containsKey(open), open);
        byte[] from = {Keyspace.ITEMS.number()};
        byte[] walked = null;
        try (KeyWalk walk = store.walk(from, key, Direction.BACKWARD)) {
            walked = walk.next() ? walk.key() : null;
        }
        require(Arrays.equals(expected.lowerKey(key), walked), key);
    }

    private static void require(boolean right, byte[] bytes) {
        if (!right) {
            throw new AssertionError(HexFormat.of().formatHex(bytes));
        }
    }

    private StringValue text(int shortest, int longest) {
        int length = shortest + random.nextInt(longest - shortest + 1);
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append((char) ('a' + random.nextInt(26)));
        }
        return new StringValue(text.toString());
    }

    private Value key() {
        return switch (random.nextInt(5)) {
            case 0 -> text(1, 20);
            case 1 -> new StringValue("\0é😀".repeat(1 + random.nextInt(12)));
            case 2 -> number();
            case 3 -> binary(1 + random.nextInt(20));
            default -> binary(random.nextInt(10) == 0 ? Shapes.LONGEST_PARTITION_KEY : 1);
        };
    }

    private NumberValue number() {
        String digits = Long.toString(random.nextLong() >> random.nextInt(64));
        return new NumberValue(DynamoNumber.parse(digits + "E" + (random.nextInt(200) - 100)));
    }

    /** Mostly those bytes that keys escape and compare by. */
    private BinaryValue binary(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        for (int i = 0; i < length; i++) {
            bytes[i] = random.nextBoolean() ? bytes[i] : (byte) (random.nextInt(4) * 0x7f);
        }
        return new BinaryValue(bytes);
    }

    private Map<String, Value> usual() {
        Map<String, Value> attributes = new LinkedHashMap<>();
        attributes.put("pk", text(12, 24));
        attributes.put("title", text(10, 40));
        attributes.put("note", text(200, 300));
        return attributes;
    }

    private Map<String, Value> other() {
        Map<String, Value> attributes = new LinkedHashMap<>();
        for (int count = random.nextInt(4); count > 0; count--) {
            String name = random.nextBoolean() ? text(1, 3).text() : "é".repeat(random.nextInt(80));
            attributes.put(name, value(3));
        }
        return attributes;
    }

    private Value value(int depth) {
        return switch (random.nextInt(depth > 0 ? 10 : 8)) {
            case 0 -> new StringValue("");
            case 1 -> text(0, 300);
            case 2 -> new StringValue("😀".repeat(random.nextInt(50)));
            case 3 -> number();
            case 4 -> binary(random.nextInt(20));
            case 5 -> NullValue.NULL;
            case 6 -> BoolValue.of(random.nextBoolean());
            case 7 -> StringSet.of(List.of("", text(1, 200).text()));
            case 8 -> new ListValue(random.nextBoolean() ? List.of() : List.of(value(depth - 1), value(depth - 1)));
            default -> new MapValue(random.nextBoolean() ? Map.of() : Map.of("m", value(depth - 1)));
        };
    }
}
