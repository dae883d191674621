package io.azulejo.http.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.toolkit.error.IncompleteAggregateException;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

final class ProblemMapperTest {
    private final ProblemMapper mapper = new ProblemMapper();

    @Test
    void fullStore_isAnswered503_withTheTimeAfterWhichToTryAgain() {
        ProblemException problem = mapper.map(DynamoDbException.builder()
                .message("The store is full")
                .statusCode(507)
                .build());
        assertThat(problem.type()).isEqualTo(ProblemType.UNAVAILABLE);
        assertThat(problem.type().status()).isEqualTo(503);
        assertThat(problem.headers()).containsEntry("Retry-After", "10");
        assertThat(problem).hasMessageContaining("no room").hasMessageContaining("reads still work");
    }

    @Test
    void otherFailureOfTheStore_isInternal() {
        ProblemException problem = mapper.map(
                DynamoDbException.builder().message("?").statusCode(500).build());
        assertThat(problem.type()).isEqualTo(ProblemType.INTERNAL);
        assertThat(problem.headers()).isEmpty();
    }

    @Test
    void incompleteAggregate_isNotFound_andNamesNoKey() {
        ProblemException problem =
                mapper.map(new IncompleteAggregateException("order", "CUSTOMER#123.456.789-00", "OrderHeader", "none"));
        assertThat(problem.type()).isEqualTo(ProblemType.NOT_FOUND);
        assertThat(problem.getMessage()).doesNotContain("123");
    }
}
