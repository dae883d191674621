package io.azulejo.tests.warehouse;

import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.ProjectionOf;

@ProjectionOf(Round.class)
public record RoundRef(@FromKey String picker, RoundId round) {}
