package io.azulejo.processor.read;

import io.azulejo.design.DesignDefinition;
import io.azulejo.processor.source.Places;
import java.util.List;

/** A design as declared, and where. */
public record ReadDesign(
        DesignDefinition definition, List<PatternMethod> methods, List<Accessor> accessors, Places places) {

    public ReadDesign {
        methods = List.copyOf(methods);
        accessors = List.copyOf(accessors);
    }
}
