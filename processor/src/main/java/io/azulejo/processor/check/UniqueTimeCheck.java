package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.UniqueDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;

/**
 * Check for keys and constraints that are meant to be unique but contain a time, so a later write creates a duplicate.
 */
final class UniqueTimeCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        design.definition().entities().forEach(entity -> {
            for (UniqueDefinition unique : entity.uniques()) {
                unique(design, entity, unique, report);
            }
            sortKey(design, entity, report);
        });
    }

    private static void unique(ParsedDesign design, EntityDefinition entity, UniqueDefinition unique, Report report) {
        List<String> parts = new ArrayList<>(unique.scope());
        parts.add(unique.component());
        for (String part : parts) {
            if (entity.component(part).filter(UniqueTimeCheck::time).isPresent()) {
                report.add(
                        Diagnostic.UNIQUE_WITH_TIME,
                        design.places().of(unique),
                        "@Unique " + unique.component(),
                        entity.name(),
                        part,
                        entity.name());
            }
        }
    }

    /** Checks sort keys such as {@code LIKE#{userId}#{createdAt}}, with which one user can like a post many times. */
    private static void sortKey(ParsedDesign design, EntityDefinition entity, Report report) {
        KeyTemplate sk = entity.sk();
        if (sk == null || sk.components().size() < 2) {
            return;
        }
        List<String> names = List.copyOf(sk.components());
        boolean generated = names.stream()
                .flatMap(name -> entity.component(name).stream())
                .anyMatch(component -> component.role() == Role.GENERATED_ID);
        String last = names.getLast();
        if (!generated && entity.component(last).filter(UniqueTimeCheck::time).isPresent()) {
            report.add(
                    Diagnostic.UNIQUE_WITH_TIME,
                    design.places().of(entity, "sk"),
                    "Sort key \"" + sk + "\"",
                    entity.name(),
                    last,
                    entity.name() + " of one " + String.join(", ", names.subList(0, names.size() - 1)));
        }
    }

    private static boolean time(ComponentDefinition component) {
        return component.type().pointInTime();
    }
}
