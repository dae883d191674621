package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.UpdateExpression;
import io.azulejo.engine.operation.check.ItemCheck;
import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** Effect of a write on an item. */
sealed interface Effect {
    /** Returns the item after the write, or null if there is none. */
    @Nullable
    Item after(@Nullable Item before);

    /** Replaces the whole item. */
    record Put(Item item) implements Effect {
        @Override
        public Item after(@Nullable Item before) {
            return item;
        }
    }

    /** Puts an item that must not exist yet. */
    record Insert(Item item) implements Effect {
        @Override
        public Item after(@Nullable Item before) {
            if (before != null) {
                throw new EngineException(DynamoDbError.DUPLICATE_ITEM, "Duplicate primary key exists in table");
            }
            return item;
        }
    }

    /** Removes the item. */
    record Delete() implements Effect {
        @Override
        public @Nullable Item after(@Nullable Item before) {
            return null;
        }
    }

    /** Leaves the item unchanged: only its condition matters. */
    record Check() implements Effect {
        @Override
        public @Nullable Item after(@Nullable Item before) {
            return before;
        }
    }

    /** Changes attributes in place, or creates the item from the key. Without an expression it only creates. */
    record Update(@Nullable UpdateExpression expression, Item key) implements Effect {
        @Override
        public @Nullable Item after(@Nullable Item before) {
            if (expression == null) {
                return before == null ? key : before;
            }
            Item after = before == null ? expression.create(key) : expression.update(before);
            // An update that only removes attributes does not create an item.
            if (before == null && after.attributeCount() == key.attributeCount()) {
                return null;
            }
            if (after.problem() != null) {
                ItemCheck.values(after);
            }
            ItemCheck.updatedSize(after);
            return after;
        }
    }
}
