package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.table.KeyAttribute;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where an earlier page ended, checked against what is read now, as a store key. */
final class StartKey {
    private static final String INVALID = "The provided starting key is invalid";

    private StartKey() {}

    /** Reports a value DynamoDB would refuse; only some of its texts say that it was the starting key's. */
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

    /** The store key of the entry a page ended with. */
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
        for (KeyAttribute attribute : source.table().key().attributes()) {
            names.add(attribute.name());
        }
        try {
            return KeyCheck.ofKey(source.table(), startKey.only(names));
        } catch (EngineException e) {
            throw EngineException.validation(INVALID + ": " + e.text());
        }
    }

    private static List<Value> values(List<KeyAttribute> attributes, Item startKey) {
        return attributes.stream().map(attribute -> value(attribute, startKey)).toList();
    }

    private static Value value(KeyAttribute attribute, Item startKey) {
        Value value = startKey.get(attribute.name());
        if (value == null || value.type() != attribute.type()) {
            throw EngineException.validation(INVALID);
        }
        return value;
    }
}
