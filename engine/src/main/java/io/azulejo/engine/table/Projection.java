package io.azulejo.engine.table;

import java.util.List;

/** The attributes that an index copies in addition to the keys. */
public record Projection(Kind kind, List<String> nonKeyAttributes) {
    /** DynamoDB's projection types, under their wire names. */
    public enum Kind {
        ALL,
        KEYS_ONLY,
        INCLUDE
    }
}
