package io.azulejo.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Writer of operation objects. */
final class OperationWriter {
    private static final String API = "io.avaje.http.api.";
    private static final Map<String, String> REQUEST_HEADERS = Map.of(
            "If-Match",
                    "ETag of the version that you read. The request fails with 412 if the resource has changed since.",
            "If-None-Match", "ETag of the version that you have. The response is 304 if it is still current.",
            "Idempotency-Key",
                    "Unique key of this request, 1 to 128 visible ASCII characters. A repetition with the same key"
                            + " returns the first response instead of doing the work again.",
            "Last-Event-ID", "Id of the last event that you received. Events since then are sent first.",
            "Accept-Language", "Languages of labels in the response.");

    private final Elements elements;
    private final Schemas schemas;
    private final Docs docs;
    private final Examples examples;

    OperationWriter(Elements elements, Schemas schemas, Docs docs, Examples examples) {
        this.elements = elements;
        this.schemas = schemas;
        this.docs = docs;
        this.examples = examples;
    }

    /**
     * Returns the operation object.
     *
     * @param template path under which it stands; its parameters may have other names than the method's
     */
    Map<String, Object> write(Operation operation, String template) {
        Docs.Doc doc = docs.of(operation.method());
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("tags", List.of(operation.tag()));
        out.put("operationId", operation.id());
        out.put("summary", doc.summary().replaceFirst("\\.$", ""));
        if (!doc.rest().isEmpty()) {
            out.put("description", doc.rest());
        }
        List<Object> parameters = parameters(operation, template, doc);
        if (!parameters.isEmpty()) {
            out.put("parameters", parameters);
        }
        Map<String, Object> body = requestBody(operation);
        if (!body.isEmpty()) {
            out.put("requestBody", body);
        }
        out.put("responses", responses(operation));
        out.put("security", security(operation));
        return out;
    }

    private static List<Object> security(Operation operation) {
        Map<String, Object> bearer = Map.of("bearer", List.of());
        if (operation.has(new Effect.Token(true))) {
            return List.of(bearer);
        }
        return operation.has(new Effect.Token(false)) ? List.of(Map.of(), bearer) : List.of();
    }

    private List<Object> parameters(Operation operation, String template, Docs.Doc doc) {
        List<Object> parameters = new ArrayList<>();
        Set<String> declaredHeaders = new LinkedHashSet<>();
        for (VariableElement parameter : operation.method().getParameters()) {
            if (ControllerReader.isContext(parameter) || parameter.equals(operation.body())) {
                continue;
            }
            String own = parameter.getSimpleName().toString();
            String where = "query";
            String name = own;
            if (ControllerReader.inPath(parameter, operation.path())) {
                where = "path";
                name = templateName(operation.path(), own, template);
            } else if (Annotations.find(parameter, API + "Header").isPresent()) {
                where = "header";
                name = annotationValue(parameter, "Header", own);
                declaredHeaders.add(name);
            } else {
                name = annotationValue(parameter, "QueryParam", own);
            }
            parameters.add(parameter(operation, parameter, where, name, doc));
        }
        Map<String, Boolean> headers = new TreeMap<>();
        for (Effect effect : operation.effects()) {
            if (effect instanceof Effect.RequestHeader header && !declaredHeaders.contains(header.name())) {
                headers.merge(header.name(), header.required(), Boolean::logicalOr);
            }
        }
        headers.forEach((name, required) -> {
            if (!name.equals("If-None-Match") || operation.verb().equals("get")) {
                parameters.add(header(name, required));
            }
        });
        return parameters;
    }

    private static Map<String, Object> header(String name, boolean required) {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("name", name);
        header.put("in", "header");
        header.put("required", required);
        String description = REQUEST_HEADERS.get(name);
        if (description != null) {
            header.put("description", description);
        }
        header.put("schema", Map.of("type", "string"));
        if (name.equals("If-Match") && required) {
            header.put("example", "*");
        }
        return header;
    }

    private Map<String, Object> parameter(
            Operation operation, VariableElement parameter, String where, String name, Docs.Doc doc) {
        boolean nullable = Annotations.simple(parameter.asType().getAnnotationMirrors(), "Nullable")
                .isPresent();
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("name", name);
        out.put("in", where);
        out.put("required", where.equals("path") || !nullable);
        Map<String, Object> schema = schemas.of(parameter.asType());
        String description = doc.parameters().get(parameter.getSimpleName().toString());
        if (where.equals("query") && name.equals("limit")) {
            schema.put("minimum", 1);
            schema.put("maximum", 100);
            description = "Maximum number of items in the page";
        } else if (where.equals("query") && name.equals("cursor")) {
            description = "Position from the field next of the previous page";
        } else if (where.equals("header") && REQUEST_HEADERS.containsKey(name)) {
            description = REQUEST_HEADERS.get(name);
        }
        if (description != null) {
            out.put("description", Schemas.sentence(description));
        }
        for (Effect effect : operation.effects()) {
            if (effect instanceof Effect.ParameterValues(String of, String type) && of.equals(name)) {
                TypeElement values = elements.getTypeElement(type);
                if (values != null) {
                    Constraints.inLowerCase(schema, values.asType());
                }
            }
        }
        out.put("schema", schema);
        String example = where.equals("path") ? Examples.text(name) : null;
        if (example != null) {
            out.put("example", example);
        }
        return out;
    }

    private static String annotationValue(VariableElement parameter, String annotation, String defaultName) {
        return Annotations.find(parameter, API + annotation)
                .flatMap(mirror -> Annotations.value(mirror, "value"))
                .map(String::valueOf)
                .filter(value -> !value.isEmpty())
                .orElse(defaultName);
    }

    private static String templateName(String path, String name, String template) {
        String[] own = path.split("/", -1);
        String[] other = template.split("/", -1);
        for (int i = 0; i < own.length; i++) {
            if (own[i].equals("{" + name + "}")) {
                return other[i].substring(1, other[i].length() - 1);
            }
        }
        return name;
    }

    private Map<String, Object> requestBody(Operation operation) {
        Map<String, Object> content = new LinkedHashMap<>();
        TypeMirror type = operation.body() == null
                ? operation.readType()
                : operation.body().asType();
        if (type != null) {
            Map<String, Object> json = new LinkedHashMap<>();
            boolean patch = operation.body() == null && operation.has(new Effect.MergePatch());
            json.put("schema", patch ? schemas.patch(type) : schemas.of(type));
            Object example = examples.of(schemas.of(type));
            if (example != null) {
                json.put("example", example);
            }
            content.put("application/json", json);
        }
        for (Effect effect : operation.effects()) {
            if (effect instanceof Effect.RequestMedia(String media)) {
                content.put(
                        media, Map.of("schema", Map.of("type", "string"), "example", "Blue and white, *everywhere*."));
            }
        }
        Map<String, Object> body = new LinkedHashMap<>();
        if (!content.isEmpty()) {
            body.put("required", true);
            body.put("content", content);
        }
        return body;
    }

    private Map<String, Object> responses(Operation operation) {
        Map<String, Object> responses = new LinkedHashMap<>();
        Map<String, Object> headers = new TreeMap<>();
        for (Effect effect : operation.effects()) {
            if (effect instanceof Effect.ResponseHeader(String name) && Headers.DOCUMENTED.contains(name)) {
                headers.put(name, Headers.reference(name));
            }
        }
        Map<String, Object> content = responseContent(operation);
        Set<Integer> others = new TreeSet<>();
        if (operation.verb().equals("get") && !content.isEmpty() && !content.containsKey("text/event-stream")) {
            headers.put("ETag", Headers.reference("ETag")); // the host tags every body that is read
            others.add(304);
        }
        for (int status : successes(operation)) {
            Map<String, Object> response = new LinkedHashMap<>();
            response.put("description", Headers.description(status));
            if (!headers.isEmpty()) {
                response.put("headers", headers);
            }
            if (!content.isEmpty() && status != 204) {
                response.put("content", content);
            }
            responses.put(String.valueOf(status), response);
        }
        for (Effect effect : operation.effects()) {
            if (effect instanceof Effect.Status(int code) && code >= 300 && code < 400) {
                others.add(code);
            }
        }
        for (int code : others) {
            if (code != 304 || operation.verb().equals("get")) {
                responses.put(String.valueOf(code), Headers.redirection(code));
            }
        }
        for (Problems.Type problem : problems(operation)) {
            responses.put(
                    String.valueOf(problem.status()), Map.of("$ref", "#/components/responses/" + problem.component()));
        }
        return responses;
    }

    private Map<String, Object> responseContent(Operation operation) {
        TypeMirror returned = operation.returned();
        Map<String, Object> content = new LinkedHashMap<>();
        if (returned.getKind() != TypeKind.VOID) {
            String media = Annotations.find(operation.method(), API + "Produces")
                    .flatMap(produces -> Annotations.value(produces, "value"))
                    .map(String::valueOf)
                    .orElse("application/json");
            content.put(media, Map.of("schema", schemas.of(returned)));
        } else if (operation.writtenType() != null) {
            content.put("application/json", Map.of("schema", schemas.of(operation.writtenType())));
        }
        for (Effect effect : operation.effects()) {
            if (effect instanceof Effect.ResponseMedia(String media)) {
                content.put(media, Map.of("schema", Map.of("type", "string")));
            }
        }
        return content;
    }

    private static Set<Integer> successes(Operation operation) {
        Set<Integer> statuses = new TreeSet<>();
        for (Effect effect : operation.effects()) {
            if (effect instanceof Effect.Status(int code) && code < 300) {
                statuses.add(code);
            }
        }
        boolean empty = operation.returned().getKind() == TypeKind.VOID;
        if (!empty || statuses.isEmpty()) {
            statuses.add(declaredStatus(operation));
        }
        return statuses;
    }

    private static int declaredStatus(Operation operation) {
        Integer declared = Annotations.find(operation.method(), API + "Produces")
                .flatMap(produces -> Annotations.value(produces, "statusCode"))
                .map(Integer.class::cast)
                .orElse(null);
        if (declared != null) {
            return declared;
        }
        return operation.verb().equals("post") ? 201 : 200;
    }

    private List<Problems.Type> problems(Operation operation) {
        Set<String> names = new LinkedHashSet<>();
        for (Effect effect : operation.effects()) {
            if (effect instanceof Effect.Problem(String type)) {
                names.add(type);
            }
            if (effect instanceof Effect.RequestMedia) {
                names.add("TOO_LARGE");
            }
        }
        VariableElement body = operation.body();
        if (body != null || operation.readType() != null) {
            names.add("TOO_LARGE");
        }
        if (body != null && schemas.validated(body.asType())) {
            names.add("INVALID");
        }
        names.add("BAD_REQUEST"); // an unknown parameter, or bytes that are not HTTP
        names.add("TOO_MANY_REQUESTS");
        names.add("INTERNAL");
        List<Problems.Type> problems = new ArrayList<>();
        for (Problems.Type type : Problems.all()) {
            if (names.contains(type.name())) {
                problems.add(type);
            }
        }
        return problems;
    }
}
