package io.azulejo.tests.library;

import org.jspecify.annotations.Nullable;

public record Address(String street, String city, @Nullable Integer floor) {}
