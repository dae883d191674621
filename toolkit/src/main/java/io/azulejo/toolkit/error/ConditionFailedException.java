package io.azulejo.toolkit.error;

import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A write whose own condition does not hold. */
public final class ConditionFailedException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;
    private final transient Map<String, AttributeValue> found;

    /** A failure of a condition on the item that was found, empty if there was none. */
    public ConditionFailedException(String entity, String key, String action, Map<String, AttributeValue> found) {
        super(
                entity,
                key,
                "Condition failed: cannot " + action + " " + key + (found.isEmpty() ? ": it is not there" : ""));
        this.found = new HashMap<>(found);
    }

    /** The item as it was, empty if there was none. */
    public Map<String, AttributeValue> found() {
        return found;
    }
}
