package io.azulejo.engine.value;

import org.jspecify.annotations.Nullable;

/** DynamoDB's limit on the size of attribute names. */
public final class AttributeNames {
    private static final int MAX_BYTES = 65_535;
    private static final String TOO_LARGE = "Attribute name is too large, must be less than 65536 bytes";

    private AttributeNames() {}

    /** Returns why DynamoDB would reject a name, or null if it would not. */
    public static @Nullable String problem(String name) {
        // A character has at most three bytes: nearly all names are not counted.
        return name.length() > MAX_BYTES / 3 && Utf8.length(name) > MAX_BYTES ? TOO_LARGE : null;
    }

    /** Rejects a name that DynamoDB would reject. */
    public static void check(String name) {
        String problem = problem(name);
        if (problem != null) {
            throw new InvalidValueException(problem);
        }
    }
}
