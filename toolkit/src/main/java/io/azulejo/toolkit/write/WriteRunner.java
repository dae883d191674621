package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.ContentionException;
import io.azulejo.toolkit.error.TransactionFailedException;
import io.azulejo.toolkit.internal.Backoff;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.write.WriteAction.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * Runner of writes: plans them, sends one request (a transaction if there are several actions) and retries on
 * conflicts. Not thread-safe.
 */
public final class WriteRunner {
    private final DesignContext context;
    private final String pattern;
    private final RequestSender requests;
    private final ActionRequests actionRequests;

    public WriteRunner(DesignContext context, String pattern, RequestSender requests) {
        this.context = context;
        this.pattern = pattern;
        this.requests = requests;
        this.actionRequests = new ActionRequests(context, requests);
    }

    public <R> R run(Write<R> write) {
        Attempt<R> attempt = attempt(List.of(write));
        return attempt.plans().getFirst().outcome().of(attempt.returned());
    }

    /** Runs all writes in one transaction; the results are computed on demand. */
    public List<Supplier<Object>> runAll(List<Write<?>> writes) {
        List<Supplier<Object>> results = new ArrayList<>();
        Attempt<Object> attempt = attempt(writes);
        attempt.plans().forEach(plan -> results.add(() -> plan.outcome().of(null)));
        return results;
    }

    private record Attempt<R>(
            List<WritePlan<? extends R>> plans, @Nullable Map<String, AttributeValue> returned) {}

    private <R> Attempt<R> attempt(List<? extends Write<? extends R>> writes) {
        Backoff backoff = new Backoff(context.options().retries());
        RuntimeException last;
        do {
            List<WritePlan<? extends R>> plans = new ArrayList<>();
            for (Write<? extends R> write : writes) {
                plans.add(write.plan(context, requests));
            }
            try {
                return new Attempt<>(plans, send(ActionMerger.merge(plans)));
            } catch (StaleReadException | TransactionConflictException | RetryableException e) {
                last = e;
            }
        } while ((last instanceof StaleReadException stale && stale.atOnce()) || backoff.awaitNextAttempt());
        throw new ContentionException(pattern, backoff.attempts(), last);
    }

    private @Nullable Map<String, AttributeValue> send(List<WriteAction> actions) {
        if (actions.isEmpty()) {
            return null;
        }
        if (actions.size() > 1 || actions.getFirst().change() instanceof Change.Check) {
            transact(actions);
            return null;
        }
        WriteAction only = actions.getFirst();
        try {
            return actionRequests.send(only);
        } catch (ConditionalCheckFailedException e) {
            throw only.failure().of(e.hasItem() ? e.item() : Map.of());
        }
    }

    private void transact(List<WriteAction> actions) {
        List<TransactWriteItem> items =
                actions.stream().map(actionRequests::transactItem).toList();
        try {
            requests.send(TransactWriteItemsRequest.builder()
                    .transactItems(items)
                    .clientRequestToken(UUID.randomUUID().toString()));
        } catch (TransactionCanceledException e) {
            throw reason(actions, e);
        }
    }

    private RuntimeException reason(List<WriteAction> actions, TransactionCanceledException cancelled) {
        List<CancellationReason> reasons = cancelled.cancellationReasons();
        RuntimeException refused = null;
        for (int i = 0; i < reasons.size() && i < actions.size(); i++) {
            CancellationReason reason = reasons.get(i);
            WriteAction action = actions.get(i);
            String code = reason.code() == null ? "None" : reason.code();
            switch (code) {
                case "None" -> {}
                case "ConditionalCheckFailed" -> {
                    RuntimeException exception = action.failure().of(reason.hasItem() ? reason.item() : Map.of());
                    // A plan from a stale read makes the failures of the other actions meaningless.
                    if (refused == null || exception instanceof StaleReadException) {
                        refused = exception;
                    }
                }
                case "TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded" -> {
                    if (refused == null) {
                        refused = new RetryableException(action.text() + ": " + code);
                    }
                }
                default -> {
                    return new TransactionFailedException(
                            pattern, action.text(), code + ": " + reason.message(), cancelled);
                }
            }
        }
        return refused == null ? cancelled : refused;
    }

    /** Signal of a conflict or throttling: the same request is retried after a pause. */
    private static final class RetryableException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        RetryableException(String message) {
            super(message, null, false, false);
        }
    }
}
