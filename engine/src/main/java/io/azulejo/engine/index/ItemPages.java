package io.azulejo.engine.index;

import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Store;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Pages of the keys of a whole region, read without holding a walk open in between. Not thread-safe. */
public final class ItemPages {
    private static final int PAGE = 128;

    private final Store store;
    private final byte[] to;
    private byte[] from;

    public ItemPages(Store store, byte[] prefix) {
        this(store, prefix, KeyWriter.after(prefix));
    }

    public ItemPages(Store store, byte[] from, byte[] to) {
        this.store = store;
        this.from = from;
        this.to = to;
    }

    /** Returns the next keys; empty if there are no more. */
    public List<byte[]> next() {
        List<byte[]> keys = new ArrayList<>(PAGE);
        byte @Nullable [] last = null;
        try (KeyWalk walk = store.walk(from, to, Direction.FORWARD)) {
            while (keys.size() < PAGE && walk.next()) {
                last = walk.key();
                keys.add(last);
            }
        }
        if (last != null) {
            from = Arrays.copyOf(last, last.length + 1);
        }
        return keys;
    }
}
