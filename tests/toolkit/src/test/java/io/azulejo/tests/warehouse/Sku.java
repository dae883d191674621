package io.azulejo.tests.warehouse;

import io.azulejo.annotation.Converter;

/** A product number: letters and digits, in upper case. */
public record Sku(String text) {

    /** Stores it in lower case, as the labels print it. */
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
