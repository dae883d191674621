package io.azulejo.tests.sensor;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Exists;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import org.jspecify.annotations.Nullable;

@Entity("READING")
@Key(pk = "SENSOR#{sensor}", sk = "{at}")
@Unique(component = "label")
@Exists(
        entity = Chip.class,
        by = {"chip", "slot"})
@SuppressWarnings("ArrayRecordComponent") // the subject of the test
public record Reading(
        String sensor,
        @FromKey long at,
        double value,
        @Nullable String label,
        byte @Nullable [] chip,
        @Nullable Integer slot) {}
