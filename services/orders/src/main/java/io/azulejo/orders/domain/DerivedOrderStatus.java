package io.azulejo.orders.domain;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import java.util.List;

/** Derivation of a confirmed order's status from its lines. An order reaches a status only when every line has. */
final class DerivedOrderStatus {
    private DerivedOrderStatus() {}

    /**
     * Returns the next status, or the same one if it matches the lines. Repeated calls reach the status that matches
     * the lines through allowed transitions only.
     *
     * @param lines lines that are not cancelled
     */
    static OrderStatus after(OrderStatus status, List<OrderLine> lines) {
        boolean waiting = any(lines, ItemStatus.AguardandoEstoque, ItemStatus.SemEstoque);
        return switch (status) {
            case AguardandoEstoque -> waiting || lines.isEmpty() ? status : OrderStatus.AguardandoSeparacao;
            case AguardandoSeparacao -> {
                if (waiting) {
                    yield OrderStatus.AguardandoEstoque;
                }
                boolean started = any(lines, ItemStatus.EmSeparacao, ItemStatus.Separado, ItemStatus.Embalado);
                yield started ? OrderStatus.EmSeparacao : status;
            }
            case EmSeparacao -> {
                if (waiting) {
                    yield OrderStatus.AguardandoEstoque;
                }
                boolean open = any(lines, ItemStatus.AguardandoSeparacao, ItemStatus.EmSeparacao);
                yield open ? status : OrderStatus.Separado;
            }
            case Faturado -> {
                boolean shipped =
                        !lines.isEmpty() && lines.stream().allMatch(line -> line.status() == ItemStatus.Enviado);
                yield shipped ? OrderStatus.Enviado : status;
            }
            default -> status;
        };
    }

    private static boolean any(List<OrderLine> lines, ItemStatus... states) {
        return lines.stream().anyMatch(line -> List.of(states).contains(line.status()));
    }
}
