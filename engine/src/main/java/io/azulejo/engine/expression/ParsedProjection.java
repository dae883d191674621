package io.azulejo.engine.expression;

import java.util.List;

/** The paths of a projection and the placeholders that are open in them. */
record ParsedProjection(List<Operand.Path> paths, Slots slots) {}
