package io.azulejo.tests.warehouse;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

@Entity
@Key(pk = "ROUNDSOF#{picker}", sk = "ROUND#{round:parts}")
public record Round(
        String picker,
        @FromKey @Convert(RoundId.AsParts.class) RoundId round,
        int minutes) {}
