package io.azulejo.openapi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Reader of controllers: their routes, with the effects of all code that a route reaches within the module. */
final class ControllerReader {
    private static final String API = "io.avaje.http.api.";
    private static final List<String> VERBS = List.of("Get", "Post", "Put", "Patch", "Delete");
    private static final Set<String> CONTEXT =
            Set.of("io.helidon.webserver.http.ServerRequest", "io.helidon.webserver.http.ServerResponse");

    private final Elements elements;
    private final Types types;
    private final SourceScanner sources;

    ControllerReader(Elements elements, Types types, SourceScanner sources) {
        this.elements = elements;
        this.types = types;
        this.sources = sources;
    }

    List<Operation> read(TypeElement controller) {
        String base = Annotations.find(controller, API + "Path")
                .flatMap(path -> Annotations.value(path, "value"))
                .map(String::valueOf)
                .orElse("");
        List<Operation> operations = new ArrayList<>();
        // Routes of a superclass belong to the controller that inherits them.
        for (TypeElement type = controller; type != null; type = superclass(type)) {
            for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
                for (String verb : VERBS) {
                    Annotations.find(method, API + verb)
                            .ifPresent(route -> operations.add(operation(controller, method, base, verb, route)));
                }
            }
        }
        return operations;
    }

    private @Nullable TypeElement superclass(TypeElement type) {
        return types.asElement(type.getSuperclass()) instanceof TypeElement found ? found : null;
    }

    private Operation operation(
            TypeElement controller, ExecutableElement method, String base, String verb, AnnotationMirror route) {
        String path =
                base + Annotations.value(route, "value").map(String::valueOf).orElse("");
        VariableElement body = body(method, path);
        MethodFacts own = sources.facts(method);
        Set<Effect> effects = reached(method, body);
        effects.addAll(sources.libraryEffects(method));
        TypeMirror returned =
                ((ExecutableType) types.asMemberOf((DeclaredType) controller.asType(), method)).getReturnType();
        Annotations.simple(method.getAnnotationMirrors(), "Answers").ifPresent(answers -> {
            Annotations.values(answers, "value")
                    .forEach(type -> effects.add(new Effect.Problem(
                            ((VariableElement) type).getSimpleName().toString())));
            Annotations.values(answers, "never")
                    .forEach(type -> effects.remove(new Effect.Problem(
                            ((VariableElement) type).getSimpleName().toString())));
        });
        return new Operation(
                controller,
                method,
                verb.toLowerCase(Locale.ROOT),
                path,
                returned,
                body,
                effects,
                only(own.readTypes()),
                only(own.writtenTypes()));
    }

    private static @Nullable TypeMirror only(Set<TypeMirror> types) {
        return types.size() == 1 ? types.iterator().next() : null;
    }

    /** Returns the parameter that is neither part of the path nor annotated nor the request or response. */
    private static @Nullable VariableElement body(ExecutableElement method, String path) {
        for (VariableElement parameter : method.getParameters()) {
            if (!inPath(parameter, path)
                    && !isContext(parameter)
                    && Annotations.find(parameter, API + "QueryParam").isEmpty()
                    && Annotations.find(parameter, API + "Header").isEmpty()
                    && parameter.asType() instanceof DeclaredType type
                    && Schemas.isRecord(type)) {
                return parameter;
            }
        }
        return null;
    }

    static boolean inPath(VariableElement parameter, String path) {
        return path.contains("{" + parameter.getSimpleName() + "}");
    }

    static boolean isContext(VariableElement parameter) {
        return parameter.asType().getKind() == TypeKind.DECLARED
                && CONTEXT.contains(((TypeElement) ((DeclaredType) parameter.asType()).asElement())
                        .getQualifiedName()
                        .toString());
    }

    private Set<Effect> reached(ExecutableElement root, @Nullable VariableElement body) {
        Set<Effect> effects = new LinkedHashSet<>();
        Deque<ExecutableElement> open = new ArrayDeque<>(List.of(root));
        if (body != null && body.asType() instanceof DeclaredType type) {
            // Reading the body runs the constructors of its record.
            open.addAll(ElementFilter.constructorsIn(type.asElement().getEnclosedElements()));
        }
        Set<ExecutableElement> seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            MethodFacts facts = sources.facts(open.remove());
            effects.addAll(facts.effects());
            for (ExecutableElement call : facts.calls()) {
                for (ExecutableElement target : targets(call)) {
                    if (seen.add(target)) {
                        open.add(target);
                    }
                }
            }
        }
        return effects;
    }

    /** Returns the method itself or, for an interface method, what implements it in this module. */
    private List<ExecutableElement> targets(ExecutableElement call) {
        if (!call.getModifiers().contains(Modifier.ABSTRACT)) {
            return List.of(call);
        }
        List<ExecutableElement> targets = new ArrayList<>();
        for (ExecutableElement method : sources.methods()) {
            if (method.getSimpleName().equals(call.getSimpleName())
                    && elements.overrides(method, call, (TypeElement) method.getEnclosingElement())) {
                targets.add(method);
            }
        }
        return targets;
    }
}
