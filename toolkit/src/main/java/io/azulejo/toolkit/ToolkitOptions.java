package io.azulejo.toolkit;

/** Settings of a running design. Immutable. */
public final class ToolkitOptions {

    public static ToolkitOptions defaults() {
        return new ToolkitOptions();
    }
}
