package io.azulejo.orders.table;

import io.azulejo.annotation.Converter;

/** The state of a line as it is stored: one of ours, or a code of another program that writes to the same table. */
public sealed interface ItemCode permits ItemStatus, ForeignCode {

    /** As it is stored and shown. */
    String code();

    boolean mayBecome(ItemCode next);

    /** Whether goods are set aside for a line in this state. */
    boolean reserves();

    private static ItemCode of(String code) {
        for (ItemStatus known : ItemStatus.values()) {
            if (known.code().equals(code)) {
                return known;
            }
        }
        return new ForeignCode(code);
    }

    /** Letter by letter. */
    final class AsText implements Converter<ItemCode, String> {
        @Override
        public String stored(ItemCode value) {
            return value.code();
        }

        @Override
        public ItemCode value(String stored) {
            return of(stored);
        }
    }

    /** As the documented index has it, {@code ITEMSTATUS#SemEstoque}. */
    final class AsIndexKey implements Converter<ItemCode, String> {
        private static final String PREFIX = "ITEMSTATUS#";

        @Override
        public String stored(ItemCode value) {
            return PREFIX + value.code();
        }

        @Override
        public ItemCode value(String stored) {
            return of(stored.startsWith(PREFIX) ? stored.substring(PREFIX.length()) : stored);
        }
    }
}
