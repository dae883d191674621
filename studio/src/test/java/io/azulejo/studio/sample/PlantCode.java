package io.azulejo.studio.sample;

import io.azulejo.annotation.Converter;

/** Code of a plant: a letter and a number, stored as {@code A-7}. */
public record PlantCode(String letter, int number) {

    /** Converter to the printed form. */
    public static final class AsText implements Converter<PlantCode, String> {
        @Override
        public String stored(PlantCode value) {
            return value.letter() + "-" + value.number();
        }

        @Override
        public PlantCode value(String stored) {
            int delimiter = stored.indexOf('-');
            return new PlantCode(stored.substring(0, delimiter), Integer.parseInt(stored.substring(delimiter + 1)));
        }
    }
}
