package io.azulejo.tests.types;

import io.azulejo.annotation.Converter;
import java.util.Locale;

public final class LowerCase implements Converter<String, String> {
    @Override
    public String stored(String value) {
        return value.toLowerCase(Locale.ROOT);
    }

    @Override
    public String value(String stored) {
        return stored;
    }
}
