package io.azulejo.engine.index;

import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableState;
import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** What happens to one item: absent before is an insert, absent after a delete, both present a change. */
@SuppressWarnings("ArrayRecordComponent") // handed on, never compared
public record ItemChange(
        Table table,
        TableState state,
        byte[] key,
        @Nullable Item before,
        @Nullable Item after) {
    /** Whether the item is afterwards what it was before, be its attributes in another order. */
    public boolean changesNothing() {
        return before == null ? after == null : after != null && before.same(after);
    }
}
