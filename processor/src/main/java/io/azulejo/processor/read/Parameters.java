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
import io.azulejo.design.ValueType;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.source.SourceLocation;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Parameters of one access pattern with the roles found for them. */
final class Parameters {
    private static final List<TypeName> MONTHS = List.of(ClassName.get(YearMonth.class), Toolkit.MONTH_RANGE);
    private static final List<TypeName> DAYS = List.of(ClassName.get(LocalDate.class), Toolkit.DAY_RANGE);

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
        return parameter != null && Signature.is(signature.type(parameter), Toolkit.SORT_RANGE);
    }

    boolean isPrefix(String name) {
        VariableElement parameter = byName.get(name);
        return parameter != null && AnnotationView.has(parameter, Prefix.class);
    }

    /** Returns whether the parameter selects months or days instead of an exact time. */
    boolean isPeriod(String name) {
        VariableElement parameter = byName.get(name);
        return parameter != null
                && (MONTHS.contains(signature.type(parameter)) || DAYS.contains(signature.type(parameter)));
    }

    /** Returns whether the parameter has the type of a component. */
    boolean isOf(String name, ValueType type) {
        VariableElement parameter = byName.get(name);
        return parameter != null && boxed(signature.type(parameter)).equals(TypeNames.boxed(type));
    }

    void claim(String name, Role role) {
        roles.put(name, role);
    }

    /** Claims the first page request; a second one stays unclaimed. */
    void claimPage() {
        byName.forEach((name, parameter) -> {
            if (signature.type(parameter).equals(Toolkit.PAGE_REQUEST) && !claimed(Role.PAGE)) {
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
                    .anyMatch(signature.type(parameter)::equals);
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
                String parameter = ComponentPath.parameter(component);
                if (!has(parameter)) {
                    complete = false;
                    reading.report()
                            .add(
                                    Diagnostic.PARTITION_INCOMPLETE,
                                    signature.place(),
                                    signature.name(),
                                    parameter,
                                    part,
                                    template,
                                    entity.name());
                } else {
                    claimKey(parameter, "the %s key \"%s\"".formatted(part, template), entity);
                    checkType(parameter, entity, component, null);
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
                                signature.type(parameter).equals(Toolkit.PAGE_REQUEST) && claimed(Role.PAGE)
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
                name, signature.type(parameter).toString(), roles.getOrDefault(name, Role.OTHER))));
        return definitions;
    }

    /** Reports a parameter whose type does not fit the component. */
    void checkType(String parameter, EntityDefinition entity, String component, @Nullable KeyTemplate template) {
        VariableElement element = byName.get(parameter);
        Optional<ComponentDefinition> definition = entity.component(component);
        if (element == null || definition.isEmpty()) {
            return;
        }
        TypeName given = signature.type(element);
        TypeName expected = TypeNames.boxed(definition.get().type());
        List<TypeName> periods = template == null ? List.of() : periods(template, definition.get());
        boolean fits = isRange(parameter)
                ? given.equals(ParameterizedTypeName.get(Toolkit.SORT_RANGE, expected))
                : boxed(given).equals(expected) || periods.contains(given);
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
                            periods.isEmpty()
                                    ? simple(expected)
                                    : periods.stream().map(Parameters::simple).collect(Collectors.joining(", "))
                                            + " or "
                                            + simple(expected));
        }
    }

    /** Returns the types that select months or days of a component of which the key holds nothing else. */
    private static List<TypeName> periods(KeyTemplate template, ComponentDefinition component) {
        Set<KeyFormat.Style> styles = new HashSet<>();
        for (KeySegment segment : template.segments()) {
            if (segment instanceof KeySegment.Component used && used.name().equals(component.name())) {
                styles.add(used.format().style());
            }
        }
        boolean date = component.type().equals(new ValueType.Scalar(ValueType.Kind.LOCAL_DATE));
        if (styles.equals(Set.of(KeyFormat.Style.MONTH))) {
            return MONTHS;
        }
        boolean days = styles.equals(Set.of(KeyFormat.Style.DAY))
                || (date && !styles.isEmpty() && !styles.contains(KeyFormat.Style.MONTH));
        return days ? date ? List.of(Toolkit.DAY_RANGE) : DAYS : List.of();
    }

    private static TypeName boxed(TypeName type) {
        return type.isPrimitive() ? type.box() : type;
    }

    private static String simple(TypeName type) {
        return type.toString().replaceAll("[a-z_][A-Za-z0-9_]*\\.", "");
    }
}
