package io.azulejo.tests.readme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class ReadmeTest {

    @Test
    void example_run_showsTheTableItPromises() {
        try (DynamoDbClient client = EmbeddedDynamoDb.inMemory()) {
            // tag::use
            LibraryDesign library = LibraryDesign.on(client); // embedded, or DynamoDbClients.create()
            library.createTables();
            library.members().create(new Member("m1", "Ana"));
            library.loans().create(new Loan("m1", LocalDate.of(2026, 12, 1), "978-0141439518", "Pride and Prejudice"));

            Card card = library.card("m1").orElseThrow(); // one Query
            // end::use

            assertThat(card.member().name()).isEqualTo("Ana");
            assertThat(card.loans()).extracting(Loan::title).containsExactly("Pride and Prejudice");
            assertThat(library.loansDue("m1", SortRange.before(LocalDate.of(2026, 12, 2)), PageRequest.of(10)))
                    .hasSize(1);
            assertThat(client.scan(request -> request.tableName("library")).items())
                    .extracting(item -> item.get("PK"), item -> item.get("SK"))
                    .containsExactlyInAnyOrder(
                            tuple(fromS("MEMBER#m1"), fromS("LOAN#2026-12-01#978-0141439518")),
                            tuple(fromS("MEMBER#m1"), fromS("PROFILE")));
        }
    }
}
