package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Reference model of an order: a status, lines with statuses, and the commands that are allowed. */
final class ReferenceOrder {
    private static final Set<String> WAITING = Set.of("AguardandoEstoque", "SemEstoque");
    private static final Set<String> PICKED = Set.of("Separado", "Embalado");

    final String id;
    String phase = "Pendente";
    boolean paid;
    final Map<String, State> lines = new TreeMap<>();

    /** Line of the model. */
    record State(int quantity, String status) {}

    ReferenceOrder(String id) {
        this.id = id;
    }

    boolean may(String command, String line) {
        State state = lines.getOrDefault(line, new State(0, ""));
        return switch (command) {
            case "pay" -> phase.equals("Pendente") && !paid;
            case "confirm" -> phase.equals("Pendente") && paid;
            case "cancel" -> phase.equals("Pendente") || picking();
            case "claim" ->
                picking() && Set.of("AguardandoSeparacao", "EmSeparacao").contains(state.status);
            case "release", "pick", "short", "none" -> picking() && state.status.equals("EmSeparacao");
            case "pack" -> Set.of("Separado", "Faturado").contains(phase) && state.status.equals("Separado");
            case "invoice" -> phase.equals("Separado");
            case "ship" -> phase.equals("Faturado") && all(Set.of("Embalado"));
            case "deliver", "lose" -> phase.equals("Enviado");
            case "return" -> phase.equals("Entregue");
            default -> throw new IllegalArgumentException(command);
        };
    }

    private boolean picking() {
        return Set.of("AguardandoEstoque", "AguardandoSeparacao", "EmSeparacao").contains(phase);
    }

    private boolean all(Set<String> states) {
        return lines.values().stream().allMatch(line -> states.contains(line.status));
    }

    private boolean any(Set<String> states) {
        return lines.values().stream().anyMatch(line -> states.contains(line.status));
    }

    /** Applies an allowed command to the model, as far as its effect does not depend on stock. */
    void apply(String command, String line) {
        switch (command) {
            case "pay" -> paid = true;
            case "cancel" -> end("Cancelado", "Cancelado");
            case "claim" -> become(line, "EmSeparacao");
            case "release" -> become(line, "AguardandoSeparacao");
            case "pick" -> become(line, "Separado");
            case "pack" -> become(line, "Embalado");
            case "invoice" -> phase = "Faturado";
            case "ship" -> end("Enviado", "Enviado");
            case "deliver" -> phase = "Entregue";
            case "lose" -> phase = "Extraviado";
            case "return" -> end("Devolvido", "Devolvido");
            default -> {
                // confirm and short picks depend on stock: the model adopts the response
            }
        }
        if (picking()) {
            phase = projected();
        }
    }

    private void become(String line, String status) {
        lines.computeIfPresent(line, (id, state) -> new State(state.quantity, status));
    }

    private void end(String newPhase, String status) {
        phase = newPhase;
        lines.replaceAll((id, state) -> new State(state.quantity, status));
    }

    private String projected() {
        if (any(WAITING)) {
            return "AguardandoEstoque";
        }
        if (all(PICKED)) {
            return "Separado";
        }
        boolean begun = any(PICKED) || any(Set.of("EmSeparacao")) || phase.equals("EmSeparacao");
        return begun ? "EmSeparacao" : "AguardandoSeparacao";
    }

    /** Updates the model from a response. Only new stock may account for differences. */
    void observe(Map<String, Object> view, boolean stockDecides) {
        Map<String, State> seen = new TreeMap<>();
        for (Object each : (List<?>) view.getOrDefault("lines", List.of())) {
            Map<?, ?> line = (Map<?, ?>) each;
            seen.put(
                    String.valueOf(line.get("line")),
                    new State(
                            Integer.parseInt(String.valueOf(line.get("quantity"))),
                            String.valueOf(line.get("status"))));
        }
        if (!stockDecides) {
            assertThat(seen.keySet()).as(id).isEqualTo(lines.keySet());
            seen.forEach((line, state) -> {
                State known = lines.getOrDefault(line, state);
                boolean served = WAITING.contains(known.status) && state.status.equals("AguardandoSeparacao");
                assertThat(served || state.equals(known))
                        .as("%s %s: %s, not %s", id, line, state, known)
                        .isTrue();
            });
        }
        lines.clear();
        lines.putAll(seen);
        if (phase.equals("Pendente") && stockDecides && !"Pendente".equals(view.get("status"))) {
            phase = "AguardandoEstoque";
        }
        if (picking()) {
            phase = projected();
        }
        assertThat(view.get("status")).as(id).isEqualTo(phase);
    }
}
