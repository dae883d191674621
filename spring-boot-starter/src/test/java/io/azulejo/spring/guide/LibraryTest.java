package io.azulejo.spring.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.ScriptedFaults;
import io.azulejo.spring.test.AzulejoTest;
import io.azulejo.testkit.FaultRate;
import io.azulejo.testkit.RequestLog;
import io.azulejo.testkit.TestClock;
import io.azulejo.toolkit.query.PageRequest;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

// tag::slice
@AzulejoTest(retries = false)
class LibraryTest {
    @Autowired
    Library library;

    @Autowired
    TestClock clock;

    @Test
    void newBook_hasTheTimeOfTheClock() {
        clock.advance(Duration.ofDays(1));
        Book book = library.add(
                BookBuilder.blank().title("Mensagem").author("Pessoa").build());
        assertThat(library.book(book.bookId())).contains(book);
        assertThat(book.addedAt()).isEqualTo(clock.instant());
    }

    @Test
    void list_ofAnAuthor_isOneRequest(@Autowired RequestLog requests) {
        requests.during(() -> library.booksBy("Pessoa", PageRequest.of(20)))
                .hasRequests(1)
                .neverScans();
    }

    @Test
    void add_whenThrottled_fails(@Autowired ScriptedFaults faults) {
        faults.inject(FaultKind.THROTTLING, "PutItem", 1);
        assertThatExceptionOfType(ProvisionedThroughputExceededException.class)
                .isThrownBy(() -> library.add(
                        BookBuilder.blank().title("Mensagem").author("Pessoa").build()));
    }
    // end::slice

    @Test
    void eachTest_startsWithAnEmptyTable_andTheSameTime(@Autowired RequestLog requests) {
        assertThat(library.booksBy("Pessoa", PageRequest.of(1)).items()).isEmpty();
        assertThat(clock.instant()).isEqualTo("2030-01-01T12:00:00Z");
        assertThat(requests.requests())
                .extracting(request -> request.operation())
                .contains("Query");
        library.add(BookBuilder.blank().title("Mensagem").author("Pessoa").build());
    }

    @Test
    @FaultRate(value = FaultKind.THROTTLING, rate = 1)
    void faultRate_holdsForItsTest() {
        assertThatExceptionOfType(ProvisionedThroughputExceededException.class).isThrownBy(() -> library.book("any"));
    }

    @Test
    void slice_hasNoComponentsOfTheApplication(@Autowired ApplicationContext context) {
        assertThat(context.getBeanNamesForType(LibraryController.class)).isEmpty();
        assertThat(context.getBean(LibraryDesign.class)).isSameAs(library);
    }
}
