package io.azulejo.tests.types;

import io.azulejo.annotation.Discriminator;
import io.azulejo.annotation.StoredAs;
import java.time.Duration;

@Discriminator("kind")
public sealed interface Tariff {

    @StoredAs("flat")
    record Flat(Money price) implements Tariff {}

    record Hourly(Money price, Duration least) implements Tariff {}
}
