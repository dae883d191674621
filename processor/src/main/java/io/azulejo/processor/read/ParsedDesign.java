package io.azulejo.processor.read;

import io.azulejo.design.DesignDefinition;
import io.azulejo.processor.source.SourceLocations;
import java.util.List;

/** Design read from source, with the source locations of its definitions. */
public record ParsedDesign(
        DesignDefinition definition,
        List<PatternMethod> methods,
        List<TableAccessor> accessors,
        SourceLocations places,
        RefusedComponents refused,
        String prefix) {

    public ParsedDesign {
        methods = List.copyOf(methods);
        accessors = List.copyOf(accessors);
    }
}
