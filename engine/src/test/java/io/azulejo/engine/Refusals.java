package io.azulejo.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Asserts how the engine refuses requests, as an SDK user sees it. */
public final class Refusals {
    private Refusals() {}

    public static void assertRefused(ThrowingCallable call, String text) {
        assertRefused(call, "ValidationException", text);
    }

    public static void assertRefused(ThrowingCallable call, String code, String text) {
        DynamoDbException refused = catchThrowableOfType(DynamoDbException.class, call);
        assertThat(refused).as("refused with: " + text).isNotNull();
        assertThat(refused.awsErrorDetails().errorMessage()).isEqualTo(text);
        assertThat(refused.awsErrorDetails().errorCode()).isEqualTo(code);
        assertThat(refused.statusCode()).isEqualTo(400);
    }
}
