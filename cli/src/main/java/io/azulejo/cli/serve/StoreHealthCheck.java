package io.azulejo.cli.serve;

import io.azulejo.cli.setting.OpenStore;
import io.azulejo.engine.Engine;
import io.azulejo.engine.store.StoreException;
import io.azulejo.http.host.HealthCheck;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.IdentityTableDesign;
import io.azulejo.toolkit.observe.RequestHook;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * Health check that reads from the store and asks whether it takes writes, at most once a second for all clients
 * together. Thread-safe.
 */
final class StoreHealthCheck implements HealthCheck {
    private static final Logger LOG = LoggerFactory.getLogger(StoreHealthCheck.class);
    private static final long MAX_AGE = Duration.ofSeconds(1).toNanos();
    private static final Duration TIMEOUT = Duration.ofSeconds(2);
    private static final String UNUSED_ADDRESS = "nobody@health.invalid";

    private final Runnable read;
    private final Supplier<Optional<StoreException>> writeFailure;
    private final LongSupplier nanoTime;
    private final ReentrantLock asking = new ReentrantLock();
    private Optional<String> failure = Optional.empty();
    private boolean asked;
    private long askedAt;

    StoreHealthCheck(Runnable read, LongSupplier nanoTime) {
        this(read, Optional::empty, nanoTime);
    }

    StoreHealthCheck(Runnable read, Supplier<Optional<StoreException>> writeFailure, LongSupplier nanoTime) {
        this.read = read;
        this.writeFailure = writeFailure;
        this.nanoTime = nanoTime;
    }

    /** Creates a check that reads an unused address in the issuer's table, as every sign-in does. */
    static StoreHealthCheck on(OpenStore store) {
        IdentityTable table =
                IdentityTableDesign.on(store.client(), BuiltInServices.tables().requestHook(bounded()));
        return new StoreHealthCheck(
                () -> table.email(UNUSED_ADDRESS),
                () -> store.embeddedEngine().flatMap(Engine::writeFailure),
                System::nanoTime);
    }

    /** Returns a hook that sets the SDK's timeout over all its attempts, so that a health request never waits for long. */
    private static RequestHook bounded() {
        return RequestHook.on(
                GetItemRequest.Builder.class,
                request -> request.overrideConfiguration(call -> call.apiCallTimeout(TIMEOUT)));
    }

    @Override
    public String name() {
        return "store";
    }

    @Override
    public Optional<String> failure() {
        asking.lock();
        try {
            if (!asked || nanoTime.getAsLong() - askedAt > MAX_AGE) {
                failure = ask();
                asked = true;
                askedAt = nanoTime.getAsLong();
            }
            return failure;
        } finally {
            asking.unlock();
        }
    }

    private static String refusal(StoreException failure) {
        LOG.warn("The store takes no writes: {}", failure.getMessage());
        return failure.problem() == StoreException.Problem.NO_SPACE
                ? "takes no writes: the disk is full"
                : "takes no writes: the last one failed";
    }

    /** Reads once. The health response is public, so it names no account, key or address; the log does. */
    private Optional<String> ask() {
        try {
            read.run();
            return writeFailure.get().map(StoreHealthCheck::refusal);
        } catch (AwsServiceException e) {
            LOG.warn("The store rejected a read: {}", e.getMessage());
            String code = e.awsErrorDetails() == null
                    ? Integer.toString(e.statusCode())
                    : e.awsErrorDetails().errorCode();
            return Optional.of("rejected a read: " + code);
        } catch (SdkException e) {
            LOG.warn("The store does not answer: {}", e.getMessage());
            return Optional.of("does not answer");
        }
    }
}
