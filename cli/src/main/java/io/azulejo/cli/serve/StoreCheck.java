package io.azulejo.cli.serve;

import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.IdentityTableDesign;
import io.azulejo.toolkit.observe.RequestHook;
import io.azulejo.web.host.HealthCheck;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** Whether the store answers a read, which it is asked at most once a second however many ask for it. Thread-safe. */
final class StoreCheck implements HealthCheck {
    private static final Logger LOG = LoggerFactory.getLogger(StoreCheck.class);
    private static final long GOOD_FOR = Duration.ofSeconds(1).toNanos();
    private static final Duration LONGEST = Duration.ofSeconds(2);
    private static final String NOBODY = "nobody@health.invalid";

    private final Runnable read;
    private final LongSupplier nanoTime;
    private final ReentrantLock asking = new ReentrantLock();
    private Optional<String> failure = Optional.empty();
    private boolean asked;
    private long askedAt;

    StoreCheck(Runnable read, LongSupplier nanoTime) {
        this.read = read;
        this.nanoTime = nanoTime;
    }

    /** Reads an address of nobody's in the issuer's table, as every sign-in does. */
    static StoreCheck on(DynamoDbClient client) {
        IdentityTable table = IdentityTableDesign.on(client, Systems.tables().requestHook(new Bounded()));
        return new StoreCheck(() -> table.email(NOBODY), System::nanoTime);
    }

    /** The SDK's own limit, over all its attempts: whoever asks for health does not wait for long. */
    private static final class Bounded implements RequestHook {
        @Override
        public void getItem(GetItemRequest.Builder request) {
            request.overrideConfiguration(call -> call.apiCallTimeout(LONGEST));
        }
    }

    @Override
    public String name() {
        return "store";
    }

    @Override
    public Optional<String> failure() {
        asking.lock();
        try {
            if (!asked || nanoTime.getAsLong() - askedAt > GOOD_FOR) {
                failure = ask();
                asked = true;
                askedAt = nanoTime.getAsLong();
            }
            return failure;
        } finally {
            asking.unlock();
        }
    }

    /** Everybody may ask for health, so the answer names no account, key or address; the log does. */
    private Optional<String> ask() {
        try {
            read.run();
            return Optional.empty();
        } catch (AwsServiceException e) {
            LOG.warn("The store refuses a read: {}", e.getMessage());
            String code = e.awsErrorDetails() == null
                    ? Integer.toString(e.statusCode())
                    : e.awsErrorDetails().errorCode();
            return Optional.of("refuses a read: " + code);
        } catch (SdkException e) {
            LOG.warn("The store does not answer: {}", e.getMessage());
            return Optional.of("does not answer");
        }
    }
}
