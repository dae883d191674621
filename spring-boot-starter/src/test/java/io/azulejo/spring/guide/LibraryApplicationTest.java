package io.azulejo.spring.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.spring.test.AzulejoTest;
import io.azulejo.testkit.TestClock;
import java.util.Map;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.resttestclient.autoconfigure.AutoConfigureRestTestClient;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

// tag::whole
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
@AzulejoTest
@AutoConfigureRestTestClient
class LibraryApplicationTest {
    @Autowired
    RestTestClient http;

    @RepeatedTest(2)
    void postedBook_isInTheListOfItsAuthor() {
        http.post()
                .uri("/books")
                .contentType(MediaType.APPLICATION_JSON)
                .body(Map.of("title", "Mensagem", "author", "Pessoa"))
                .exchange()
                .expectStatus()
                .isOk();

        http.get()
                .uri("/books?author=Pessoa")
                .exchange()
                .expectBody()
                .jsonPath("$.books.length()")
                .isEqualTo(1)
                .jsonPath("$.books[0].addedAt")
                .isEqualTo("2030-01-01T12:00:00Z");
    }
    // end::whole

    @Test
    void unknownBook_isNotFound_inAnEmptyTable(@Autowired TestClock clock) {
        assertThat(clock.instant()).isEqualTo("2030-01-01T12:00:00Z");
        http.get().uri("/books/nowhere").exchange().expectStatus().isNotFound();
    }
}
