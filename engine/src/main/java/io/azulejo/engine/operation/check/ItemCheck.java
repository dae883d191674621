package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.Item;

/** Checks of items as the caller sent them. */
public final class ItemCheck {
    /** 400 KB, as DynamoDB counts. */
    public static final int MAX_BYTES = 400 * 1024;

    private ItemCheck() {}

    /** Reports a value that DynamoDB would reject. */
    public static void values(Item item) {
        String problem = item.problem();
        if (problem != null) {
            throw EngineException.validation(problem);
        }
    }

    public static void size(Item item) {
        if (item.size() > MAX_BYTES) {
            throw EngineException.validation("Item size has exceeded the maximum allowed size");
        }
    }

    public static void updatedSize(Item item) {
        if (item.size() > MAX_BYTES) {
            throw EngineException.validation("Item size to update has exceeded the maximum allowed size");
        }
    }
}
