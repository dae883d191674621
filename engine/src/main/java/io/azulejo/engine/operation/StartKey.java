package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.TypedKeyAttribute;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Start key of a page: the last key of the previous page, checked against the current request and converted into a
 * store key.
 */
final class StartKey {
    private static final String INVALID = "The provided starting key is invalid";

    private StartKey() {}

    /** Reports a value that DynamoDB would reject. Only some of its messages mention the start key. */
    static void checkValues(@Nullable Item startKey) {
        String problem = startKey == null ? null : startKey.problem();
        if (problem != null) {
            boolean plain = problem.contains("contains duplicates")
                    || problem.contains("number set")
                    || problem.contains("numeric value")
                    || problem.contains("significant digits")
                    || problem.contains("number with magnitude");
            throw EngineException.validation(plain ? problem : INVALID + ": " + problem);
        }
    }

    /** Returns the store key of the last entry of the previous page. */
    static byte[] resolve(ReadSource source, Item startKey) {
        Set<String> expected = source.positionAttributes();
        if (startKey.attributeCount() != expected.size()) {
            throw EngineException.validation(
                    source.index() == null
                            ? INVALID + ": The provided key element does not match the schema"
                            : INVALID);
        }
        byte[] itemKey = itemKey(source, startKey);
        if (source.index() == null) {
            return itemKey;
        }
        KeySchema key = source.key();
        return source.index()
                .entryKey(values(key.partitionKeys(), startKey), values(key.sortKeys(), startKey), itemKey);
    }

    private static byte[] itemKey(ReadSource source, Item startKey) {
        Set<String> names = new LinkedHashSet<>();
        for (TypedKeyAttribute attribute : source.table().key().attributes()) {
            names.add(attribute.name());
        }
        try {
            return KeyCheck.ofKey(source.table(), startKey.only(names));
        } catch (EngineException e) {
            throw EngineException.validation(INVALID + ": " + e.text());
        }
    }

    private static List<Value> values(List<TypedKeyAttribute> attributes, Item startKey) {
        return attributes.stream().map(attribute -> value(attribute, startKey)).toList();
    }

    private static Value value(TypedKeyAttribute attribute, Item startKey) {
        Value value = startKey.get(attribute.name());
        if (value == null || value.type() != attribute.type()) {
            throw EngineException.validation(INVALID);
        }
        return value;
    }
}
