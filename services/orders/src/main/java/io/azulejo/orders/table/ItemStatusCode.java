package io.azulejo.orders.table;

import io.azulejo.annotation.Converter;

/** Stored status of a line: a known {@link ItemStatus} or a code written by another application. */
public sealed interface ItemStatusCode permits ItemStatus, UnrecognizedStatus {

    /** Returns the code as it is stored and shown. */
    String code();

    boolean canTransitionTo(ItemStatusCode next);

    /** Returns whether stock is reserved for a line in this status. */
    boolean reserves();

    private static ItemStatusCode of(String code) {
        for (ItemStatus known : ItemStatus.values()) {
            if (known.code().equals(code)) {
                return known;
            }
        }
        return new UnrecognizedStatus(code);
    }

    /** Converter that stores the code unchanged. */
    final class AsText implements Converter<ItemStatusCode, String> {
        @Override
        public String stored(ItemStatusCode value) {
            return value.code();
        }

        @Override
        public ItemStatusCode value(String stored) {
            return of(stored);
        }
    }

    /** Converter that stores the code as the documented index key, {@code ITEMSTATUS#SemEstoque}. */
    final class AsIndexKey implements Converter<ItemStatusCode, String> {
        private static final String PREFIX = "ITEMSTATUS#";

        @Override
        public String stored(ItemStatusCode value) {
            return PREFIX + value.code();
        }

        @Override
        public ItemStatusCode value(String stored) {
            return of(stored.startsWith(PREFIX) ? stored.substring(PREFIX.length()) : stored);
        }
    }
}
