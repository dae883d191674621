package io.azulejo.tests.types;

import io.azulejo.annotation.Converter;

public final class CentsConverter implements Converter<Money, Long> {
    @Override
    public Long stored(Money value) {
        return value.cents();
    }

    @Override
    public Money value(Long stored) {
        return new Money(stored);
    }
}
