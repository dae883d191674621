package io.azulejo.processor.read;

import com.palantir.javapoet.TypeName;
import io.azulejo.design.PatternDefinition;
import java.util.List;

/** An access pattern and the exact types of the method to implement, in the order of its parameters. */
public record PatternMethod(PatternDefinition pattern, TypeName returns, List<TypeName> parameters) {

    public PatternMethod {
        parameters = List.copyOf(parameters);
    }
}
