package io.azulejo.spring;

import io.azulejo.toolkit.ToolkitOptions;

/** Bean that changes the options of all designs after the properties are applied, such as the retries. */
@FunctionalInterface
public interface ToolkitOptionsCustomizer {
    ToolkitOptions customize(ToolkitOptions options);
}
