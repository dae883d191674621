package io.azulejo.processor.check;

import io.azulejo.annotation.KeyType;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocation;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Check for sort keys that do not sort in the order of their values. */
final class SortOrderCheck implements DesignCheck {
    private static final Pattern TIME_NAME =
            Pattern.compile(".*(At|Time|Date|Timestamp)|timestamp|date|time", Pattern.DOTALL);

    @Override
    public void check(ParsedDesign design, Report report) {
        design.definition().entities().forEach(entity -> {
            // A number that is the key attribute itself sorts by its value.
            if (design.definition().tableOf(entity.type()).sortKeyType() == KeyType.STRING) {
                check(entity, entity.pk(), entity.sk(), design.places().of(entity, "sk"), report);
            }
            for (IndexKeyDefinition key : entity.indexKeys()) {
                check(entity, key.pk(), key.sk(), design.places().of(key, "sk"), report);
            }
        });
    }

    private static void check(
            EntityDefinition entity,
            @Nullable KeyTemplate pk,
            @Nullable KeyTemplate sk,
            SourceLocation place,
            Report report) {
        if (sk == null) {
            return;
        }
        for (KeySegment segment : sk.segments()) {
            // Components of the partition key are the same for all items that are sorted.
            if (segment instanceof KeySegment.Component used
                    && (pk == null || !pk.components().contains(used.name()))) {
                entity.component(used.name()).ifPresent(component -> {
                    number(entity, sk, used, component, place, report);
                    time(entity, sk, component, place, report);
                });
            }
        }
    }

    private static void number(
            EntityDefinition entity,
            KeyTemplate sk,
            KeySegment.Component used,
            ComponentDefinition component,
            SourceLocation place,
            Report report) {
        if (stored(component.type()) instanceof ValueType.Scalar scalar
                && scalar.kind().number()
                && used.format().style() == KeyFormat.Style.PLAIN) {
            report.add(
                    Diagnostic.NUMBER_UNSORTED,
                    place,
                    sk,
                    entity.name(),
                    component.name(),
                    component.name(),
                    scalar.kind().whole() ? "pad(10)" : "sortable");
        }
    }

    private static void time(
            EntityDefinition entity,
            KeyTemplate sk,
            ComponentDefinition component,
            SourceLocation place,
            Report report) {
        boolean text = stored(component.type()).equals(new ValueType.Scalar(ValueType.Kind.STRING));
        boolean converted = component.type() instanceof ValueType.Converted type
                && type.type().packageName().equals("java.time");
        boolean named = component.type() instanceof ValueType.Scalar
                && TIME_NAME.matcher(component.name()).matches();
        if (text && (converted || named)) {
            report.add(Diagnostic.TIME_UNSORTED, place, sk, entity.name(), component.name(), "text");
        }
    }

    private static ValueType stored(ValueType type) {
        return type instanceof ValueType.Converted converted ? converted.as() : type;
    }
}
