package io.azulejo.engine.request;

import java.util.List;

/** One action of a TransactWriteItems request; a caller may wrongly have given several or none. */
public record TransactWriteItem(List<TransactAction> actions) {}
