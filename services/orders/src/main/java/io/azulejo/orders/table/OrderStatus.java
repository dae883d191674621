package io.azulejo.orders.table;

import java.util.Set;

/** The phases of an order and which follow which. The constants are the stored codes, letter by letter. */
public enum OrderStatus implements OrderCode {
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
    @SuppressWarnings("CollectionIncompatibleType") // a code of others is none of ours, and follows none
    public boolean mayBecome(OrderCode next) {
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

    @Override
    public boolean projected() {
        return switch (this) {
            case AguardandoEstoque, AguardandoSeparacao, EmSeparacao, Separado -> true;
            default -> false;
        };
    }

    @Override
    public boolean ended() {
        return after().isEmpty();
    }
}
