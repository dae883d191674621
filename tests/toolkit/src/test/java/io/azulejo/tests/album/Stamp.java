package io.azulejo.tests.album;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity
@Key(pk = "STAMP#{country}", sk = "STAMP#{number}")
@SuppressWarnings("ArrayRecordComponent") // the subject of the test
public record Stamp(String country, int number, byte[] picture) {}
