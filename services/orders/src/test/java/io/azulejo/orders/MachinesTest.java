package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.orders.table.ForeignCode;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderStatus;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** D2: which phase of an order and which state of a line follow which, all of them and no others. */
final class MachinesTest {
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
        assertThat(written(all, from -> all.stream().filter(from::mayBecome).toList()))
                .isEqualTo(ORDER);
        assertThat(new ForeignCode("Pendente").mayBecome(OrderStatus.Cancelado)).isFalse();
        assertThat(OrderStatus.Pendente.mayBecome(new ForeignCode("Cancelado"))).isFalse();
    }

    @Test
    void d2_linesStates_followAsTheMachineSays() {
        List<ItemStatus> all = List.of(ItemStatus.values());
        assertThat(written(all, from -> all.stream().filter(from::mayBecome).toList()))
                .isEqualTo(LINE);
    }

    @Test
    void d2_phasesThatFollowFromLines_areThoseOfPicking() {
        assertThat(Arrays.stream(OrderStatus.values()).filter(OrderStatus::projected))
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
