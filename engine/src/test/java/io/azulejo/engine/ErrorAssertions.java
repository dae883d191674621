package io.azulejo.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Assertions on the errors that an SDK user sees. */
public final class ErrorAssertions {
    private ErrorAssertions() {}

    public static void assertError(ThrowingCallable call, String text) {
        assertError(call, "ValidationException", text);
    }

    public static void assertError(ThrowingCallable call, String code, String text) {
        DynamoDbException refused = catchThrowableOfType(DynamoDbException.class, call);
        assertThat(refused).as("refused with: " + text).isNotNull();
        assertThat(refused.awsErrorDetails().errorMessage()).isEqualTo(text);
        assertThat(refused.awsErrorDetails().errorCode()).isEqualTo(code);
        assertThat(refused.statusCode()).isEqualTo(400);
    }
}
