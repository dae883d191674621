package io.azulejo.tests.evolution;

import io.azulejo.annotation.ProjectionOf;

@ProjectionOf(Singer.class)
public record SingerName(String name, int rehearsals) {}
