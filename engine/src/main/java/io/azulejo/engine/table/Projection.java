package io.azulejo.engine.table;

import java.util.List;

/** What an index copies of an item besides the keys. */
public record Projection(Kind kind, List<String> nonKeyAttributes) {
    /** DynamoDB's projection types, under their wire names. */
    public enum Kind {
        ALL,
        KEYS_ONLY,
        INCLUDE
    }
}
