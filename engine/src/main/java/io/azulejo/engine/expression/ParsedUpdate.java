package io.azulejo.engine.expression;

import java.util.List;

/** The actions of an update with their unresolved placeholders. */
record ParsedUpdate(List<UpdateActionNode> actions, Slots slots) {}
