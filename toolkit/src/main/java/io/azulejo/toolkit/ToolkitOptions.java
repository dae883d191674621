package io.azulejo.toolkit;

import io.azulejo.annotation.Converter;
import io.azulejo.toolkit.codec.Converters;
import io.azulejo.toolkit.cursor.CursorKeys;
import io.azulejo.toolkit.observe.CallListener;
import io.azulejo.toolkit.observe.RequestHook;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Settings of a running design. Immutable.
 *
 * @param clock source of timestamps, ids and expiry
 * @param variables values of the variables in table names; they take precedence over the environment
 * @param environment fallback for variables; returns null for an unknown one
 * @param cursorKeys keys that encrypt cursors
 * @param cursorLifetime time after which a cursor is rejected; null for never
 * @param listener notified of every call; null for none
 * @param requestHook called with every request
 * @param retries retry policy for conflicts and unprocessed items
 * @param evaluatedPerPage maximum number of items read to fill one page; the page may be short if it is reached
 * @param unreadableItems what a read of several items does with one that it cannot decode
 * @param converters the instances of {@code @Injected} converters
 */
public record ToolkitOptions(
        InstantSource clock,
        Map<String, String> variables,
        Environment environment,
        CursorKeys cursorKeys,
        @Nullable Duration cursorLifetime,
        @Nullable CallListener listener,
        RequestHook requestHook,
        RetryOptions retries,
        int evaluatedPerPage,
        UnreadableItems unreadableItems,
        Converters converters) {

    public ToolkitOptions {
        variables = Map.copyOf(variables);
        if (evaluatedPerPage < 1) {
            throw new IllegalArgumentException("evaluatedPerPage is at least 1, not " + evaluatedPerPage);
        }
    }

    /** Source of values for variables in table names. */
    @FunctionalInterface
    public interface Environment {
        @Nullable
        String value(String variable);
    }

    /**
     * Returns the defaults: system clock and environment, no listener, at most 1000 items evaluated per page, and
     * failure on unreadable items. Each call
     * creates a random cursor key, so cursors work only in this process and until it ends.
     */
    public static ToolkitOptions defaults() {
        return new ToolkitOptions(
                InstantSource.system(),
                Map.of(),
                System::getenv,
                CursorKeys.random(),
                null,
                null,
                RequestHook.NONE,
                RetryOptions.defaults(),
                1000,
                UnreadableItems.fail(),
                Converters.NONE);
    }

    public ToolkitOptions clock(InstantSource clock) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                converters);
    }

    public ToolkitOptions variables(Map<String, String> variables) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                converters);
    }

    public ToolkitOptions environment(Environment environment) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                converters);
    }

    public ToolkitOptions cursorKeys(CursorKeys cursorKeys) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                converters);
    }

    public ToolkitOptions cursorLifetime(@Nullable Duration cursorLifetime) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                converters);
    }

    public ToolkitOptions listener(@Nullable CallListener listener) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                converters);
    }

    public ToolkitOptions requestHook(RequestHook requestHook) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                converters);
    }

    public ToolkitOptions retries(RetryOptions retries) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                converters);
    }

    public ToolkitOptions evaluatedPerPage(int evaluatedPerPage) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                converters);
    }

    public ToolkitOptions unreadableItems(UnreadableItems unreadableItems) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                converters);
    }

    /** Returns the options with these instances of {@code @Injected} converters. */
    public ToolkitOptions converters(Converter<?, ?>... instances) {
        return new ToolkitOptions(
                clock,
                variables,
                environment,
                cursorKeys,
                cursorLifetime,
                listener,
                requestHook,
                retries,
                evaluatedPerPage,
                unreadableItems,
                Converters.of(List.of(instances)));
    }
}
