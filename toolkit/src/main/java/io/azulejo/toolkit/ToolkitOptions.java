package io.azulejo.toolkit;

import io.azulejo.toolkit.cursor.CursorKeys;
import io.azulejo.toolkit.observe.CallListener;
import io.azulejo.toolkit.observe.RequestHook;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Settings of a running design. Immutable.
 *
 * @param clock where timestamps, ids and expiry come from
 * @param variables what replaces variables in table names, before the environment is asked
 * @param environment what is asked for a variable next; null for one it does not know
 * @param cursorKeys encrypts cursors
 * @param cursorLifetime after which a cursor is refused, null for never
 * @param listener is told of every call, null if nobody listens
 * @param requestHook sees every request
 * @param retries of what others got in the way of
 * @param evaluatedPerPage how many items at most are read to fill one page; a page may be short then
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
        int evaluatedPerPage) {

    public ToolkitOptions {
        variables = Map.copyOf(variables);
        if (evaluatedPerPage < 1) {
            throw new IllegalArgumentException("evaluatedPerPage is at least 1, not " + evaluatedPerPage);
        }
    }

    /** Where variables of table names are looked up. */
    @FunctionalInterface
    public interface Environment {
        @Nullable
        String value(String variable);
    }

    /**
     * The system's clock and environment, nobody listening, pages of at most 1000 items evaluated. Cursors are
     * encrypted with a key made at random on each call: they do not outlive the process nor work in another.
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
                1000);
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
                evaluatedPerPage);
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
                evaluatedPerPage);
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
                evaluatedPerPage);
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
                evaluatedPerPage);
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
                evaluatedPerPage);
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
                evaluatedPerPage);
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
                evaluatedPerPage);
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
                evaluatedPerPage);
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
                evaluatedPerPage);
    }
}
