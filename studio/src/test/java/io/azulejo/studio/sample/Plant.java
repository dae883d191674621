package io.azulejo.studio.sample;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import java.time.LocalDate;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Plant in a bed. */
@Entity("PLANT")
@Key(pk = "PLANT#{code}", sk = "PLANT")
@IndexKey(index = "ByBed", pk = "BED#{bed}", sk = "{plantedOn}")
public record Plant(
        @io.azulejo.annotation.Convert(PlantCode.AsText.class)
        PlantCode code,

        Bed bed,
        LocalDate plantedOn,
        String name,
        Set<String> tags,
        @Nullable Integer height) {}
