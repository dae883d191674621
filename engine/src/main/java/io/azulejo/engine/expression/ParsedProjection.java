package io.azulejo.engine.expression;

import java.util.List;

/** The paths of a projection with their unresolved placeholders. */
record ParsedProjection(List<Operand.Path> paths, Slots slots) {}
