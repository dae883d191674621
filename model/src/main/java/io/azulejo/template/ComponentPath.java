package io.azulejo.template;

import java.util.List;
import java.util.Locale;

/**
 * Name in a key template: a component ({@code slug}), a component of a nested record ({@code address.city}) or a method
 * of the entity without parameters ({@code slug()}). Pure functions.
 */
public final class ComponentPath {
    private static final String CALL = "()";

    private ComponentPath() {}

    public static boolean isMethod(String name) {
        return name.endsWith(CALL);
    }

    /** Returns whether the name is a component of the entity itself. */
    public static boolean isPlain(String name) {
        return !isMethod(name) && name.indexOf('.') < 0;
    }

    /** Returns the names of the accessors to call one after another. */
    public static List<String> accessors(String name) {
        return isMethod(name)
                ? List.of(name.substring(0, name.length() - CALL.length()))
                : List.of(name.split("\\.", -1));
    }

    /** Returns the component of the entity that the value is a part of; for a method its name with parentheses. */
    public static String base(String name) {
        return isMethod(name) ? name : accessors(name).getFirst();
    }

    /** Returns the name of a parameter for the value: {@code addressCity} for {@code address.city}. */
    public static String parameter(String name) {
        StringBuilder parameter = new StringBuilder();
        for (String part : accessors(name)) {
            parameter.append(
                    parameter.isEmpty() ? part : part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1));
        }
        return parameter.toString();
    }
}
