package io.azulejo.orders.table;

import java.util.Set;

/** The states of a line and which follow which. The constants are the stored codes, letter by letter. */
public enum ItemStatus implements ItemCode {
    /** Not yet allocated. */
    AguardandoEstoque,
    /** Allocation or picking has failed for want of stock. */
    SemEstoque,
    AguardandoSeparacao,
    /** A picker has claimed it. */
    EmSeparacao,
    Separado,
    Embalado,
    Enviado,
    Devolvido,
    Cancelado;

    @Override
    public String code() {
        return name();
    }

    @Override
    @SuppressWarnings("CollectionIncompatibleType") // a code of others is none of ours, and follows none
    public boolean mayBecome(ItemCode next) {
        return after().contains(next);
    }

    private Set<ItemStatus> after() {
        return switch (this) {
            case AguardandoEstoque -> Set.of(AguardandoSeparacao, SemEstoque, Cancelado);
            case SemEstoque -> Set.of(AguardandoEstoque, Cancelado);
            case AguardandoSeparacao -> Set.of(EmSeparacao, Cancelado);
            case EmSeparacao -> Set.of(Separado, SemEstoque, AguardandoSeparacao, Cancelado);
            case Separado -> Set.of(Embalado, Cancelado);
            case Embalado -> Set.of(Enviado);
            case Enviado -> Set.of(Devolvido);
            case Devolvido, Cancelado -> Set.of();
        };
    }

    @Override
    public boolean reserves() {
        return switch (this) {
            case AguardandoSeparacao, EmSeparacao, Separado, Embalado -> true;
            default -> false;
        };
    }
}
