package io.azulejo.engine.index;

import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableState;
import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** A change of one item: absent before is an insert, absent after a delete, present in both an update. */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record ItemChange(
        Table table,
        TableState state,
        byte[] key,
        @Nullable Item before,
        @Nullable Item after) {
    /** Returns whether the item is unchanged, apart from the order of its attributes. */
    public boolean isUnchanged() {
        return before == null ? after == null : after != null && before.same(after);
    }
}
