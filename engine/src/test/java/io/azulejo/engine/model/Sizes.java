package io.azulejo.engine.model;

import io.azulejo.engine.model.TableShape.IndexShape;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sizes of items and the capacity units of writing and reading them. */
final class Sizes {
    private static final int WRITE_UNIT = 1024;
    private static final int READ_UNIT = 4096;

    private Sizes() {}

    /** Returns the units of reading this many bytes; reading nothing costs the minimum. */
    static double read(int bytes, boolean consistent) {
        return Math.max(1, Math.ceilDiv(bytes, READ_UNIT)) * (consistent ? 1 : 0.5);
    }

    /** Returns the units of a write that changes one item into another; an empty item means none. */
    static double written(TableShape table, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
        double units = units(Math.max(size(before), size(after)));
        for (IndexShape index : table.indexes()) {
            units += written(table, index, before, after);
        }
        return units;
    }

    /** Returns the units of an index change. A moved entry is deleted and put; an unchanged one costs nothing. */
    private static double written(
            TableShape table, IndexShape index, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
        Map<String, AttributeValue> oldEntry = entry(table, index, before);
        Map<String, AttributeValue> newEntry = entry(table, index, after);
        if (oldEntry.equals(newEntry)) {
            return 0;
        }
        boolean moves = index.key().names().stream().anyMatch(name -> differs(oldEntry.get(name), newEntry.get(name)));
        if (!moves) {
            return units(Math.max(size(oldEntry), size(newEntry)));
        }
        return (oldEntry.isEmpty() ? 0 : units(size(oldEntry))) + (newEntry.isEmpty() ? 0 : units(size(newEntry)));
    }

    private static boolean differs(@Nullable AttributeValue left, @Nullable AttributeValue right) {
        return left == null ? right != null : !left.equals(right);
    }

    private static Map<String, AttributeValue> entry(
            TableShape table, IndexShape index, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> entry = new TreeMap<>(Values.canonical(item));
        if (!entry.keySet().containsAll(index.key().names())) {
            return Map.of();
        }
        entry.keySet().retainAll(table.projected(index, item));
        return entry;
    }

    private static double units(int size) {
        return Math.max(1, Math.ceilDiv(size, WRITE_UNIT));
    }

    static int size(Map<String, AttributeValue> item) {
        int size = 0;
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            size += length(attribute.getKey()) + size(attribute.getValue());
        }
        return size;
    }

    private static int size(AttributeValue value) {
        return switch (value.type()) {
            case S -> length(value.s());
            case N -> size(Values.number(value));
            case B -> value.b().asByteArray().length;
            case SS -> value.ss().stream().mapToInt(Sizes::length).sum();
            case NS ->
                value.ns().stream().map(BigDecimal::new).mapToInt(Sizes::size).sum();
            case BS ->
                value.bs().stream()
                        .mapToInt(bytes -> bytes.asByteArray().length)
                        .sum();
            case L ->
                3 + value.l().stream().mapToInt(element -> 1 + size(element)).sum();
            case M -> 3 + size(value.m()) + value.m().size();
            default -> 1;
        };
    }

    /**
     * Returns the size of a number: one byte per pair of digits on each side of the decimal point, one more, and one
     * for the sign.
     */
    private static int size(BigDecimal number) {
        if (number.signum() == 0) {
            return 1;
        }
        BigDecimal digits = number.stripTrailingZeros();
        int first = digits.precision() - digits.scale() - 1;
        int last = -digits.scale();
        int pairs = Math.floorDiv(first, 2) - Math.floorDiv(last, 2) + 1;
        return 1 + pairs + (number.signum() < 0 ? 1 : 0);
    }

    private static int length(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
