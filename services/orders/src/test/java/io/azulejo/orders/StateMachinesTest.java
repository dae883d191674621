package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.UnrecognizedStatus;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests of the state machines of orders and lines (D2): every allowed transition and no other. */
final class StateMachinesTest {
    private static final String ORDER = """
            Rascunho: Pendente
            Pendente: AguardandoEstoque AguardandoSeparacao Cancelado
            AguardandoEstoque: AguardandoSeparacao Cancelado
            AguardandoSeparacao: AguardandoEstoque EmSeparacao Cancelado
            EmSeparacao: AguardandoEstoque Separado Cancelado
            Separado: Faturado
            Faturado: Enviado
            Enviado: Entregue Extraviado
            Entregue: Devolvido
            Devolvido:
            Extraviado:
            Cancelado:
            """;

    private static final String LINE = """
            AguardandoEstoque: SemEstoque AguardandoSeparacao Cancelado
            SemEstoque: AguardandoEstoque Cancelado
            AguardandoSeparacao: EmSeparacao Cancelado
            EmSeparacao: SemEstoque AguardandoSeparacao Separado Cancelado
            Separado: Embalado Cancelado
            Embalado: Enviado
            Enviado: Devolvido
            Devolvido:
            Cancelado:
            """;

    @Test
    void d2_phases_followAsTheMachineSays() {
        List<OrderStatus> all = List.of(OrderStatus.values());
        assertThat(written(
                        all, from -> all.stream().filter(from::canTransitionTo).toList()))
                .isEqualTo(ORDER);
        assertThat(new UnrecognizedStatus("Pendente").canTransitionTo(OrderStatus.Cancelado))
                .isFalse();
        assertThat(OrderStatus.Pendente.canTransitionTo(new UnrecognizedStatus("Cancelado")))
                .isFalse();
    }

    @Test
    void d2_linesStates_followAsTheMachineSays() {
        List<ItemStatus> all = List.of(ItemStatus.values());
        assertThat(written(
                        all, from -> all.stream().filter(from::canTransitionTo).toList()))
                .isEqualTo(LINE);
    }

    @Test
    void d2_phasesThatFollowFromLines_areThoseOfPicking() {
        assertThat(Arrays.stream(OrderStatus.values()).filter(OrderStatus::derivedFromLines))
                .containsExactly(
                        OrderStatus.AguardandoEstoque,
                        OrderStatus.AguardandoSeparacao,
                        OrderStatus.EmSeparacao,
                        OrderStatus.Separado);
    }

    private static <S extends Enum<S>> String written(List<S> all, Function<S, List<S>> after) {
        return all.stream()
                .map(from -> from + ":"
                        + after.apply(from).stream().map(to -> " " + to).collect(Collectors.joining())
                        + "\n")
                .collect(Collectors.joining());
    }
}
