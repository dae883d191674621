package io.azulejo.openapi;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

/** The document of a small service. The libraries are stand-ins: the processor knows them by name. */
class OpenApiProcessorTest {
    private static final List<JavaFileObject> LIBRARIES = List.of(
            annotation("io.avaje.http.api.Controller", ""),
            annotation("io.avaje.http.api.Path", "String value();"),
            annotation("io.avaje.http.api.Get", "String value() default \"\";"),
            annotation("io.avaje.http.api.Post", "String value() default \"\";"),
            annotation("io.avaje.http.api.Patch", "String value() default \"\";"),
            annotation("io.avaje.http.api.QueryParam", "String value() default \"\";"),
            annotation("io.azulejo.http.openapi.ApiInfo", "String title(); String description();"),
            annotation("io.azulejo.http.openapi.Answers", """
                    io.azulejo.http.problem.ProblemType[] value() default {};
                    io.azulejo.http.problem.ProblemType[] never() default {};"""),
            annotation("lib.Nullable", "", "java.lang.annotation.ElementType.TYPE_USE"),
            source("io.azulejo.http.problem.ProblemType", "public enum ProblemType { NOT_FOUND, CONFLICT, GONE }"),
            source("io.azulejo.http.problem.ProblemException", """
                    public class ProblemException extends RuntimeException {
                        public static ProblemException notFound(String what) { return new ProblemException(); }
                        public static ProblemException of(ProblemType type) { return new ProblemException(); }
                    }"""),
            source("io.azulejo.http.caller.Caller", """
                    public record Caller(String name) {
                        public static Caller of(io.helidon.webserver.http.ServerRequest request) { return new Caller(""); }
                    }"""),
            source("io.azulejo.http.json.JsonMerge", """
                    public class JsonMerge {
                        public static <T> T apply(Object request, Object json, Class<T> type, T current) { return current; }
                    }"""),
            source("io.azulejo.http.text.EnumNames", """
                    public class EnumNames {
                        public static String of(Enum<?> constant) { return constant.name(); }
                    }"""),
            source("io.azulejo.http.page.PageBody", """
                    public record PageBody<T>(java.util.List<T> items, @lib.Nullable String next) {}"""),
            source("io.azulejo.http.precondition.ETag", """
                    public record ETag(long version) {
                        public static void required(io.helidon.webserver.http.ServerRequest request) {}
                    }"""),
            source("io.helidon.webserver.http.ServerRequest", "public interface ServerRequest {}"),
            source("io.helidon.webserver.http.ServerResponse", """
                    public interface ServerResponse {
                        ServerResponse status(int code);
                        void header(String name, String value);
                    }"""));

    private static final String CONTROLLER = """
            package shop;
            import io.avaje.http.api.*;
            import io.azulejo.http.caller.Caller;
            import io.azulejo.http.json.JsonMerge;
            import io.azulejo.http.page.PageBody;
            import io.azulejo.http.precondition.ETag;
            import io.azulejo.http.openapi.Answers;
            import io.azulejo.http.problem.*;
            import io.azulejo.http.text.EnumNames;
            import io.helidon.webserver.http.*;
            import lib.Nullable;

            /** Toys. */
            @Controller
            @Path("/shop/toys")
            final class ToyController {
                private final Toys toys = new Toys();

                /** Lists toys. The newest comes first. */
                @Get
                PageBody<ToyView> list(@QueryParam @Nullable Integer limit) { return toys.all(); }

                /**
                 * Retrieves a toy.
                 *
                 * @param id the toy's id
                 */
                @Get("/{id}")
                ToyView get(String id) { return toys.known(id); }

                /** Creates a toy. */
                @Post
                @Answers(value = ProblemType.GONE, never = ProblemType.CONFLICT)
                ToyView create(ToyDraft body, ServerRequest request, ServerResponse response) {
                    response.header("Location", "/shop/toys/1");
                    return toys.create(caller(request), body);
                }

                /** Sells a toy. */
                @Post("/{toy}/sale")
                void sell(String toy, ServerRequest request, ServerResponse response) {
                    ETag.required(request);
                    toys.known(toy);
                    response.status(204);
                }

                /** Removes a toy. */
                @Post("/{toy}")
                void remove(String toy, ServerResponse response) { response.status(toy.isEmpty() ? 202 : 204); }

                /** Changes a toy. */
                @Patch("/{id}")
                ToyView change(String id, ServerRequest request) {
                    ToyDraft current = new ToyDraft(toys.known(id).id(), null, 1);
                    return toys.known(JsonMerge.apply(request, this, ToyDraft.class, current).name());
                }

                private Caller caller(ServerRequest request) { return Caller.of(request); }

                /** New toy. */
                record ToyDraft(String name, @Nullable String color, int age) {}
            }
            """;

    private static final String TOYS = """
            package shop;
            import io.azulejo.http.caller.Caller;
            import io.azulejo.http.page.PageBody;
            import io.azulejo.http.problem.*;
            import io.azulejo.http.text.EnumNames;

            final class Toys {
                enum Kind { SOFT, WOODEN }

                PageBody<ToyView> all() { return new PageBody<>(java.util.List.of(), null); }

                ToyView known(String id) {
                    return java.util.Optional.<ToyView>empty().orElseThrow(() -> ProblemException.notFound(id));
                }

                ToyView create(Caller caller, ToyController.ToyDraft draft) {
                    if (draft.age() < 0) {
                        throw ProblemException.of(ProblemType.CONFLICT);
                    }
                    return new ToyView("1", EnumNames.of(Kind.SOFT), null);
                }
            }
            """;

    @Test
    void document_ofAService_listsRoutesByIdWithSummaryAndTag() {
        String document = compile();
        assertThat(document)
                .contains("\"openapi\": \"3.1.0\"", "\"title\": \"Shop\"", "\"/shop/toys/{id}\"")
                .contains("\"operationId\": \"toyList\"", "\"summary\": \"Lists toys\"")
                .contains("\"description\": \"The newest comes first.\"", "\"description\": \"Toys.\"")
                .contains("\"description\": \"The toy's id.\"");
    }

    @Test
    void pathsThatDifferInNamesOfParameters_areOnePath() {
        assertThat(compile()).doesNotContain("\"/shop/toys/{toy}\"").contains("\"/shop/toys/{toy}/sale\"");
    }

    @Test
    void statuses_areThoseOfAllCodeThatTheRouteReaches() {
        assertThat(statuses("toyGet")).containsExactly("200", "304", "400", "404", "429", "500");
        assertThat(statuses("toySell")).containsExactly("204", "400", "404", "412", "428", "429", "500");
        assertThat(statuses("toyRemove")).containsExactly("202", "204", "400", "429", "500");
    }

    @Test
    void statuses_withAnswers_areCorrected() {
        assertThat(statuses("toyCreate")).containsExactly("201", "400", "401", "410", "413", "429", "500");
    }

    @Test
    void security_isRequiredWhereTheCallerIs() {
        assertThat(operation("toyCreate")).contains("\"bearer\"");
        assertThat(operation("toyGet")).doesNotContain("\"bearer\"");
    }

    @Test
    void headers_ofRequestAndResponse_areThoseThatTheCodeUses() {
        assertThat(operation("toySell")).contains("\"name\": \"If-Match\"", "\"required\": true");
        assertThat(operation("toyCreate")).contains("#/components/headers/Location");
    }

    @Test
    void schemas_ofPagesEnumsAndRequests_areNamedAndRestricted() {
        String document = compile();
        assertThat(document)
                .contains("\"ToyViewPage\"", "#/components/schemas/ToyView\"")
                .contains("\"enum\": [\"soft\", \"wooden\"]")
                .contains("\"required\": [\"id\", \"kind\"]")
                .contains("\"required\": [\"name\"]")
                .contains("\"type\": [\"string\", \"null\"]");
    }

    @Test
    void mergePatch_hasTheFieldsOfItsRecord_allOptional() {
        assertThat(operation("toyChange"))
                .contains("\"requestBody\"", "\"color\"", "\"age\"")
                .doesNotContain("\"required\": [\"name\"]");
        assertThat(statuses("toyChange")).containsExactly("200", "400", "404", "413", "422", "429", "500");
    }

    @Test
    void twoRoutesOfOneName_areAnError() {
        Compilation compilation = compilation(CONTROLLER.replace("void remove(", "void sell("));
        assertThat(compilation).failed();
        assertThat(compilation).hadErrorContaining("Two routes have the operation id toySell");
    }

    private static List<String> statuses(String operationId) {
        List<String> statuses = new ArrayList<>();
        String operation = operation(operationId);
        String responses = operation.substring(operation.indexOf("\"responses\""));
        Matcher status = Pattern.compile("\"(\\d{3})\": ").matcher(responses);
        while (status.find()) {
            statuses.add(status.group(1));
        }
        return statuses;
    }

    /** Returns the text of one operation, which ends with its security. */
    private static String operation(String operationId) {
        String document = compile();
        int from = document.indexOf("\"operationId\": \"" + operationId + "\"");
        return document.substring(from, document.indexOf("\n      }", from));
    }

    private static String compile() {
        Compilation compilation = compilation(CONTROLLER);
        assertThat(compilation).succeeded();
        try {
            return compilation
                    .generatedFile(StandardLocation.CLASS_OUTPUT, OpenApiProcessor.RESOURCE)
                    .orElseThrow()
                    .getCharContent(false)
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Compilation compilation(String controller) {
        List<JavaFileObject> sources = new ArrayList<>(LIBRARIES);
        sources.add(JavaFileObjects.forSourceString("shop.ToyController", controller));
        sources.add(JavaFileObjects.forSourceString("shop.Toys", TOYS));
        sources.add(source("shop.ToyView", "record ToyView(String id, String kind, @lib.Nullable String note) {}"));
        sources.add(JavaFileObjects.forSourceString(
                "shop.package-info",
                "@io.azulejo.http.openapi.ApiInfo(title = \"Shop\", description = \"Toys\") package shop;"));
        return Compiler.javac().withProcessors(new OpenApiProcessor()).compile(sources);
    }

    private static JavaFileObject annotation(String name, String members) {
        return annotation(name, members, "");
    }

    private static JavaFileObject annotation(String name, String members, String target) {
        String simple = name.substring(name.lastIndexOf('.') + 1);
        String on = target.isEmpty() ? "" : "@java.lang.annotation.Target(" + target + ") ";
        return source(name, on + "public @interface " + simple + " { " + members + " }");
    }

    private static JavaFileObject source(String name, String text) {
        return JavaFileObjects.forSourceString(
                name, "package " + name.substring(0, name.lastIndexOf('.')) + ";\n" + text);
    }
}
