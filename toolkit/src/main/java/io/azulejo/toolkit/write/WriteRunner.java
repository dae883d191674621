package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.ContentionException;
import io.azulejo.toolkit.error.TransactionFailedException;
import io.azulejo.toolkit.internal.Backoff;
import io.azulejo.toolkit.internal.Requests;
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
 * Carries out writes: plans them, sends one request (a transaction if there are several actions), and tries again while
 * others get in the way. Not thread-safe.
 */
public final class WriteRunner {
    private final DesignContext context;
    private final String pattern;
    private final Requests requests;
    private final ActionRequests actionRequests;

    public WriteRunner(DesignContext context, String pattern, Requests requests) {
        this.context = context;
        this.pattern = pattern;
        this.requests = requests;
        this.actionRequests = new ActionRequests(context, requests);
    }

    public <R> R run(Write<R> write) {
        Attempt<R> attempt = attempt(List.of(write));
        return attempt.plans().getFirst().outcome().of(attempt.returned());
    }

    /** Carries out all writes or none; the results are made when they are asked for. */
    public List<Supplier<Object>> runAll(List<Write<?>> writes) {
        List<Supplier<Object>> results = new ArrayList<>();
        Attempt<Object> attempt = attempt(writes);
        attempt.plans().forEach(plan -> results.add(() -> plan.outcome().of(null)));
        return results;
    }

    private record Attempt<R>(
            List<Plan<? extends R>> plans, @Nullable Map<String, AttributeValue> returned) {}

    private <R> Attempt<R> attempt(List<? extends Write<? extends R>> writes) {
        Backoff backoff = new Backoff(context.options().retries());
        RuntimeException last;
        do {
            List<Plan<? extends R>> plans = new ArrayList<>();
            for (Write<? extends R> write : writes) {
                plans.add(write.plan(context, requests));
            }
            try {
                return new Attempt<>(plans, send(ActionMerge.merge(plans)));
            } catch (StaleReadException | TransactionConflictException | InTheWayException e) {
                last = e;
            }
        } while (backoff.again());
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
            throw only.refusal().of(e.hasItem() ? e.item() : Map.of());
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
                    RuntimeException exception = action.refusal().of(reason.hasItem() ? reason.item() : Map.of());
                    // What was planned on a stale read says nothing about the other actions either.
                    if (refused == null || exception instanceof StaleReadException) {
                        refused = exception;
                    }
                }
                case "TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded" -> {
                    if (refused == null) {
                        refused = new InTheWayException(action.text() + ": " + code);
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

    /** Another transaction or too much traffic: the same again, a little later. */
    private static final class InTheWayException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        InTheWayException(String message) {
            super(message, null, false, false);
        }
    }
}
