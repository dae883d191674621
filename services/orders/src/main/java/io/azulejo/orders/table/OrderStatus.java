package io.azulejo.orders.table;

import java.util.Set;

/** Statuses of an order and their allowed transitions. The constant names are the stored codes. */
public enum OrderStatus implements OrderStatusCode {
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

    @Override
    public String code() {
        return name();
    }

    @Override
    @SuppressWarnings("CollectionIncompatibleType") // a ForeignCode is never in the set
    public boolean canTransitionTo(OrderStatusCode next) {
        return transitions().contains(next);
    }

    private Set<OrderStatus> transitions() {
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

    @Override
    public boolean derivedFromLines() {
        return switch (this) {
            case AguardandoEstoque, AguardandoSeparacao, EmSeparacao, Separado -> true;
            default -> false;
        };
    }

    @Override
    public boolean ended() {
        return transitions().isEmpty();
    }
}
