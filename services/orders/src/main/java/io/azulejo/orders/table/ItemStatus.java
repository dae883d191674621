package io.azulejo.orders.table;

import java.util.Set;

/** Statuses of a line and their allowed transitions. The constant names are the stored codes. */
public enum ItemStatus implements ItemStatusCode {
    /** Not yet allocated. */
    AguardandoEstoque,
    /** Too little stock when allocated or picked. */
    SemEstoque,
    AguardandoSeparacao,
    /** Claimed by a picker. */
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
    @SuppressWarnings("CollectionIncompatibleType") // a ForeignCode is never in the set
    public boolean canTransitionTo(ItemStatusCode next) {
        return transitions().contains(next);
    }

    private Set<ItemStatus> transitions() {
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
