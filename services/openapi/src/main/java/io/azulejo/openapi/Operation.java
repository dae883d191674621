package io.azulejo.openapi;

import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Route of a controller.
 *
 * @param verb HTTP method in lower case
 * @param path template of the whole path
 * @param returned type that the method returns in this controller
 * @param body parameter that holds the request body
 * @param effects everything the route's code adds to the contract
 * @param readType type that the route reads from JSON itself
 * @param writtenType type that the route writes to JSON itself
 */
record Operation(
        TypeElement controller,
        ExecutableElement method,
        String verb,
        String path,
        TypeMirror returned,
        @Nullable VariableElement body,
        Set<Effect> effects,
        @Nullable TypeMirror readType,
        @Nullable TypeMirror writtenType) {

    String tag() {
        String name = controller.getSimpleName().toString().replaceFirst("Controller$", "");
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ");
    }

    /** Returns the id, unique within the service: controller and method. */
    String id() {
        String name = controller.getSimpleName().toString().replaceFirst("Controller$", "");
        return Character.toLowerCase(name.charAt(0))
                + name.substring(1)
                + Schemas.capitalized(method.getSimpleName().toString());
    }

    boolean has(Effect effect) {
        return effects.contains(effect);
    }
}
