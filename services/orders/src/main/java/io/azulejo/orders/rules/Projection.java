package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import java.util.List;

/** The phase of a confirmed order as its lines make it: it is ready only when every line is. */
final class Projection {
    private Projection() {}

    /**
     * The phase after this one, or this one if the lines are as it says. Asked again and again it ends where the lines
     * are, by legal changes only.
     *
     * @param lines those not cancelled
     */
    static OrderStatus after(OrderStatus phase, List<OrderLine> lines) {
        boolean waits = any(lines, ItemStatus.AguardandoEstoque, ItemStatus.SemEstoque);
        return switch (phase) {
            case AguardandoEstoque -> waits || lines.isEmpty() ? phase : OrderStatus.AguardandoSeparacao;
            case AguardandoSeparacao -> {
                if (waits) {
                    yield OrderStatus.AguardandoEstoque;
                }
                boolean begun = any(lines, ItemStatus.EmSeparacao, ItemStatus.Separado, ItemStatus.Embalado);
                yield begun ? OrderStatus.EmSeparacao : phase;
            }
            case EmSeparacao -> {
                if (waits) {
                    yield OrderStatus.AguardandoEstoque;
                }
                boolean open = any(lines, ItemStatus.AguardandoSeparacao, ItemStatus.EmSeparacao);
                yield open ? phase : OrderStatus.Separado;
            }
            default -> phase;
        };
    }

    private static boolean any(List<OrderLine> lines, ItemStatus... states) {
        return lines.stream().anyMatch(line -> List.of(states).contains(line.status()));
    }
}
