package io.azulejo.engine.request;

import java.util.List;

/** One action of a TransactWriteItems request. A caller may have given several or none, which is an error. */
public record TransactWriteItem(List<TransactAction> actions) {}
