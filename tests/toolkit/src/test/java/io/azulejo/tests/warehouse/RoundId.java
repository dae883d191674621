package io.azulejo.tests.warehouse;

import io.azulejo.annotation.Converter;

/** Round through an aisle. The first round has no number. */
public record RoundId(String aisle, int number) {

    /** Converter that writes {@code A}, then {@code A#2}. */
    public static final class AsParts implements Converter<RoundId, String> {
        @Override
        public String stored(RoundId value) {
            return value.number() == 1 ? value.aisle() : value.aisle() + "#" + value.number();
        }

        @Override
        public RoundId value(String stored) {
            int delimiter = stored.indexOf('#');
            return delimiter < 0
                    ? new RoundId(stored, 1)
                    : new RoundId(stored.substring(0, delimiter), Integer.parseInt(stored.substring(delimiter + 1)));
        }
    }
}
