package io.azulejo.openapi;

import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/**
 * What the body of one method or constructor does, without the methods it calls.
 *
 * @param calls methods and constructors that it calls or refers to
 * @param readTypes types that it reads from JSON itself
 * @param writtenTypes types that it writes to JSON itself
 */
record MethodFacts(
        Set<ExecutableElement> calls, Set<Effect> effects, Set<TypeMirror> readTypes, Set<TypeMirror> writtenTypes) {

    static MethodFacts empty() {
        return new MethodFacts(
                new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>());
    }
}
