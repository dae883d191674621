package io.azulejo.openapi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Writer of the whole document. */
final class DocumentWriter {
    private static final Map<String, String> PROBLEM_FIELDS = Map.of(
            "type", "Kind of problem.",
            "detail", "Description of this occurrence.",
            "instance", "Correlation id of the request, as in the server's log.",
            "errors", "Invalid fields, if any.");

    private final Elements elements;
    private final Schemas schemas;
    private final Docs docs;

    DocumentWriter(Elements elements, Types types, Docs docs, EnumFields enums) {
        this.elements = elements;
        this.schemas = new Schemas(types, docs, enums);
        this.docs = docs;
    }

    /**
     * Returns the document.
     *
     * @param info the annotation {@code ApiInfo} of the service's package
     */
    Map<String, Object> write(AnnotationMirror info, List<Operation> operations) {
        operations.forEach(this::addSchemas);
        TypeElement problem = elements.getTypeElement("io.azulejo.http.problem.Problem");
        if (problem != null) {
            schemas.add(problem.asType(), false);
        }
        schemas.assignNames();

        Map<String, Object> document = new LinkedHashMap<>();
        document.put("openapi", "3.1.0");
        document.put("info", info(info));
        document.put("servers", List.of(Map.of("url", "/")));
        document.put("tags", tags(operations));
        Map<String, Object> all = describeProblem(schemas.all());
        document.put("paths", paths(operations, new Examples(all)));
        Map<String, Object> components = new LinkedHashMap<>();
        components.put("schemas", all);
        components.put("responses", problemResponses());
        components.put("headers", Headers.components());
        components.put("securitySchemes", Map.of("bearer", bearer()));
        document.put("components", components);
        return document;
    }

    private void addSchemas(Operation operation) {
        if (operation.body() != null) {
            schemas.add(operation.body().asType(), true);
        }
        if (operation.readType() != null) {
            schemas.add(operation.readType(), true);
        }
        TypeMirror returned = operation.returned();
        if (returned.getKind() != TypeKind.VOID) {
            schemas.add(returned, false);
        } else if (operation.writtenType() != null) {
            schemas.add(operation.writtenType(), false);
        }
    }

    private static Map<String, Object> info(AnnotationMirror annotation) {
        Map<String, Object> info = new LinkedHashMap<>();
        for (String field : List.of("title", "version", "description")) {
            Annotations.value(annotation, field).ifPresent(value -> info.put(field, value));
        }
        info.putIfAbsent("version", "1");
        return info;
    }

    private List<Object> tags(List<Operation> operations) {
        Map<String, Object> tags = new TreeMap<>();
        for (Operation operation : operations) {
            Map<String, Object> tag = new LinkedHashMap<>();
            tag.put("name", operation.tag());
            String description = docs.of(operation.controller()).text();
            if (!description.isEmpty()) {
                tag.put("description", description);
            }
            tags.put(operation.tag(), tag);
        }
        return new ArrayList<>(tags.values());
    }

    /** Two routes whose paths differ in the names of parameters alone share one path item. */
    private Map<String, Object> paths(List<Operation> operations, Examples examples) {
        OperationWriter writer = new OperationWriter(elements, schemas, docs, examples);
        Map<String, String> templates = new HashMap<>();
        Map<String, Map<String, Object>> paths = new TreeMap<>();
        for (Operation operation : operations) {
            String template = templates.computeIfAbsent(
                    operation.path().replaceAll("\\{[^}]*}", "{}"), shape -> operation.path());
            paths.computeIfAbsent(template, none -> new LinkedHashMap<>())
                    .put(operation.verb(), writer.write(operation, template));
        }
        return new LinkedHashMap<>(paths);
    }

    private static Map<String, Object> problemResponses() {
        Map<String, Object> responses = new LinkedHashMap<>();
        for (Problems.Type type : Problems.all()) {
            responses.put(type.component(), Problems.response(type));
        }
        return responses;
    }

    /** Adds what the class file of the problem's record does not tell. */
    @SuppressWarnings("unchecked") // schemas are maps
    private static Map<String, Object> describeProblem(Map<String, Object> schemas) {
        if (schemas.get("Problem") instanceof Map<?, ?> problem && problem.get("properties") instanceof Map<?, ?> all) {
            ((Map<String, Object>) problem).put("description", "Error response (RFC 9457).");
            PROBLEM_FIELDS.forEach((name, description) -> {
                if (all.get(name) instanceof Map<?, ?> property) {
                    ((Map<String, Object>) property).put("description", description);
                }
            });
            if (all.get("type") instanceof Map<?, ?> type) {
                ((Map<String, Object>) type)
                        .put(
                                "enum",
                                Problems.all().stream().map(Problems.Type::uri).toList());
            }
        }
        return schemas;
    }

    private static Map<String, Object> bearer() {
        Map<String, Object> bearer = new LinkedHashMap<>();
        bearer.put("type", "http");
        bearer.put("scheme", "bearer");
        bearer.put("description", "Access token of a sign-in, or an API key where the service has them.");
        return bearer;
    }
}
