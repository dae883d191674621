package io.azulejo.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** JSON schemas of the records that requests and responses contain. */
final class Schemas {
    private static final String PAGE_BODY = "io.azulejo.http.page.PageBody";

    private final Types types;
    private final Docs docs;
    private final EnumFields enums;
    private final Map<String, Model> models = new LinkedHashMap<>();

    Schemas(Types types, Docs docs, EnumFields enums) {
        this.types = types;
        this.docs = docs;
        this.enums = enums;
    }

    /** Record with a schema of its own. */
    private static final class Model {
        final DeclaredType type;
        boolean request;
        boolean response;
        String name = "";

        Model(DeclaredType type) {
            this.type = type;
        }

        TypeElement element() {
            return (TypeElement) type.asElement();
        }
    }

    /** Adds the type of a body, and every record in it. */
    void add(TypeMirror type, boolean request) {
        switch (type) {
            case ArrayType array -> add(array.getComponentType(), request);
            case DeclaredType declared
            when isRecord(declared) -> {
                Model model = models.computeIfAbsent(key(declared), none -> new Model(declared));
                if (request ? model.request : model.response) {
                    return;
                }
                model.request |= request;
                model.response |= !request;
                for (RecordComponentElement component : components(model.element())) {
                    add(componentType(declared, component), request);
                }
            }
            case DeclaredType declared -> declared.getTypeArguments().forEach(argument -> add(argument, request));
            default -> {}
        }
    }

    /** Names the schemas after their records. Records of the same name get the name of the enclosing type as a prefix. */
    void assignNames() {
        Map<String, List<Model>> bySimpleName = new TreeMap<>();
        for (Model model : models.values()) {
            if (model.type.getTypeArguments().isEmpty()) {
                bySimpleName
                        .computeIfAbsent(shortName(model.element()), none -> new ArrayList<>())
                        .add(model);
            }
        }
        bySimpleName.forEach((name, same) -> {
            for (Model model : same) {
                model.name = same.size() == 1 ? name : longName(model.element());
            }
        });
        for (Model model : models.values()) {
            if (!model.type.getTypeArguments().isEmpty()) {
                model.name = genericName(model.type);
            }
        }
    }

    private String genericName(DeclaredType type) {
        StringBuilder name = new StringBuilder();
        for (TypeMirror argument : type.getTypeArguments()) {
            Model model = models.get(key(argument));
            if (model != null && model.name.isEmpty()) {
                model.name = genericName(model.type);
            }
            name.append(model == null ? capitalized(simpleName(argument)) : model.name);
        }
        String own = type.asElement().getSimpleName().toString();
        return name + (key(type).startsWith(PAGE_BODY) ? "Page" : own);
    }

    private static String shortName(TypeElement type) {
        return type.getEnclosingElement() instanceof TypeElement outer && !isController(outer)
                ? shortName(outer) + type.getSimpleName()
                : type.getSimpleName().toString();
    }

    private static String longName(TypeElement type) {
        Element outer = type.getEnclosingElement();
        return outer instanceof TypeElement
                ? outer.getSimpleName().toString().replaceFirst("Controller$", "") + type.getSimpleName()
                : type.getSimpleName().toString();
    }

    private static boolean isController(TypeElement type) {
        return type.getSimpleName().toString().endsWith("Controller");
    }

    /** Returns {@code components.schemas}, in order of names. */
    Map<String, Object> all() {
        Map<String, Object> all = new TreeMap<>();
        models.values().forEach(model -> all.put(model.name, schema(model)));
        return all;
    }

    private Map<String, Object> schema(Model model) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        Docs.Doc doc = docs.of(model.element());
        String description = key(model.type).startsWith(PAGE_BODY) ? "Page of a list." : doc.text();
        if (!description.isEmpty()) {
            schema.put("description", description);
        }
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (RecordComponentElement component : components(model.element())) {
            String name = jsonName(component);
            Map<String, Object> property = property(model, component);
            String text = doc.parameters().get(component.getSimpleName().toString());
            if (text == null && key(model.type).startsWith(PAGE_BODY) && name.equals("next")) {
                text = "Cursor of the next page. Absent on the last page.";
            }
            if (text != null && !property.containsKey("$ref")) {
                property.put("description", sentence(text));
            }
            properties.put(name, property);
            // A primitive that a request omits is false or 0.
            boolean primitive = componentType(model.type, component).getKind().isPrimitive();
            if (!nullable(component) && !(model.request && primitive)) {
                required.add(name);
            }
        }
        schema.put("properties", properties);
        if (!required.isEmpty()) {
            schema.put("required", required);
        }
        return schema;
    }

    private Map<String, Object> property(Model model, RecordComponentElement component) {
        Map<String, Object> property = new LinkedHashMap<>(of(componentType(model.type, component)));
        List<AnnotationMirror> annotations = Annotations.of(component);
        Optional<TypeMirror> values = Annotations.simple(annotations, "OneOf")
                .flatMap(oneOf -> Annotations.value(oneOf, "value"))
                .map(TypeMirror.class::cast)
                .or(() -> enums.of(component));
        values.ifPresent(type -> Constraints.inLowerCase(property, type));
        if (model.request) {
            Constraints.apply(property, annotations);
        }
        Annotations.simple(annotations, "Example")
                .flatMap(example -> Annotations.value(example, "value"))
                .ifPresent(example -> property.put("examples", List.of(example)));
        if (model.request && nullable(component)) {
            return nullable(property);
        }
        return property;
    }

    /** Requests may send null for what they can omit; responses omit it. */
    private static Map<String, Object> nullable(Map<String, Object> property) {
        if (property.containsKey("$ref")) {
            return new LinkedHashMap<>(Map.of("oneOf", List.of(property, Map.of("type", "null"))));
        }
        if (property.get("type") instanceof String type) {
            property.put("type", List.of(type, "null"));
            if (property.get("enum") instanceof List<?> values) {
                List<Object> withNull = new ArrayList<>(values);
                withNull.add(NULL);
                property.put("enum", withNull);
            }
        }
        return property;
    }

    private static final Object NULL = new Object() {
        @Override
        public String toString() {
            return "null";
        }
    };

    /** Returns the schema of a type: a reference for a record. */
    Map<String, Object> of(TypeMirror type) {
        return switch (type.getKind()) {
            case BOOLEAN -> scalar("boolean", null);
            case INT, SHORT, BYTE -> scalar("integer", "int32");
            case LONG -> scalar("integer", "int64");
            case FLOAT, DOUBLE -> scalar("number", "double");
            case ARRAY -> array(((ArrayType) type).getComponentType());
            case DECLARED -> declared((DeclaredType) type);
            default -> new LinkedHashMap<>();
        };
    }

    private Map<String, Object> declared(DeclaredType type) {
        Model model = models.get(key(type));
        if (model != null) {
            return new LinkedHashMap<>(Map.of("$ref", "#/components/schemas/" + model.name));
        }
        TypeElement element = (TypeElement) type.asElement();
        if (element.getKind() == ElementKind.ENUM) {
            Map<String, Object> schema = scalar("string", null);
            schema.put("enum", Constraints.constants(element));
            return schema;
        }
        return switch (element.getQualifiedName().toString()) {
            case "java.lang.String", "java.time.YearMonth", "java.time.ZoneId" -> scalar("string", null);
            case "java.lang.Boolean" -> scalar("boolean", null);
            case "java.lang.Integer", "java.lang.Short" -> scalar("integer", "int32");
            case "java.lang.Long" -> scalar("integer", "int64");
            case "java.lang.Double", "java.lang.Float" -> scalar("number", "double");
            case "java.math.BigDecimal" -> scalar("number", null);
            case "java.time.Instant", "java.time.OffsetDateTime" -> scalar("string", "date-time");
            case "java.time.LocalDate" -> scalar("string", "date");
            case "java.time.Duration" -> scalar("string", "duration");
            case "java.net.URI" -> scalar("string", "uri");
            case "java.util.UUID" -> scalar("string", "uuid");
            case "java.util.List", "java.util.Set", "java.util.Collection", "java.util.SortedSet" ->
                array(type.getTypeArguments().getFirst());
            case "java.util.Map", "java.util.SortedMap" -> {
                Map<String, Object> schema = scalar("object", null);
                schema.put("additionalProperties", of(type.getTypeArguments().get(1)));
                yield schema;
            }
            default -> new LinkedHashMap<>();
        };
    }

    private Map<String, Object> array(TypeMirror item) {
        Map<String, Object> schema = scalar("array", null);
        schema.put("items", of(item));
        return schema;
    }

    private static Map<String, Object> scalar(String type, @Nullable String format) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", type);
        if (format != null) {
            schema.put("format", format);
        }
        return schema;
    }

    /** Returns the schema of a merge patch of a record: the record's, with every field optional and nullable. */
    Map<String, Object> patch(TypeMirror type) {
        Model model = models.get(key(type));
        if (model == null) {
            return of(type);
        }
        Map<String, Object> schema = schema(model);
        schema.remove("required");
        if (schema.get("properties") instanceof Map<?, ?> properties) {
            Map<String, Object> optional = new LinkedHashMap<>();
            properties.forEach((name, property) -> optional.put(String.valueOf(name), nullableProperty(property)));
            schema.put("properties", optional);
        }
        return schema;
    }

    @SuppressWarnings("unchecked") // schemas are maps
    private static Map<String, Object> nullableProperty(Object property) {
        return nullable(new LinkedHashMap<>((Map<String, Object>) property));
    }

    /** Returns whether a request with this body is validated: it has constraints, or components that must not be null. */
    boolean validated(TypeMirror type) {
        return type instanceof DeclaredType declared
                && isRecord(declared)
                && Annotations.simple(declared.asElement().getAnnotationMirrors(), "Valid")
                        .isPresent();
    }

    private List<RecordComponentElement> components(TypeElement type) {
        List<RecordComponentElement> components = new ArrayList<>();
        for (RecordComponentElement component : type.getRecordComponents()) {
            if (Annotations.find(Annotations.of(component), "io.avaje.jsonb.Json.Ignore")
                    .isEmpty()) {
                components.add(component);
            }
        }
        return components;
    }

    private TypeMirror componentType(DeclaredType type, RecordComponentElement component) {
        return type.getTypeArguments().isEmpty()
                ? component.asType()
                : ((ExecutableType) types.asMemberOf(type, component.getAccessor())).getReturnType();
    }

    static String jsonName(RecordComponentElement component) {
        return Annotations.find(Annotations.of(component), "io.avaje.jsonb.Json.Property")
                .flatMap(property -> Annotations.value(property, "value"))
                .map(String::valueOf)
                .orElse(component.getSimpleName().toString());
    }

    static boolean nullable(RecordComponentElement component) {
        return Annotations.simple(Annotations.of(component), "Nullable").isPresent();
    }

    static boolean isRecord(DeclaredType type) {
        return type.asElement().getKind() == ElementKind.RECORD;
    }

    /** Returns the first letter in upper case and a full stop at the end. */
    static String sentence(String text) {
        String capitalized = capitalized(text);
        return capitalized.endsWith(".") ? capitalized : capitalized + ".";
    }

    static String capitalized(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static String simpleName(TypeMirror type) {
        return type instanceof DeclaredType declared
                ? declared.asElement().getSimpleName().toString()
                : type.toString();
    }

    /** Returns the name of a type without annotations. */
    private static String key(TypeMirror type) {
        if (type.getKind() != TypeKind.DECLARED) {
            return type.toString();
        }
        DeclaredType declared = (DeclaredType) type;
        StringBuilder key = new StringBuilder(((TypeElement) declared.asElement()).getQualifiedName());
        declared.getTypeArguments().forEach(argument -> key.append('<').append(key(argument)));
        return key.toString();
    }
}
