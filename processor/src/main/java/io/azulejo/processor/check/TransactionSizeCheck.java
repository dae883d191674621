package io.azulejo.processor.check;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.ActionDefinition;
import io.azulejo.design.PatternDefinition.WriteKind;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.ArrayList;
import java.util.List;

/** Check that a transaction, including guards and reference checks, stays within 100 actions. */
final class TransactionSizeCheck implements DesignCheck {
    private static final int MOST = 100;

    @Override
    public void check(ParsedDesign design, Report report) {
        for (PatternDefinition pattern : design.definition().patterns()) {
            if (pattern instanceof PatternDefinition.Transaction transaction) {
                check(design, transaction, report);
            }
        }
    }

    private static void check(ParsedDesign design, PatternDefinition.Transaction transaction, Report report) {
        int least = 0;
        long most = 0;
        List<String> unbounded = new ArrayList<>();
        for (ActionDefinition action : transaction.actions()) {
            int each = actions(action.kind(), design.definition().entity(action.entity()));
            least += action.list() ? 0 : each;
            most += (long) each * (action.list() ? action.atMost() : 1);
            if (action.list() && action.atMost() == 0) {
                unbounded.add(action.parameter());
            }
        }
        if (least > MOST) {
            report.add(
                    Diagnostic.TRANSACTION_TOO_LARGE,
                    design.places().of(transaction),
                    transaction.name(),
                    String.valueOf(least));
        } else if (!unbounded.isEmpty()) {
            report.add(
                    Diagnostic.TRANSACTION_MAY_BE_TOO_LARGE,
                    design.places().of(transaction),
                    transaction.name(),
                    "nothing bounds the list " + String.join(", ", unbounded) + "; add @AtMost");
        } else if (most > MOST) {
            report.add(
                    Diagnostic.TRANSACTION_MAY_BE_TOO_LARGE,
                    design.places().of(transaction),
                    transaction.name(),
                    "its lists at maximum length, including guards, need " + most);
        }
    }

    private static int guards(EntityDefinition entity) {
        return entity.uniques().stream()
                .mapToInt(unique -> 1 + unique.formerNames().size())
                .sum();
    }

    /**
     * Returns the number of actions: the action itself, a guard for each unique component with its former names, and a
     * check for each reference.
     */
    private static int actions(WriteKind kind, EntityDefinition entity) {
        return switch (kind) {
            case CREATE, PUT -> 1 + guards(entity) + entity.references().size();
            case DELETE -> 1 + guards(entity);
            case CHECK -> 1;
        };
    }
}
