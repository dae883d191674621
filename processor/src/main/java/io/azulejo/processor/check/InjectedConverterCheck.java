package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.UniqueDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.Optional;
import java.util.stream.Stream;

/** Check that values of injected converters are only where the design converts them: in attributes. */
final class InjectedConverterCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                for (ComponentDefinition component : entity.components()) {
                    Optional<JavaType> converter =
                            component.type().injectedConverters().stream().findFirst();
                    String fault = converter.isEmpty() ? "" : fault(design, table, entity, component);
                    if (!fault.isEmpty()) {
                        report.add(
                                Diagnostic.INJECTED_CONVERTER,
                                design.places().of(component),
                                entity.name(),
                                component.name(),
                                converter.orElseThrow().name(),
                                fault);
                    }
                }
            }
        }
    }

    private static String fault(
            ParsedDesign design, TableDefinition table, EntityDefinition entity, ComponentDefinition component) {
        if (component.defaultValue() != null) {
            return "a @Default is read without the design; make the component @Nullable";
        }
        if (entity.uniques().stream().anyMatch(unique -> unique.components().contains(component.name()))) {
            return "guards of unique values are built without the design";
        }
        boolean guard = design.definition()
                .entities()
                .flatMap(other -> other.uniques().stream())
                .map(UniqueDefinition::guard)
                .anyMatch(entity.type()::equals);
        if (guard) {
            return "guards of unique values are built without the design";
        }
        for (IndexDefinition index : table.indexes()) {
            boolean key = Membership.inIndex(table, index, entity).stream()
                    .flatMap(membership ->
                            Stream.of(Optional.of(membership.pk()), Optional.<KeySource>ofNullable(membership.sk())))
                    .flatMap(Optional::stream)
                    .anyMatch(source -> source instanceof KeySource.PlainAttribute plain
                            && plain.component().name().equals(component.name()));
            if (key) {
                return "it is a key of index %s, but keys are built without the design".formatted(index.name());
            }
        }
        return "";
    }
}
