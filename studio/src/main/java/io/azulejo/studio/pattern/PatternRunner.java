package io.azulejo.studio.pattern;

import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.studio.json.SdkJson;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.error.ToolkitException;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.query.Page;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** Runs access patterns with form values, and reports requests, items and capacity. Thread-safe. */
public final class PatternRunner {
    private final DynamoDbClient client;
    private final ToolkitOptions options;

    public PatternRunner(DynamoDbClient client, ToolkitOptions options) {
        this.client = client;
        this.options = options;
    }

    public Map<String, @Nullable Object> run(
            GeneratedDesign design, String method, Map<String, @Nullable Object> arguments) {
        PatternDefinition pattern = design.definition().patterns().stream()
                .filter(candidate -> design.definition().key(candidate).equals(method))
                .findFirst()
                .orElseThrow(() -> ProblemException.notFound("access pattern", method));
        Method called = design.method(pattern);
        FormArguments reader = new FormArguments(design.definition());
        @Nullable Object[] values = new Object[called.getParameterCount()];
        for (int i = 0; i < values.length; i++) {
            ParameterDefinition parameter = pattern.parameters().get(i);
            values[i] = reader.read(
                    parameter.name(), called.getGenericParameterTypes()[i], arguments.get(parameter.name()));
        }
        RequestRecorder recorder = new RequestRecorder();
        List<Call> calls = new ArrayList<>();
        Object running = design.on(recorder.recording(client), options.listener(calls::add));
        Map<String, @Nullable Object> outcome = new LinkedHashMap<>();
        try {
            Object result = GeneratedDesign.call(called, running, values);
            outcome.put("result", result);
            outcome.put(
                    "next",
                    result instanceof Page<?> page
                            ? page.next().map(Cursor::text).orElse(null)
                            : null);
        } catch (ToolkitException e) {
            // A rejected write or cursor is a result too; the page also shows the requests that led to it.
            outcome.put("failure", e.getMessage());
        }
        outcome.put(
                "requests",
                recorder.requests().stream().map(PatternRunner::request).toList());
        outcome.put("items", SdkJson.items(recorder.items()));
        outcome.put("readUnits", calls.stream().mapToDouble(Call::readUnits).sum());
        outcome.put("writeUnits", calls.stream().mapToDouble(Call::writeUnits).sum());
        return outcome;
    }

    private static Map<String, @Nullable Object> request(DynamoDbRequest request) {
        Map<String, @Nullable Object> outcome = new LinkedHashMap<>();
        outcome.put("operation", request.getClass().getSimpleName().replaceAll("Request$", ""));
        outcome.put("body", SdkJson.object(request));
        return outcome;
    }
}
