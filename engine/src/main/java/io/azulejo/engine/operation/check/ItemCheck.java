package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.Item;

/** Checks of items as callers wrote them. */
public final class ItemCheck {
    /** 400 KB, as DynamoDB counts. */
    public static final int MOST_BYTES = 400 * 1024;

    private ItemCheck() {}

    /** Reports a value DynamoDB would refuse. */
    public static void values(Item item) {
        String problem = item.problem();
        if (problem != null) {
            throw EngineException.validation(problem);
        }
    }

    public static void size(Item item) {
        if (item.size() > MOST_BYTES) {
            throw EngineException.validation("Item size has exceeded the maximum allowed size");
        }
    }

    public static void updatedSize(Item item) {
        if (item.size() > MOST_BYTES) {
            throw EngineException.validation("Item size to update has exceeded the maximum allowed size");
        }
    }
}
