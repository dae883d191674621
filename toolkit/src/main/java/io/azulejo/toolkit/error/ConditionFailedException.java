package io.azulejo.toolkit.error;

import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Write rejected because the caller's condition does not hold. */
public final class ConditionFailedException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;
    private final transient Map<String, AttributeValue> found;

    /**
     * Creates the exception.
     *
     * @param found the item that failed the condition; empty if there was none
     */
    public ConditionFailedException(String entity, String key, String action, Map<String, AttributeValue> found) {
        super(
                entity,
                key,
                "Condition failed: cannot " + action + " " + key + (found.isEmpty() ? ": it does not exist" : ""));
        this.found = new HashMap<>(found);
    }

    /** Returns the item that failed the condition; empty if there was none. */
    public Map<String, AttributeValue> found() {
        return found;
    }
}
