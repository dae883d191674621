package io.azulejo.tests.sensor;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

@Entity
@Key(pk = "{serial}", sk = "{slot}")
@SuppressWarnings("ArrayRecordComponent") // the subject of the test
public record Chip(@FromKey byte[] serial, @FromKey int slot, String model) {}
