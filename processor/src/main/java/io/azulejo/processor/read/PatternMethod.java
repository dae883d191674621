package io.azulejo.processor.read;

import com.palantir.javapoet.TypeName;
import io.azulejo.design.PatternDefinition;
import java.util.List;

/** Access pattern with the exact return and parameter types of the method to implement. */
public record PatternMethod(PatternDefinition pattern, TypeName returns, List<TypeName> parameters) {

    public PatternMethod {
        parameters = List.copyOf(parameters);
    }
}
