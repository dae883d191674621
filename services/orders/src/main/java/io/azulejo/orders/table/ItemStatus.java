package io.azulejo.orders.table;

import io.azulejo.annotation.Converter;
import java.util.Set;

/** The states of a line and which follow which. The constants are the stored codes, letter by letter. */
public enum ItemStatus {
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

    public boolean mayBecome(ItemStatus next) {
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

    /** Whether goods are set aside for a line in this state. */
    public boolean reserves() {
        return switch (this) {
            case AguardandoSeparacao, EmSeparacao, Separado, Embalado -> true;
            default -> false;
        };
    }

    /** As the documented index has it, {@code ITEMSTATUS#SemEstoque}. */
    public static final class AsIndexKey implements Converter<ItemStatus, String> {
        private static final String PREFIX = "ITEMSTATUS#";

        @Override
        public String stored(ItemStatus value) {
            return PREFIX + value.name();
        }

        @Override
        public ItemStatus value(String stored) {
            return valueOf(stored.startsWith(PREFIX) ? stored.substring(PREFIX.length()) : stored);
        }
    }
}
