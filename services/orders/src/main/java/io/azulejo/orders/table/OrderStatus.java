package io.azulejo.orders.table;

import java.util.Set;

/** The phases of an order and which follow which. The constants are the stored codes, letter by letter. */
public enum OrderStatus {
    /** Lines are still being written. */
    Rascunho,
    Pendente,
    AguardandoEstoque,
    AguardandoSeparacao,
    EmSeparacao,
    Separado,
    Faturado,
    Enviado,
    Entregue,
    Devolvido,
    Extraviado,
    Cancelado;

    public boolean mayBecome(OrderStatus next) {
        return after().contains(next);
    }

    private Set<OrderStatus> after() {
        return switch (this) {
            case Rascunho -> Set.of(Pendente);
            case Pendente -> Set.of(AguardandoEstoque, AguardandoSeparacao, Cancelado);
            case AguardandoEstoque -> Set.of(AguardandoSeparacao, Cancelado);
            case AguardandoSeparacao -> Set.of(EmSeparacao, AguardandoEstoque, Cancelado);
            case EmSeparacao -> Set.of(Separado, AguardandoEstoque, Cancelado);
            case Separado -> Set.of(Faturado);
            case Faturado -> Set.of(Enviado);
            case Enviado -> Set.of(Entregue, Extraviado);
            case Entregue -> Set.of(Devolvido);
            case Devolvido, Extraviado, Cancelado -> Set.of();
        };
    }

    /** Whether the phase follows from the lines; the others are set by commands. */
    public boolean projected() {
        return switch (this) {
            case AguardandoEstoque, AguardandoSeparacao, EmSeparacao, Separado -> true;
            default -> false;
        };
    }

    /** Whether nothing can happen any more. */
    public boolean ended() {
        return after().isEmpty();
    }
}
