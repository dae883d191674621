package io.azulejo.orders.rules;

import java.math.BigDecimal;

/** A payment that somebody has promised. */
public record PaymentDraft(String method, String transactionId, BigDecimal amount) {}
