package io.azulejo.openapi;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Validation constraints as keywords of a JSON schema. */
final class Constraints {
    private static final Pattern WORDS = Pattern.compile("\\w[\\w-]*(\\|\\w[\\w-]*)*");

    private Constraints() {}

    static void apply(Map<String, Object> schema, List<AnnotationMirror> annotations) {
        boolean array = "array".equals(schema.get("type"));
        for (AnnotationMirror annotation : annotations) {
            switch (annotation.getAnnotationType().asElement().getSimpleName().toString()) {
                case "NotBlank", "NotEmpty" -> schema.putIfAbsent(array ? "minItems" : "minLength", 1);
                case "Size" -> {
                    copy(annotation, "min", schema, array ? "minItems" : "minLength");
                    copy(annotation, "max", schema, array ? "maxItems" : "maxLength");
                }
                case "Range" -> {
                    copy(annotation, "min", schema, "minimum");
                    copy(annotation, "max", schema, "maximum");
                }
                case "Min" -> copy(annotation, "value", schema, "minimum");
                case "Max" -> copy(annotation, "value", schema, "maximum");
                case "Positive" -> schema.put("exclusiveMinimum", 0);
                case "PositiveOrZero" -> schema.put("minimum", 0);
                case "Email" -> schema.put("format", "email");
                case "Pattern" ->
                    Annotations.value(annotation, "regexp").ifPresent(regexp -> pattern(schema, regexp.toString()));
                default -> {}
            }
        }
    }

    private static void pattern(Map<String, Object> schema, String regexp) {
        if (WORDS.matcher(regexp).matches()) {
            schema.put("enum", new ArrayList<Object>(List.of(regexp.split("\\|", -1))));
        } else {
            schema.put("pattern", "^(?:" + regexp + ")$");
        }
    }

    private static void copy(AnnotationMirror annotation, String name, Map<String, Object> schema, String keyword) {
        Annotations.value(annotation, name).ifPresent(value -> schema.put(keyword, value));
    }

    /** Restricts a text, or the texts of an array, to the constants of an enum as the API writes them. */
    @SuppressWarnings("unchecked") // items of a schema are a map
    static void inLowerCase(Map<String, Object> schema, TypeMirror type) {
        if (!(type instanceof DeclaredType declared) || declared.asElement().getKind() != ElementKind.ENUM) {
            return;
        }
        List<Object> values = new ArrayList<>();
        constants(declared.asElement()).forEach(name -> values.add(name.toLowerCase(Locale.ROOT)));
        if (schema.get("items") instanceof Map<?, ?> items) {
            ((Map<String, Object>) items).put("enum", values);
        } else if ("string".equals(schema.get("type"))) {
            schema.put("enum", values);
        }
    }

    static List<String> constants(Element enumType) {
        List<String> names = new ArrayList<>();
        for (Element member : enumType.getEnclosedElements()) {
            if (member.getKind() == ElementKind.ENUM_CONSTANT) {
                names.add(member.getSimpleName().toString());
            }
        }
        return names;
    }
}
