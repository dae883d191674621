package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.Optional;

/** Check for access patterns to one item that need its creation time, which callers rarely have. */
final class CreationTimeKeyCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (PatternDefinition pattern : design.definition().patterns()) {
            entity(pattern)
                    .map(type -> design.definition().entity(type))
                    .ifPresent(entity -> check(design, pattern, entity, report));
        }
    }

    private static Optional<JavaType> entity(PatternDefinition pattern) {
        return switch (pattern) {
            case PatternDefinition.Get get -> Optional.of(get.entity());
            case PatternDefinition.Update update -> Optional.of(update.entity());
            case PatternDefinition.Write write -> Optional.of(write.entity());
            default -> Optional.empty();
        };
    }

    private static void check(ParsedDesign design, PatternDefinition pattern, EntityDefinition entity, Report report) {
        entity.component(Role.CREATED_AT)
                .filter(component -> entity.inKey(component.name()))
                .filter(component -> pattern.parameters().stream()
                        .anyMatch(parameter -> parameter.role() == ParameterDefinition.Role.KEY
                                && parameter.name().equals(component.name())))
                .ifPresent(component -> report.add(
                        Diagnostic.KEY_NEEDS_CREATION_TIME,
                        design.places().of(pattern),
                        pattern.name(),
                        component.name(),
                        entity.name()));
    }
}
