package io.azulejo.studio;

import io.azulejo.designtools.catalog.DesignCatalog;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.studio.access.StudioAccess;
import io.azulejo.studio.browse.ItemSearch;
import io.azulejo.studio.browse.TableBrowser;
import io.azulejo.studio.design.DesignTree;
import io.azulejo.studio.edit.EditEffects;
import io.azulejo.studio.edit.ItemEditor;
import io.azulejo.studio.heat.HeatMap;
import io.azulejo.studio.json.JsonTree;
import io.azulejo.studio.json.StudioItemJson;
import io.azulejo.studio.pattern.FormFields;
import io.azulejo.studio.pattern.GeneratedDesign;
import io.azulejo.studio.pattern.ParameterExamples;
import io.azulejo.studio.pattern.PatternRunner;
import io.azulejo.studio.statement.StatementRunner;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.ui.PageResponses;
import io.azulejo.ui.PageShell;
import io.azulejo.ui.UiAssets;
import io.azulejo.ui.UiBundle;
import io.azulejo.ui.UiLanguage;
import io.azulejo.ui.UiService;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Studio under {@code /studio}: the designs, the tables of the endpoint with their items, and the access patterns to
 * run. Thread-safe.
 */
public final class Studio implements HttpFeature {
    private final DynamoDbClient client;
    private final ToolkitOptions toolkit;
    private final StudioAccess access;
    private final Map<String, GeneratedDesign> designs;
    private final TableBrowser browser;
    private final ItemEditor editor;
    private final PatternRunner runner;
    private final ParameterExamples examples;
    private final StatementRunner statements;
    private final HeatMap heat;
    private final StudioOptions.Writes writes;
    private final UiAssets assets = UiAssets.of(List.of(UiBundle.of("studio", Studio.class, "web")));
    private final PageShell shell = PageShell.of(assets, "Azulejo Studio", "studio");

    public Studio(DynamoDbClient client, StudioOptions options) {
        this.client = client;
        this.toolkit = options.toolkit();
        this.access = options.access();
        this.designs = generated(options.designs());
        this.browser = new TableBrowser(client);
        this.editor = new ItemEditor(client);
        this.runner = new PatternRunner(client, options.toolkit());
        this.examples = new ParameterExamples(client, options.toolkit());
        this.statements = new StatementRunner(client);
        this.heat = HeatMap.of(client);
        this.writes = options.writes();
    }

    private static Map<String, GeneratedDesign> generated(ClassLoader loader) {
        DesignCatalog compiled = DesignCatalog.onClassPath(loader);
        Map<String, GeneratedDesign> generated = new LinkedHashMap<>();
        compiled.all().forEach(design -> generated.put(compiled.nameOf(design), GeneratedDesign.of(design, loader)));
        return generated;
    }

    @Override
    public void setup(HttpRouting.Builder routing) {
        routing.post("/studio/api/sign-in", (request, response) -> {
            access.signIn(
                    request,
                    response,
                    text(JsonTree.readObject(request.content().inputStream()), "password"));
            response.status(Status.NO_CONTENT_204).send();
        });
        read(routing, "/studio/api/settings", request -> Map.of("writes", writes.name()));
        read(routing, "/studio/api/designs", request -> designs());
        post(routing, "/studio/api/designs/{design}/patterns/{method}", this::runPattern);
        post(routing, "/studio/api/designs/{design}/patterns/{method}/dry-run", this::dryRun);
        read(routing, "/studio/api/designs/{design}/patterns/{method}/examples", this::examples);
        read(routing, "/studio/api/tables", request -> browser.tables());
        post(routing, "/studio/api/tables/{table}/search", this::search);
        post(routing, "/studio/api/tables/{table}/count", this::count);
        post(routing, "/studio/api/tables/{table}/item", this::item);
        read(routing, "/studio/api/tables/{table}/heat", this::heat);
        post(routing, "/studio/api/traffic", this::traffic);
        post(routing, "/studio/api/tables/{table}/effects", this::effects);
        change(routing, "/studio/api/tables/{table}/save", this::save);
        change(routing, "/studio/api/tables/{table}/delete", this::delete);
        post(routing, "/studio/api/statements/explain", (request, body) -> statements.explain(body));
        post(routing, "/studio/api/statements", this::statement);
        routing.register(UiAssets.ROOT, new UiService(assets));
        routing.get("/studio[/]", this::page).head("/studio[/]", this::page);
    }

    private void page(ServerRequest request, ServerResponse response) {
        PageResponses.send(
                request,
                response,
                shell.page("Studio", UiLanguage.of(request))
                        .module("studio/app.js")
                        .app("studio-app")
                        .build());
    }

    private List<Map<String, @Nullable Object>> designs() {
        return designs.entrySet().stream()
                .map(design -> {
                    Map<String, @Nullable Object> tree =
                            DesignTree.of(design.getKey(), design.getValue().compiled(), toolkit);
                    tree.put("forms", FormFields.of(design.getValue()));
                    return tree;
                })
                .toList();
    }

    private Object runPattern(ServerRequest request, Map<String, @Nullable Object> arguments) {
        GeneratedDesign design = design(request);
        if (design.writes(parameter(request, "method"))) {
            checkWrites();
        }
        return runner.run(design, parameter(request, "method"), arguments);
    }

    private Object dryRun(ServerRequest request, Map<String, @Nullable Object> arguments) {
        return runner.dryRun(design(request), parameter(request, "method"), arguments);
    }

    private Object examples(ServerRequest request) {
        return examples.of(design(request), parameter(request, "method"));
    }

    private Object search(ServerRequest request, Map<String, @Nullable Object> body) {
        return browser.search(parameter(request, "table"), ItemSearch.of(body));
    }

    private Object count(ServerRequest request, Map<String, @Nullable Object> body) {
        return browser.count(parameter(request, "table"), ItemSearch.of(body));
    }

    private Object item(ServerRequest request, Map<String, @Nullable Object> body) {
        return browser.item(parameter(request, "table"), StudioItemJson.item("key", body.get("key")));
    }

    private Object statement(ServerRequest request, Map<String, @Nullable Object> body) {
        if (statements.explain(body).kind().equals("write")) {
            checkWrites();
        }
        return statements.run(body);
    }

    private Object heat(ServerRequest request) {
        return heat.of(
                parameter(request, "table"), request.query().first("index").orElse(null));
    }

    private Object traffic(ServerRequest request, Map<String, @Nullable Object> body) {
        if (!(body.get("record") instanceof Boolean wanted)) {
            throw ProblemException.invalid("record", "must be true or false");
        }
        heat.record(wanted);
        return Map.of("recording", wanted);
    }

    private Object effects(ServerRequest request, Map<String, @Nullable Object> body) {
        TableDescription table = table(request);
        var old = body.get("old") == null ? null : StudioItemJson.item("old", body.get("old"));
        var item = StudioItemJson.item("item", body.get("item"));
        Map<String, @Nullable Object> result = new LinkedHashMap<>();
        result.put("indexes", EditEffects.onIndexes(table, old == null ? Map.of() : old, item));
        result.put("stale", EditEffects.stale(schemas(table.tableName()), item));
        return result;
    }

    private Object save(ServerRequest request, Map<String, @Nullable Object> body) {
        TableDescription table = table(request);
        var item = StudioItemJson.item("item", body.get("item"));
        if (body.get("old") == null) {
            editor.create(table, item);
        } else {
            editor.save(table, StudioItemJson.item("old", body.get("old")), item);
        }
        return Map.of("saved", true);
    }

    private Object delete(ServerRequest request, Map<String, @Nullable Object> body) {
        editor.delete(table(request), StudioItemJson.item("old", body.get("old")));
        return Map.of("deleted", true);
    }

    /** Returns the schemas of all entities in a table. */
    private List<EntitySchema<?>> schemas(String table) {
        return designs.values().stream()
                .filter(design -> design.compiled().definition().tables().stream()
                        .anyMatch(declared ->
                                DesignTree.tableName(declared.name(), toolkit).equals(table)))
                .flatMap(design -> design.schemas(client, toolkit).stream())
                .filter(schema -> DesignTree.tableName(schema.table().declaredName(), toolkit)
                        .equals(table))
                .toList();
    }

    private GeneratedDesign design(ServerRequest request) {
        String name = parameter(request, "design");
        return Optional.ofNullable(designs.get(name)).orElseThrow(() -> ProblemException.notFound("design", name));
    }

    private TableDescription table(ServerRequest request) {
        return browser.describe(parameter(request, "table"));
    }

    private static String parameter(ServerRequest request, String name) {
        return request.path().pathParameters().get(name);
    }

    private static String text(Map<String, @Nullable Object> body, String name) {
        Object value = body.get(name);
        if (value instanceof String text) {
            return text;
        }
        throw ProblemException.invalid(name, "must be a string");
    }

    private void read(HttpRouting.Builder routing, String path, ReadHandler handler) {
        routing.get(path, access.guard(json(handler)));
    }

    private void post(HttpRouting.Builder routing, String path, BodyHandler body) {
        ReadHandler handler = request ->
                body.answer(request, JsonTree.readObject(request.content().inputStream()));
        routing.post(path, access.guard(json(handler)));
    }

    private void change(HttpRouting.Builder routing, String path, BodyHandler change) {
        post(routing, path, (request, body) -> {
            checkWrites();
            return change.answer(request, body);
        });
    }

    private void checkWrites() {
        if (writes == StudioOptions.Writes.REFUSED) {
            throw ProblemException.forbidden("The studio is read-only");
        }
    }

    private static Handler json(ReadHandler handler) {
        return (ServerRequest request, ServerResponse response) -> {
            Object answer;
            try {
                answer = handler.answer(request);
            } catch (DynamoDbException e) {
                // Show DynamoDB's own message to the user.
                throw ProblemException.of(
                        ProblemType.BAD_REQUEST,
                        e.awsErrorDetails().errorCode() + ": "
                                + e.awsErrorDetails().errorMessage());
            }
            response.headers().contentType(MediaTypes.APPLICATION_JSON);
            response.header(HeaderNames.CACHE_CONTROL, "no-store");
            response.send(JsonTree.write(answer));
        };
    }

    /** Handler of a request without a body. */
    private interface ReadHandler {
        Object answer(ServerRequest request);
    }

    /** Handler of a request with a body. */
    private interface BodyHandler {
        Object answer(ServerRequest request, Map<String, @Nullable Object> body);
    }
}
