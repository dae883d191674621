package io.azulejo.engine.expression;

import java.util.List;

/** The actions of an update and the placeholders that are open in them. */
record ParsedUpdate(List<UpdateAction> actions, Slots slots) {}
