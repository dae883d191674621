package io.azulejo.design;

import io.avaje.jsonb.Json;

/**
 * Name of a class of the application. Immutable.
 *
 * @param name the name within the package, {@code Outer.Inner} for a member class
 */
@Json
public record JavaType(String packageName, String name) {

    public String qualifiedName() {
        return packageName.isEmpty() ? name : packageName + "." + name;
    }

    public String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Returns the name of a class generated for this one: {@code OuterInnerKeys} for {@code Outer.Inner}. */
    public JavaType companion(String suffix) {
        return new JavaType(packageName, name.replace(".", "") + suffix);
    }

    @Override
    public String toString() {
        return qualifiedName();
    }
}
