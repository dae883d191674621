package io.azulejo.tests.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class DirectoryTest {
    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final DirectoryDesign directory = DirectoryDesign.on(client);

    @BeforeEach
    void create() {
        directory.createTables();
        directory.people().create(new Person("1", "Ana", new Address("Rua 1", "Faro")));
        directory.people().create(new Person("2", "Bea", null));
        directory.people().create(new Person("3", "Ada", new Address("Rua 2", null)));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private List<String> in(String city) {
        return directory.in(city, PageRequest.of(9)).items().stream()
                .map(Person::name)
                .toList();
    }

    @Test
    void nestedComponent_isPartOfAnIndexKey() {
        assertThat(in("FARO")).containsExactly("Ana");
        directory
                .people()
                .update(PersonKeys.of("2"))
                .set(PersonAttributes.HOME, new Address("Rua 3", "Faro"))
                .run();
        assertThat(in("faro")).containsExactly("Ana", "Bea");
        directory
                .people()
                .update(PersonKeys.of("1"))
                .remove(PersonAttributes.HOME)
                .run();
        directory
                .people()
                .update(PersonKeys.of("2"))
                .set(PersonAttributes.HOME, new Address("Rua 3", null))
                .run();
        assertThat(in("faro")).isEmpty();
    }

    @Test
    void method_isPartOfAnIndexKey() {
        assertThat(directory.with("A")).extracting(Person::name).containsExactly("Ada", "Ana");
        directory
                .people()
                .update(PersonKeys.of("1"))
                .set(PersonAttributes.NAME, "Zoe")
                .run();

        assertThat(directory.with("A")).extracting(Person::name).containsExactly("Ada");
        assertThat(directory.with("Z")).extracting(Person::name).containsExactly("Zoe");
    }

    @Test
    void nestedComponentAndMethod_makeTheTableKey() {
        WebPage page = directory.pages().create(new WebPage(new Url("x.pt", 80), "Hello World", 0));
        directory.pages().create(new WebPage(new Url("x.pt", 80), "About", 0));

        assertThat(directory.page("x.pt", 80, "hello-world")).contains(page);
        assertThat(directory.pages("x.pt", 80, SortRange.from("b"))).containsExactly(page);
        assertThat(WebPageKeys.of("x.pt", 80, "hello-world")).hasToString("WebPage(SITE#x.pt#80, PAGE#hello-world)");
        assertThat(directory.visited("x.pt", 80, "hello-world", 5).visits()).isEqualTo(5);
        assertThat(directory.pages().delete(WebPageKeys.of("x.pt", 80, "hello-world")))
                .isPresent();
    }

    @Test
    void update_thatWouldChangeTheTableKey_isRefused() {
        directory.pages().create(new WebPage(new Url("x.pt", 80), "Hello World", 0));

        assertThat(directory
                        .pages()
                        .update(WebPageKeys.of("x.pt", 80, "hello-world"))
                        .set(WebPageAttributes.TITLE, "HELLO world")
                        .run()
                        .title())
                .isEqualTo("HELLO world");
        assertThatThrownBy(() -> directory
                        .pages()
                        .update(WebPageKeys.of("x.pt", 80, "hello-world"))
                        .set(WebPageAttributes.TITLE, "Goodbye")
                        .run())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("would change the table key")
                .hasMessageContaining("PAGE#goodbye");
    }
}
