package io.azulejo.designtools.document;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.designtools.cost.Operation;
import io.azulejo.designtools.cost.Operations;
import io.azulejo.designtools.cost.Rates;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One-line summary of an access pattern. Immutable.
 *
 * @param call the method name with the parameter names
 * @param operation the request that it sends, with keys and templates in backticks
 * @param cost the units of one call, and what they consist of
 */
public record PatternSummary(String name, String method, String call, String operation, String cost) {

    /** Returns all patterns in order of declaration, with their cost at the given rates. */
    public static List<PatternSummary> of(DesignDefinition design, Rates rates) {
        Map<String, Operation> costs = Operations.of(design, rates).stream()
                .collect(Collectors.toMap(Operation::key, Function.identity(), (first, second) -> first));
        OperationText operations = new OperationText(design);
        return design.patterns().stream()
                .map(pattern -> new PatternSummary(
                        pattern.name(),
                        design.key(pattern),
                        call(pattern),
                        operations.of(pattern),
                        cost(costs.get(design.key(pattern)))))
                .toList();
    }

    private static String call(PatternDefinition pattern) {
        return pattern.method()
                + pattern.parameters().stream()
                        .map(ParameterDefinition::name)
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String cost(@Nullable Operation operation) {
        if (operation == null) {
            return "cost of the patterns it calls";
        }
        List<String> units = new ArrayList<>();
        if (operation.reads() > 0) {
            units.add(number(operation.reads()) + " read units");
        }
        if (operation.writes() > 0) {
            units.add(number(operation.writes()) + " write units");
        }
        return String.join(", ", units) + " (" + operation.detail() + ")";
    }

    private static String number(double units) {
        return String.format(Locale.ROOT, units == Math.rint(units) ? "%.0f" : "%.1f", units);
    }
}
