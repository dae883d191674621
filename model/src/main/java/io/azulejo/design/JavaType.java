package io.azulejo.design;

import io.avaje.jsonb.Json;

/**
 * A class of the application by name. Immutable.
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

    /** The name of a generated class beside this one: {@code OuterInnerKeys} for {@code Outer.Inner}. */
    public JavaType companion(String suffix) {
        return new JavaType(packageName, name.replace(".", "") + suffix);
    }

    @Override
    public String toString() {
        return qualifiedName();
    }
}
