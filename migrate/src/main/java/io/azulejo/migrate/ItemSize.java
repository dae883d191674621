package io.azulejo.migrate;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Size of items by DynamoDB's rules, for estimates of capacity. Pure functions. */
final class ItemSize {
    private static final int WRITE_UNIT = 1024;

    private ItemSize() {}

    static long of(Map<String, AttributeValue> item) {
        long size = 0;
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            size += text(attribute.getKey()) + of(attribute.getValue());
        }
        return size;
    }

    /** Returns the write units of an item of this size. */
    static long writeUnits(long size) {
        return Math.max(1, (size + WRITE_UNIT - 1) / WRITE_UNIT);
    }

    private static long of(AttributeValue value) {
        return switch (value.type()) {
            case S -> text(value.s());
            case N -> number(value.n());
            case B -> value.b().asByteArrayUnsafe().length;
            case SS -> value.ss().stream().mapToLong(ItemSize::text).sum();
            case NS -> value.ns().stream().mapToLong(ItemSize::number).sum();
            case BS ->
                value.bs().stream()
                        .mapToLong(bytes -> bytes.asByteArrayUnsafe().length)
                        .sum();
            case L -> 3 + list(value.l());
            case M -> 3 + value.m().size() + of(value.m());
            default -> 1;
        };
    }

    private static long list(List<AttributeValue> values) {
        long size = values.size();
        for (AttributeValue value : values) {
            size += of(value);
        }
        return size;
    }

    private static long text(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /** A number takes a byte for two digits, and one more. */
    private static long number(String text) {
        return text.length() / 2 + 1L;
    }
}
