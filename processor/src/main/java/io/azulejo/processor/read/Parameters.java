package io.azulejo.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.azulejo.annotation.Prefix;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.ParameterDefinition.Role;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.source.SourceLocation;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.time.Instant;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Parameters of one access pattern with the roles found for them. */
final class Parameters {
    private final ReaderContext reading;
    private final Signature signature;
    private final Map<String, VariableElement> byName = new LinkedHashMap<>();
    private final Map<String, Role> roles = new LinkedHashMap<>();

    Parameters(ReaderContext reading, Signature signature) {
        this.reading = reading;
        this.signature = signature;
        signature.parameters().forEach(parameter -> byName.put(signature.name(parameter), parameter));
    }

    boolean has(String name) {
        return byName.containsKey(name);
    }

    boolean isRange(String name) {
        VariableElement parameter = byName.get(name);
        return parameter != null && Signature.is(Signature.type(parameter), Toolkit.SORT_RANGE);
    }

    boolean isPrefix(String name) {
        VariableElement parameter = byName.get(name);
        return parameter != null && AnnotationView.has(parameter, Prefix.class);
    }

    /** Returns whether the parameter selects months instead of an exact time. */
    boolean isMonth(String name) {
        VariableElement parameter = byName.get(name);
        return parameter != null
                && (Signature.type(parameter).equals(ClassName.get(YearMonth.class))
                        || Signature.type(parameter).equals(Toolkit.MONTH_RANGE));
    }

    void claim(String name, Role role) {
        roles.put(name, role);
    }

    /** Claims the first page request; a second one stays unclaimed. */
    void claimPage() {
        byName.forEach((name, parameter) -> {
            if (Signature.type(parameter).equals(Toolkit.PAGE_REQUEST) && !claimed(Role.PAGE)) {
                roles.put(name, Role.PAGE);
            }
        });
    }

    /** Claims a parameter for a key and checks that it is one value, which is never null. */
    void claimKey(String name, String key, EntityDefinition entity) {
        claim(name, Role.KEY);
        checkOneValue(name, key, entity);
        checkNotNull(name);
    }

    /** Reports a range or a prefix where only one value fits. */
    void checkOneValue(String name, String what, EntityDefinition entity) {
        VariableElement parameter = byName.get(name);
        if (parameter != null && (isRange(name) || isPrefix(name))) {
            reading.report()
                    .add(
                            Diagnostic.NOT_ONE_VALUE,
                            SourceLocation.of(parameter),
                            signature.name(),
                            isRange(name) ? "SortRange" : "@Prefix",
                            name,
                            what,
                            entity.name());
        }
    }

    void checkNotNull(String name) {
        VariableElement parameter = byName.get(name);
        if (parameter != null
                && (ComponentReader.isNullable(parameter.getAnnotationMirrors())
                        || ComponentReader.isNullable(parameter.asType().getAnnotationMirrors()))) {
            reading.report()
                    .add(Diagnostic.NULLABLE_KEY_PARAMETER, SourceLocation.of(parameter), name, signature.name());
        }
    }

    /** Claims the conditions on these entities. A condition on another entity stays unclaimed. */
    void claimFilters(List<EntityDefinition> entities) {
        byName.forEach((name, parameter) -> {
            boolean fits = entities.stream()
                    .map(entity -> ParameterizedTypeName.get(Toolkit.CONDITION, TypeNames.of(entity.type())))
                    .anyMatch(Signature.type(parameter)::equals);
            if (fits) {
                roles.put(name, Role.FILTER);
            }
        });
    }

    boolean claimed(Role role) {
        return roles.containsValue(role);
    }

    /** Claims the parameters of a complete table key, reports missing ones, and returns whether all are present. */
    boolean claimTableKey(EntityDefinition entity) {
        boolean complete = true;
        List<KeyTemplate> templates = templates(entity);
        for (int i = 0; i < templates.size(); i++) {
            KeyTemplate template = templates.get(i);
            String part = i == 0 ? "partition" : "sort";
            for (String component : template.components()) {
                if (!has(component)) {
                    complete = false;
                    reading.report()
                            .add(
                                    Diagnostic.PARTITION_INCOMPLETE,
                                    signature.place(),
                                    signature.name(),
                                    component,
                                    part,
                                    template,
                                    entity.name());
                } else {
                    claimKey(component, "the %s key \"%s\"".formatted(part, template), entity);
                    checkType(component, entity, component, null);
                }
            }
        }
        return complete;
    }

    static List<KeyTemplate> templates(EntityDefinition entity) {
        KeyTemplate sk = entity.sk();
        return sk == null ? List.of(entity.pk()) : List.of(entity.pk(), sk);
    }

    /** Claims the parameters for components whose types have been reported, because they have no definition. */
    void claimRefused(EntityDefinition entity) {
        for (String name : unclaimed()) {
            if (reading.refused().contains(entity.type(), name)) {
                claim(name, Role.VALUE);
            }
        }
    }

    /** Reports the parameters that are not claimed. */
    void reportUnused(String possible) {
        byName.forEach((name, parameter) -> {
            if (!roles.containsKey(name)) {
                reading.report()
                        .add(
                                Diagnostic.PARAMETER_UNUSED,
                                SourceLocation.of(parameter),
                                name,
                                signature.name(),
                                Signature.type(parameter).equals(Toolkit.PAGE_REQUEST) && claimed(Role.PAGE)
                                        ? "a query has one PageRequest"
                                        : possible);
            }
        });
    }

    Set<String> unclaimed() {
        Set<String> names = new LinkedHashSet<>(byName.keySet());
        names.removeAll(roles.keySet());
        return names;
    }

    List<ParameterDefinition> definitions() {
        List<ParameterDefinition> definitions = new ArrayList<>();
        byName.forEach((name, parameter) -> definitions.add(new ParameterDefinition(
                name, Signature.type(parameter).toString(), roles.getOrDefault(name, Role.OTHER))));
        return definitions;
    }

    /** Reports a parameter whose type does not fit the component. */
    void checkType(String parameter, EntityDefinition entity, String component, @Nullable KeyTemplate template) {
        VariableElement element = byName.get(parameter);
        Optional<ComponentDefinition> definition = entity.component(component);
        if (element == null || definition.isEmpty()) {
            return;
        }
        TypeName given = Signature.type(element);
        TypeName expected = TypeNames.boxed(definition.get().type());
        boolean month = template != null && onlyMonthOf(template, component);
        boolean fits = isRange(parameter)
                ? given.equals(ParameterizedTypeName.get(Toolkit.SORT_RANGE, expected))
                : boxed(given).equals(expected) || (month && isMonth(given));
        if (!fits) {
            reading.report()
                    .add(
                            Diagnostic.PARAMETER_TYPE,
                            SourceLocation.of(element),
                            parameter,
                            signature.name(),
                            simple(given),
                            entity.name(),
                            component,
                            month ? "YearMonth, MonthRange or Instant" : simple(expected));
        }
    }

    private static boolean isMonth(TypeName type) {
        return type.equals(ClassName.get(YearMonth.class))
                || type.equals(ClassName.get(Instant.class))
                || type.equals(Toolkit.MONTH_RANGE);
    }

    private static boolean onlyMonthOf(KeyTemplate template, String component) {
        return template.segments().stream()
                .filter(segment ->
                        segment instanceof KeySegment.Component c && c.name().equals(component))
                .map(segment -> ((KeySegment.Component) segment).format().style())
                .allMatch(style -> style == KeyFormat.Style.MONTH);
    }

    private static TypeName boxed(TypeName type) {
        return type.isPrimitive() ? type.box() : type;
    }

    private static String simple(TypeName type) {
        return type.toString().replaceAll("[a-z_][A-Za-z0-9_]*\\.", "");
    }
}
