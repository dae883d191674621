package io.azulejo.processor.check;

import io.azulejo.annotation.KeyType;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocation;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Check that every component in a key template exists, supports its format, and is not null where the key is required.
 */
final class TemplateCheck implements DesignCheck {
    private static final String INJECTED = "its converter is @Injected, but keys are built without the design";

    @Override
    public void check(ParsedDesign design, Report report) {
        design.definition().entities().forEach(entity -> {
            TableDefinition table = design.definition().tableOf(entity.type());
            check(design, entity, entity.pk(), design.places().of(entity, "pk"), table.partitionKeyType(), report);
            check(design, entity, entity.sk(), design.places().of(entity, "sk"), table.sortKeyType(), report);
            for (IndexKeyDefinition key : entity.indexKeys()) {
                check(design, entity, key.pk(), design.places().of(key, "pk"), null, report);
                check(design, entity, key.sk(), design.places().of(key, "sk"), null, report);
            }
        });
    }

    private static void check(
            ParsedDesign design,
            EntityDefinition entity,
            @Nullable KeyTemplate template,
            SourceLocation place,
            @Nullable KeyType tableKey,
            Report report) {
        if (template == null) {
            return;
        }
        if (tableKey != null && tableKey != KeyType.STRING && !oneValue(template)) {
            report.add(
                    Diagnostic.TEMPLATE_SYNTAX,
                    place,
                    entity.name(),
                    "the key attribute is a %s, so its template is one component without format, not \"%s\""
                            .formatted(tableKey.name().toLowerCase(Locale.ROOT), template));
            return;
        }
        for (KeySegment segment : template.segments()) {
            if (segment instanceof KeySegment.Component used) {
                Optional<ComponentDefinition> component = entity.component(used.name());
                if (component.isEmpty()) {
                    if (design.refused().contains(entity.type(), used.name())) {
                        continue;
                    }
                    report.add(
                            Diagnostic.UNKNOWN_COMPONENT, place, template, used.name(), entity.name(), names(entity));
                    continue;
                }
                String fault = tableKey == null || tableKey == KeyType.STRING
                        ? fault(component.get().type(), used.format())
                        : fault(component.get().type(), tableKey);
                if (fault != null) {
                    report.add(Diagnostic.COMPONENT_NOT_IN_KEY, place, template, entity.name(), used.name(), fault);
                }
                if (tableKey != null && component.get().nullable()) {
                    report.add(Diagnostic.NULLABLE_IN_KEY, place, template, entity.name(), used.name());
                }
            }
        }
    }

    private static boolean oneValue(KeyTemplate template) {
        return template.segments().size() == 1
                && template.segments().getFirst() instanceof KeySegment.Component component
                && component.format().plain();
    }

    /** Returns the reason why a value of this type cannot be the key attribute, or null if it can. */
    private static @Nullable String fault(ValueType type, KeyType key) {
        if (!type.injectedConverters().isEmpty()) {
            return INJECTED;
        }
        return type.stored().equals(key.stored())
                ? null
                : "it is stored as %s, but the key attribute is a %s"
                        .formatted(type.stored(), key.name().toLowerCase(Locale.ROOT));
    }

    private static String names(EntityDefinition entity) {
        return entity.components().stream().map(ComponentDefinition::name).collect(Collectors.joining(", "));
    }

    /** Returns the reason why a value of this type cannot be written in this format, or null if it can. */
    private static @Nullable String fault(ValueType type, KeyFormat format) {
        return switch (type) {
            case ValueType.Converted converted when converted.injected() -> INJECTED;
            case ValueType.Converted converted ->
                format.style() == KeyFormat.Style.PARTS
                        ? converted.as().equals(new ValueType.Scalar(ValueType.Kind.STRING))
                                ? null
                                : "parts needs a converter to String"
                        : fault(converted.as(), format);
            case ValueType.Time time ->
                switch (format.style()) {
                    case PLAIN, SECONDS, MILLIS -> null;
                    case DAY, MONTH -> format.descending() ? "a day or month has no descending form" : null;
                    case PAD, SORTABLE, PARTS -> "pad and sortable are for numbers, it is a time";
                    case LOWER, UPPER -> "it is a time, which has no letters";
                };
            case ValueType.EpochSeconds seconds -> "a TTL component cannot be part of a key";
            case ValueType.EnumOf anEnum -> text(format, "an enum");
            case ValueType.Scalar scalar -> scalar(scalar.kind(), format);
            case ValueType.Nested nested -> "it is a nested record";
            case ValueType.OneOf oneOf -> "it is a nested record";
            case ValueType.ListOf list -> "it is a list";
            case ValueType.SetOf set -> "it is a set";
            case ValueType.MapOf map -> "it is a map";
        };
    }

    private static @Nullable String scalar(ValueType.Kind kind, KeyFormat format) {
        if (kind == ValueType.Kind.BYTES) {
            return "binary values are not written into keys";
        }
        if (kind == ValueType.Kind.LOCAL_DATE) {
            return switch (format.style()) {
                case PLAIN, DAY, MONTH -> format.descending() ? "a date has no descending form" : null;
                case SECONDS, MILLIS, PAD, SORTABLE, LOWER, UPPER, PARTS ->
                    "a date is written plain, as day or as month";
            };
        }
        if (kind.time() && kind != ValueType.Kind.DURATION) {
            return format.plain() ? null : "its text has a fixed form, which sorts; write it without format";
        }
        if (kind == ValueType.Kind.STRING
                && !format.descending()
                && (format.style() == KeyFormat.Style.LOWER || format.style() == KeyFormat.Style.UPPER)) {
            return null;
        }
        if (!kind.number()) {
            return text(format, kind.stored().equals("BOOL") ? "a boolean" : "text");
        }
        return switch (format.style()) {
            case PLAIN -> format.descending() ? "descending numbers need pad or sortable" : null;
            case PAD -> kind.whole() ? null : "pad is for whole numbers; use sortable";
            case SORTABLE -> null;
            case SECONDS, MILLIS, DAY, MONTH -> "it is a number, not a time";
            case LOWER, UPPER -> "it is a number, which has no letters";
            case PARTS -> "parts needs a converter to String";
        };
    }

    private static @Nullable String text(KeyFormat format, String what) {
        return format.plain() ? null : "the format " + format + " is not for " + what;
    }
}
