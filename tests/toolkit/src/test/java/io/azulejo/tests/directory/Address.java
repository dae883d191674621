package io.azulejo.tests.directory;

import org.jspecify.annotations.Nullable;

public record Address(String street, @Nullable String city) {}
