package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Check that components stored only in the table key can be read back from it. */
final class FromKeyCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        design.definition()
                .entities()
                .forEach(entity -> entity.components().stream()
                        .filter(ComponentDefinition::fromKey)
                        .forEach(component -> {
                            String fault = fault(entity, component.name());
                            if (fault != null) {
                                report.add(
                                        Diagnostic.NOT_FROM_KEY,
                                        design.places().of(component),
                                        entity.name(),
                                        component.name(),
                                        fault);
                            }
                        }));
    }

    private static @Nullable String fault(EntityDefinition entity, String component) {
        List<KeyFormat> formats = new ArrayList<>(formats(entity.pk(), component));
        if (formats.isEmpty() && entity.sk() != null) {
            formats.addAll(formats(entity.sk(), component));
        }
        if (formats.isEmpty()) {
            return "no template of the table key names it";
        }
        KeyFormat format = formats.getFirst();
        if (format.descending()) {
            return "a descending value cannot be read back";
        }
        return switch (format.style()) {
            case DAY, MONTH -> "the key holds only its " + format;
            case LOWER, UPPER -> "the key does not tell the case of its letters";
            case PLAIN, PAD, SORTABLE, SECONDS, MILLIS, PARTS -> null;
        };
    }

    private static List<KeyFormat> formats(KeyTemplate template, String component) {
        return template.segments().stream()
                .filter(segment ->
                        segment instanceof KeySegment.Component c && c.name().equals(component))
                .map(segment -> ((KeySegment.Component) segment).format())
                .toList();
    }
}
