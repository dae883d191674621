package io.azulejo.tests.album;

import io.azulejo.annotation.ProjectionOf;

@ProjectionOf(Stamp.class)
@SuppressWarnings("ArrayRecordComponent") // what is tested
public record Outline(int number, byte[] picture) {}
