package io.azulejo.tests.album;

import io.azulejo.annotation.ProjectionOf;

@ProjectionOf(Stamp.class)
@SuppressWarnings("ArrayRecordComponent") // the subject of the test
public record Outline(int number, byte[] picture) {}
