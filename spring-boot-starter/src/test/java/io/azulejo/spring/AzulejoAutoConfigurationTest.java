package io.azulejo.spring;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import io.azulejo.spring.guide.Book;
import io.azulejo.spring.guide.BookBuilder;
import io.azulejo.spring.guide.Library;
import io.azulejo.spring.guide.LibraryDesign;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.CallListener;
import io.azulejo.toolkit.observe.RequestHook;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.aot.generate.ClassNameGenerator;
import org.springframework.aot.generate.DefaultGenerationContext;
import org.springframework.aot.generate.GeneratedFiles;
import org.springframework.aot.generate.InMemoryGeneratedFiles;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.beans.factory.support.AbstractBeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.javapoet.ClassName;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class AzulejoAutoConfigurationTest {
    private static final String KEY = Base64.getEncoder().encodeToString(new byte[32]);
    private static final String OTHER_KEY = Base64.getEncoder().encodeToString(filled(32));

    private final ApplicationContextRunner application =
            new ApplicationContextRunner().withConfiguration(AutoConfigurations.of(AzulejoAutoConfiguration.class));
    private final ApplicationContextRunner inMemory = application.withPropertyValues("spring.azulejo.backend=memory");

    private static byte[] filled(int length) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) 7);
        return bytes;
    }

    private static Book book(String title) {
        return BookBuilder.blank().title(title).author("Pessoa").build();
    }

    @Test
    void designs_onTheClassPath_areBeansOfInterfaceAndClass() {
        inMemory.run(context -> {
            Library library = context.getBean(Library.class);
            assertThat(library).isSameAs(context.getBean(LibraryDesign.class)).isSameAs(context.getBean("library"));
            Book added = library.add(book("Mensagem"));
            assertThat(library.book(added.bookId())).contains(added);
        });
    }

    @Test
    void start_withoutBackend_saysWhatToSet() {
        application.run(context -> {
            assertThat(context)
                    .getFailure()
                    .rootCause()
                    .isInstanceOfSatisfying(
                            InvalidAzulejoConfigurationException.class,
                            e -> assertThat(e.action())
                                    .contains("spring.azulejo.backend", "memory", "folder", "endpoint", "aws"))
                    .hasMessage("No DynamoDB is configured for the designs.");
            assertThat(context)
                    .getFailure()
                    .satisfies(failure -> assertThat(new InvalidConfigurationAnalyzer().analyze(failure))
                            .extracting(FailureAnalysis::getAction)
                            .asString()
                            .startsWith("Set spring.azulejo.backend"));
        });
    }

    @Test
    void start_withoutDesignsAndBackend_needsNoSettings() {
        application
                .withPropertyValues("spring.azulejo.exclude=io.azulejo.spring.guide.Library")
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(Library.class));
    }

    @Test
    void folder_keepsItems_afterTheApplicationEnds(@TempDir Path folder) {
        ApplicationContextRunner durable =
                application.withPropertyValues("spring.azulejo.folder=" + folder.resolve("data"));
        AtomicReference<Book> added = new AtomicReference<>();
        durable.run(context -> added.set(context.getBean(Library.class).add(book("Mensagem"))));
        durable.run(context -> assertThat(
                        context.getBean(Library.class).book(added.get().bookId()))
                .contains(added.get()));
    }

    @Test
    void folder_withoutTheDurableEngine_namesTheDependency() {
        application
                .withPropertyValues("spring.azulejo.folder=data")
                .withClassLoader(new FilteredClassLoader("io.azulejo.engine.rocksdb"))
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .isInstanceOfSatisfying(
                                InvalidAzulejoConfigurationException.class,
                                e -> assertThat(e.action()).contains("azulejo-engine-rocksdb")));
    }

    @Test
    void endpoint_ofSpringCloudAws_isUsed() {
        try (EmbeddedDynamoDb engine = EmbeddedDynamoDb.inMemory();
                DynamoDbServer server = DynamoDbServer.start(engine.engine(), ServerOptions.onLoopback(0))) {
            application
                    .withPropertyValues(
                            "spring.cloud.aws.dynamodb.endpoint=" + server.uri(),
                            "spring.cloud.aws.region.static=eu-west-3",
                            "spring.cloud.aws.credentials.access-key=key",
                            "spring.cloud.aws.credentials.secret-key=secret")
                    .run(context -> {
                        context.getBean(Library.class).add(book("Mensagem"));
                        assertThat(engine.listTables().tableNames()).containsExactly("Library");
                        DynamoDbClient client = context.getBean(DynamoDbClient.class);
                        assertThat(client.serviceClientConfiguration().region()).isEqualTo(Region.EU_WEST_3);
                    });
            application
                    .withPropertyValues("spring.azulejo.endpoint=" + server.uri())
                    .run(context -> assertThat(context.getBean(Library.class)
                                    .booksBy("Pessoa", PageRequest.of(5))
                                    .items())
                            .hasSize(1));
        }
    }

    @Test
    void credentials_withOnlyAKey_areRefused() {
        application
                .withPropertyValues(
                        "spring.azulejo.backend=aws", "spring.azulejo.region=eu-west-3", "spring.azulejo.access-key=a")
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .hasMessage("Only one of access key and secret key is set."));
    }

    @Test
    void aws_takesRegionAndCustomizers() {
        application
                .withPropertyValues(
                        "spring.azulejo.backend=aws",
                        "spring.azulejo.region=sa-east-1",
                        "spring.azulejo.access-key=key",
                        "spring.azulejo.secret-key=secret",
                        "spring.azulejo.tables=none")
                .withBean(
                        DynamoDbClientBuilderCustomizer.class,
                        () -> builder -> builder.endpointOverride(URI.create("http://127.0.0.1:1")))
                .run(context -> {
                    DynamoDbClient client = context.getBean(DynamoDbClient.class);
                    assertThat(client.serviceClientConfiguration().region()).isEqualTo(Region.SA_EAST_1);
                    assertThat(client.serviceClientConfiguration().endpointOverride())
                            .contains(URI.create("http://127.0.0.1:1"));
                });
    }

    @Test
    void clientBean_ofTheApplication_isUsed_andItsTablesAreVerified() {
        ApplicationContextRunner own =
                application.withBean("dynamoDb", DynamoDbClient.class, EmbeddedDynamoDb::inMemory);
        own.run(context -> assertThat(context)
                .getFailure()
                .rootCause()
                .isInstanceOf(InvalidAzulejoConfigurationException.class)
                .hasMessageContaining("Library: table is missing, the design declares a table"));
        own.withPropertyValues("spring.azulejo.tables=create").run(context -> {
            assertThat(context).hasSingleBean(DynamoDbClient.class);
            context.getBean(Library.class).add(book("Mensagem"));
        });
    }

    @Test
    void tableName_isAPropertyOfTheApplication() {
        inMemory.withPropertyValues("library.table=Library-test")
                .run(context -> assertThat(context.getBean(DynamoDbClient.class)
                                .listTables()
                                .tableNames())
                        .containsExactly("Library-test"));
    }

    @Test
    void clockListenersHooksAndCustomizers_areTakenFromTheContext() {
        Instant now = Instant.parse("2027-02-03T04:05:06Z");
        List<String> calls = new ArrayList<>();
        inMemory.withBean(InstantSource.class, () -> InstantSource.fixed(now))
                .withBean("first", CallListener.class, () -> call -> calls.add("1 " + call.pattern()))
                .withBean("second", CallListener.class, () -> (Call call) -> calls.add("2 " + call.pattern()))
                .withBean(RequestHook.class, () -> (operation, request) -> calls.add(operation.wireName()))
                .withBean(ToolkitOptionsCustomizer.class, () -> options -> options.evaluatedPerPage(7))
                .run(context -> {
                    assertThat(context.getBean(Library.class)
                                    .add(book("Mensagem"))
                                    .addedAt())
                            .isEqualTo(now);
                    assertThat(calls).containsExactly("PutItem", "1 Add a book", "2 Add a book");
                    assertThat(context.getBean(ToolkitOptions.class).evaluatedPerPage())
                            .isEqualTo(7);
                });
    }

    @Test
    void cursorKeys_shareCursors_betweenProcessesAndRotations() {
        AtomicReference<String> cursor = new AtomicReference<>();
        EmbeddedDynamoDb shared = EmbeddedDynamoDb.inMemory();
        ApplicationContextRunner sharing = application
                .withBean(
                        "dynamoDb",
                        DynamoDbClient.class,
                        () -> shared,
                        definition -> ((AbstractBeanDefinition) definition).setDestroyMethodName(""))
                .withPropertyValues("spring.azulejo.tables=create");
        sharing.withPropertyValues("spring.azulejo.cursor.keys[0].id=a", "spring.azulejo.cursor.keys[0].secret=" + KEY)
                .run(context -> {
                    Library library = context.getBean(Library.class);
                    library.add(book("Livro"));
                    library.add(book("Mensagem"));
                    cursor.set(library.booksBy("Pessoa", PageRequest.of(1))
                            .next()
                            .orElseThrow()
                            .text());
                });
        sharing.withPropertyValues(
                        "spring.azulejo.cursor.keys[0].id=a",
                        "spring.azulejo.cursor.keys[0].secret=" + KEY,
                        "spring.azulejo.cursor.keys[1].id=b",
                        "spring.azulejo.cursor.keys[1].secret=" + OTHER_KEY,
                        "spring.azulejo.cursor.lifetime=1d")
                .run(context -> {
                    Page<Book> second = context.getBean(Library.class)
                            .booksBy("Pessoa", PageRequest.of(1).after(cursor.get()));
                    assertThat(second.items()).extracting(Book::title).containsExactly("Mensagem");
                });
        shared.close();
    }

    @Test
    void cursorKey_ofTheWrongLength_isNamed() {
        inMemory.withPropertyValues("spring.azulejo.cursor.keys[0].id=a", "spring.azulejo.cursor.keys[0].secret=AAAA")
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .hasMessage("spring.azulejo.cursor.keys[0].secret has 3 bytes, not 32."));
    }

    @Test
    void designBean_ofTheApplication_replacesOurs() {
        try (EmbeddedDynamoDb own = EmbeddedDynamoDb.inMemory()) {
            LibraryDesign design = LibraryDesign.on(own);
            inMemory.withBean("mine", Library.class, () -> design).run(context -> {
                assertThat(context).hasSingleBean(Library.class);
                assertThat(context.getBean(Library.class)).isSameAs(design);
                assertThat(context.getBean(DesignBeans.class).all()).isEmpty();
            });
        }
    }

    @Test
    void aheadOfTimeProcessing_writesTheDesigns_andKeepsTheirDescriptions() {
        try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
            TestPropertyValues.of("spring.azulejo.backend=memory").applyTo(context);
            context.register(AzulejoAutoConfiguration.class);
            InMemoryGeneratedFiles files = new InMemoryGeneratedFiles();
            DefaultGenerationContext generation = new DefaultGenerationContext(
                    new ClassNameGenerator(ClassName.get("io.azulejo.spring", "Aot")), files);
            new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
            generation.writeGeneratedContent();
            assertThat(files.getGeneratedFiles(GeneratedFiles.Kind.SOURCE))
                    .anySatisfy((path, content) -> assertThat(path).contains("LibraryDesign__BeanDefinitions"));
            assertThat(RuntimeHintsPredicates.resource()
                            .forResource("META-INF/azulejo/io.azulejo.spring.guide.Library.json"))
                    .accepts(generation.getRuntimeHints());
        }
    }

    @Test
    void metadata_describesEveryProperty() throws Exception {
        try (var json = AzulejoProperties.class.getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
            assertThat(json).isNotNull();
            String text = new String(json.readAllBytes(), StandardCharsets.UTF_8);
            for (String name : List.of("backend", "folder", "endpoint", "tables", "cursor.keys", "studio.port")) {
                assertThat(text).contains("\"spring.azulejo." + name + "\"");
            }
            assertThat(text).contains("DynamoDB to use.").contains("Port of the studio; 0 for any free port.");
        }
    }
}
