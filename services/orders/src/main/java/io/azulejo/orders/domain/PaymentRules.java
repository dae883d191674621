package io.azulejo.orders.domain;

import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrderStatusCode;

/**
 * Rules for payments by the order's phase. docs/systems/orders.md prints them as a table, and a test compares every cell
 * of it with the service.
 */
final class PaymentRules {
    private PaymentRules() {}

    /** Operation on a payment. */
    enum Operation {
        RECORD,
        CAPTURE,
        FAIL,
        VOID,
        REFUND
    }

    static boolean allows(OrderStatusCode phase, Operation operation) {
        if (!(phase instanceof OrderStatus known)) {
            return takesMoneyBack(operation); // another application decides when its orders are paid
        }
        return switch (known) {
            case Rascunho -> false;
            case Pendente, AguardandoEstoque, AguardandoSeparacao, EmSeparacao, Separado, Faturado, Enviado, Entregue ->
                true;
            case Devolvido, Extraviado, Cancelado -> takesMoneyBack(operation);
        };
    }

    private static boolean takesMoneyBack(Operation operation) {
        return switch (operation) {
            case RECORD, CAPTURE -> false;
            case FAIL, VOID, REFUND -> true;
        };
    }
}
