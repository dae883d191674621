package io.azulejo.processor.read;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.SoftDelete;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.DefaultDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ReaderContext.Conventions;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.source.SourceLocation;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reader of record components. It reports and skips components that cannot be stored. */
final class ComponentReader {
    private static final Map<Class<? extends Annotation>, Role> ROLES = Map.of(
            CreatedAt.class, Role.CREATED_AT,
            UpdatedAt.class, Role.UPDATED_AT,
            Version.class, Role.VERSION,
            Ttl.class, Role.TTL,
            SoftDelete.class, Role.SOFT_DELETE,
            GeneratedId.class, Role.GENERATED_ID);

    private final ReaderContext reading;
    private final Conventions conventions;
    private final AttributeNames names;

    ComponentReader(ReaderContext reading, Conventions conventions) {
        this.reading = reading;
        this.conventions = conventions;
        this.names = new AttributeNames(conventions.naming());
    }

    List<ComponentDefinition> read(TypeElement record) {
        return read(record, new ValueTypeReader(reading, conventions, this));
    }

    List<ComponentDefinition> read(TypeElement record, ValueTypeReader types) {
        List<ComponentDefinition> components = new ArrayList<>();
        for (RecordComponentElement element : record.getRecordComponents()) {
            switch (types.read(element)) {
                case ValueTypeReader.Outcome.Stored stored -> components.add(component(element, stored.type()));
                case ValueTypeReader.Outcome.Refused refused -> {
                    reading.refused()
                            .add(
                                    reading.javaType(record),
                                    element.getSimpleName().toString());
                    reading.report()
                            .add(
                                    Diagnostic.COMPONENT_TYPE,
                                    SourceLocation.of(element),
                                    record.getSimpleName(),
                                    element.getSimpleName(),
                                    element.asType(),
                                    refused.reason());
                }
                case ValueTypeReader.Outcome.Missing missing ->
                    reading.unresolved().note();
            }
        }
        return components;
    }

    private ComponentDefinition component(RecordComponentElement element, ValueType type) {
        String name = element.getSimpleName().toString();
        String attribute = AnnotationView.of(element, Attribute.class)
                .map(mirror -> mirror.string("value"))
                .filter(written -> !written.isEmpty())
                .orElseGet(() -> names.of(name));
        ComponentDefinition component = new ComponentDefinition(
                name,
                attribute,
                type,
                reading.nullable(element),
                AnnotationView.has(element, FromKey.class),
                role(element),
                argument(element),
                AnnotationView.of(element, Attribute.class)
                        .map(mirror -> mirror.strings("aliases"))
                        .orElse(List.of()),
                defaultValue(element));
        reading.places().put(component, SourceLocation.of(element));
        return component;
    }

    private static @Nullable DefaultDefinition defaultValue(RecordComponentElement element) {
        return AnnotationView.of(element, Default.class)
                .map(mirror -> new DefaultDefinition(mirror.string("value"), mirror.bool("forUnknown")))
                .orElse(null);
    }

    private static Role role(RecordComponentElement element) {
        return ROLES.entrySet().stream()
                .filter(role -> AnnotationView.has(element, role.getKey()))
                .map(Map.Entry::getValue)
                .min(Enum::compareTo)
                .orElse(Role.DATA);
    }

    private static String argument(RecordComponentElement element) {
        return AnnotationView.of(element, GeneratedId.class)
                .map(id -> id.string("prefix"))
                .or(() -> AnnotationView.of(element, SoftDelete.class).map(deleted -> deleted.string("purgeAfter")))
                .orElse("");
    }

    /**
     * Returns whether the component is nullable. Any annotation called Nullable counts, because there are many of them.
     */
    static boolean nullable(RecordComponentElement element) {
        return isNullable(element.asType().getAnnotationMirrors())
                || isNullable(element.getAnnotationMirrors())
                || isNullable(element.getAccessor().getAnnotationMirrors())
                || isNullable(element.getAccessor().getReturnType().getAnnotationMirrors());
    }

    static boolean isNullable(List<? extends AnnotationMirror> annotations) {
        return annotations.stream()
                .anyMatch(annotation -> annotation
                        .getAnnotationType()
                        .asElement()
                        .getSimpleName()
                        .contentEquals("Nullable"));
    }
}
