package io.azulejo.engine.value;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Single-pass writer of one binary item: {@code name}, then one value; containers between {@code start} and {@code
 * end}. An invalid value is not thrown but recorded as the item's problem, so that the engine reports it at the right
 * point in DynamoDB's order of checks. Not thread-safe; one instance per item.
 */
public final class ItemEncoder {
    private byte[] buffer = new byte[256];
    private int position = ItemFormat.HEADER;
    private int size;
    private int depth;
    private int[] starts = new int[4];
    private int[] counts = new int[4];
    private @Nullable String problem;

    public ItemEncoder name(String name) {
        String tooLarge = AttributeNames.problem(name);
        if (tooLarge != null) {
            problem(tooLarge);
        }
        counts[depth]++;
        size += text(name) + (depth > 0 ? ItemFormat.ELEMENT_SIZE : 0);
        return this;
    }

    public ItemEncoder string(String text) {
        open(AttributeValueType.S);
        size += text(text);
        return this;
    }

    /** Writes a number from a request. */
    public ItemEncoder number(String written) {
        return number(parsed(written));
    }

    public ItemEncoder number(DynamoNumber number) {
        open(AttributeValueType.N);
        text(number.text());
        size += number.size();
        return this;
    }

    public ItemEncoder binary(byte[] bytes) {
        open(AttributeValueType.B);
        bytes(bytes);
        size += bytes.length;
        return this;
    }

    public ItemEncoder bool(boolean truth) {
        open(AttributeValueType.BOOL);
        ensure(1);
        buffer[position++] = (byte) (truth ? 1 : 0);
        size++;
        return this;
    }

    public ItemEncoder nullValue() {
        open(AttributeValueType.NULL);
        size++;
        return this;
    }

    /** Writes a string set from a request. */
    public ItemEncoder stringSet(Collection<String> written) {
        return set(() -> StringSet.of(written));
    }

    /** Writes a number set from a request. */
    public ItemEncoder numberSet(Collection<String> written) {
        return set(() -> NumberSet.parse(written));
    }

    /** Writes a binary set from a request. */
    public ItemEncoder binarySet(Collection<BinaryValue> written) {
        return set(() -> BinarySet.of(written));
    }

    private ItemEncoder set(Supplier<Value> written) {
        try {
            return value(written.get());
        } catch (InvalidValueException e) {
            return problem(e.problem()).nullValue();
        }
    }

    public ItemEncoder startList() {
        return startContainer(AttributeValueType.L);
    }

    public ItemEncoder startMap() {
        return startContainer(AttributeValueType.M);
    }

    private ItemEncoder startContainer(AttributeValueType type) {
        open(type);
        size += ItemFormat.CONTAINER_SIZE;
        push();
        if (depth >= ItemFormat.MAX_DEPTH) {
            problem("Nesting Levels have exceeded supported limits");
        }
        return this;
    }

    /** Closes the innermost list or map. */
    public ItemEncoder end() {
        int start = starts[depth];
        int32(start, position - start - 4);
        int32(start + 4, counts[depth]);
        depth--;
        return this;
    }

    /** Writes an already decoded value. */
    public ItemEncoder value(Value value) {
        switch (value) {
            case StringValue string -> string(string.text());
            case NumberValue number -> number(number.number());
            case BinaryValue binary -> binary(binary.bytes());
            case BoolValue bool -> bool(bool.truth());
            case NullValue ignored -> nullValue();
            case StringSet set -> {
                startSet(AttributeValueType.SS);
                for (String element : set.elements()) {
                    counts[depth]++;
                    size += text(element);
                }
                end();
            }
            case NumberSet set -> {
                startSet(AttributeValueType.NS);
                for (DynamoNumber element : set.elements()) {
                    counts[depth]++;
                    text(element.text());
                    size += element.size();
                }
                end();
            }
            case BinarySet set -> {
                startSet(AttributeValueType.BS);
                for (BinaryValue element : set.elements()) {
                    counts[depth]++;
                    bytes(element.bytes());
                    size += element.size();
                }
                end();
            }
            case ListValue list -> {
                startList();
                for (Value element : list.elements()) {
                    value(element);
                }
                end();
            }
            case MapValue map -> {
                startMap();
                attributes(map.attributes());
                end();
            }
        }
        return this;
    }

    public ItemEncoder attributes(Map<String, Value> attributes) {
        for (Map.Entry<String, Value> attribute : attributes.entrySet()) {
            name(attribute.getKey());
            value(attribute.getValue());
        }
        return this;
    }

    /** Copies one whole attribute, name and value, from another item's bytes. */
    ItemEncoder copy(byte[] source, int from, int to, int attributeSize) {
        counts[depth]++;
        ensure(to - from);
        System.arraycopy(source, from, buffer, position, to - from);
        position += to - from;
        size += attributeSize;
        return this;
    }

    /** Adds the size of attributes that were copied without their own size. */
    void countCopied(int copiedSize) {
        size += copiedSize;
    }

    /** Records why DynamoDB would reject the item; only the first problem is kept. */
    public ItemEncoder problem(String text) {
        if (problem == null) {
            problem = text;
        }
        return this;
    }

    public boolean hasProblem() {
        return problem != null;
    }

    public Item item() {
        if (depth != 0) {
            throw new IllegalStateException("A list or map was started and not ended");
        }
        int32(0, size);
        int32(4, counts[0]);
        return new Item(Arrays.copyOf(buffer, position), problem);
    }

    private DynamoNumber parsed(String written) {
        try {
            return DynamoNumber.parse(written);
        } catch (InvalidValueException e) {
            problem(e.problem());
            return DynamoNumber.ZERO;
        }
    }

    private void startSet(AttributeValueType type) {
        open(type);
        push();
    }

    private void push() {
        depth++;
        if (depth == starts.length) {
            starts = Arrays.copyOf(starts, depth * 2);
            counts = Arrays.copyOf(counts, depth * 2);
        }
        starts[depth] = position;
        counts[depth] = 0;
        ensure(ItemFormat.HEADER);
        position += ItemFormat.HEADER;
    }

    /** Writes the type byte. An element of a list is counted here, an attribute by its name. */
    private void open(AttributeValueType type) {
        ensure(1);
        if (depth > 0 && inList()) {
            counts[depth]++;
            size += ItemFormat.ELEMENT_SIZE;
        }
        buffer[position++] = type.code();
    }

    private boolean inList() {
        return buffer[starts[depth] - 1] == AttributeValueType.L.code();
    }

    private int text(String text) {
        int length = text.length();
        ensure(5 + 3 * length);
        if (length < 0x80 && ascii(text, length)) {
            return length;
        }
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        bytes(utf8);
        return utf8.length;
    }

    /** Writes a short ASCII string without a temporary array, if it is one; most names and many values are. */
    private boolean ascii(String text, int length) {
        int at = position + 1;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c >= 0x80) {
                return false;
            }
            buffer[at++] = (byte) c;
        }
        buffer[position] = (byte) length;
        position = at;
        return true;
    }

    private void bytes(byte[] bytes) {
        ensure(5 + bytes.length);
        int length = bytes.length;
        while (length >= 0x80) {
            buffer[position++] = (byte) (length | 0x80);
            length >>>= 7;
        }
        buffer[position++] = (byte) length;
        System.arraycopy(bytes, 0, buffer, position, bytes.length);
        position += bytes.length;
    }

    private void int32(int at, int number) {
        buffer[at] = (byte) (number >>> 24);
        buffer[at + 1] = (byte) (number >>> 16);
        buffer[at + 2] = (byte) (number >>> 8);
        buffer[at + 3] = (byte) number;
    }

    private void ensure(int more) {
        if (position + more > buffer.length) {
            buffer = Arrays.copyOf(buffer, Math.max(buffer.length * 2, position + more));
        }
    }
}
