package io.azulejo.tests.types;

/** Amount that only a converter can store. */
public final class Money {
    private final long cents;

    public Money(long cents) {
        this.cents = cents;
    }

    public long cents() {
        return cents;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Money money && money.cents == cents;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(cents);
    }
}
