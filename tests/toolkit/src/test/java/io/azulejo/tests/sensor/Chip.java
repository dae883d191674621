package io.azulejo.tests.sensor;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

@Entity
@Key(pk = "{serial}", sk = "{slot}")
public record Chip(@FromKey byte[] serial, @FromKey int slot, String model) {}
