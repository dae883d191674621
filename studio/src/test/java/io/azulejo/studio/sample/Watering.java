package io.azulejo.studio.sample;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.time.LocalDate;

/** Watering of a plant on a day. */
@Entity("WATERING")
@Key(pk = "PLANT#{code}", sk = "WATERED#{day}")
public record Watering(@Convert(PlantCode.AsText.class) PlantCode code, LocalDate day, double litres) {}
