package io.azulejo.tests.warehouse;

import io.azulejo.annotation.Converter;

/** Product number of upper-case letters and digits. */
public record Sku(String text) {

    /** Converter that stores the number in lower case, as printed on labels. */
    public static final class AsText implements Converter<Sku, String> {
        @Override
        public String stored(Sku value) {
            return value.text().toLowerCase(java.util.Locale.ROOT);
        }

        @Override
        public Sku value(String stored) {
            return new Sku(stored.toUpperCase(java.util.Locale.ROOT));
        }
    }
}
