package io.azulejo.engine.history;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Calls on items that each hold one balance, and their sequential behaviour. A result holds the balances read or
 * written, by item name; null if the condition failed.
 */
sealed interface Account {
    /** Creates an item that must not exist. */
    record Open(String item, int balance) implements Account {}

    /** Replaces a balance that must be the expected one. */
    record Exchange(String item, int expected, int balance) implements Account {}

    /** Adds to a balance, which starts at zero; the result is the new balance. */
    record Deposit(String item, int amount) implements Account {}

    /** Deletes an item; the result is its last balance. */
    record Close(String item) implements Account {}

    record Read(String item) implements Account {}

    /** Moves an amount between two items in a transaction, if both exist and the first has enough. */
    record Transfer(String from, String to, int amount) implements Account {}

    /** Reads items in a transaction. */
    record ReadAll(List<String> items) implements Account {}

    /** Balances by item; an item that does not exist has none. */
    record Result(boolean applied, Map<String, Integer> balances) {
        static final Result FAILED = new Result(false, Map.of());

        static Result of(Map<String, Integer> balances) {
            return new Result(true, new TreeMap<>(balances));
        }
    }

    /** Sequential behaviour on plain maps. */
    final class Plain implements SequentialSpecification<Map<String, Integer>, Account, Result> {
        private final Map<String, Integer> initial;

        Plain(Map<String, Integer> initial) {
            this.initial = initial;
        }

        @Override
        public Map<String, Integer> initial() {
            return initial;
        }

        @Override
        public Optional<Map<String, Integer>> after(Map<String, Integer> state, Account call, Result result) {
            Map<String, Integer> after = new HashMap<>(state);
            return apply(after, call).equals(result) ? Optional.of(after) : Optional.empty();
        }

        static Result apply(Map<String, Integer> state, Account call) {
            return switch (call) {
                case Open open ->
                    state.putIfAbsent(open.item(), open.balance()) == null ? Result.of(Map.of()) : Result.FAILED;
                case Exchange exchange ->
                    state.replace(exchange.item(), exchange.expected(), exchange.balance())
                            ? Result.of(Map.of())
                            : Result.FAILED;
                case Deposit deposit ->
                    Result.of(Map.of(deposit.item(), state.merge(deposit.item(), deposit.amount(), Integer::sum)));
                case Close close -> {
                    Result last = read(state, List.of(close.item()));
                    state.remove(close.item());
                    yield last;
                }
                case Read read -> read(state, List.of(read.item()));
                case ReadAll read -> read(state, read.items());
                case Transfer transfer -> {
                    if (state.getOrDefault(transfer.from(), 0) < transfer.amount()
                            || !state.containsKey(transfer.to())) {
                        yield Result.FAILED;
                    }
                    state.merge(transfer.from(), -transfer.amount(), Integer::sum);
                    state.merge(transfer.to(), transfer.amount(), Integer::sum);
                    yield Result.of(Map.of());
                }
            };
        }

        private static Result read(Map<String, Integer> state, List<String> items) {
            Map<String, Integer> found = new TreeMap<>(state);
            found.keySet().retainAll(items);
            return Result.of(found);
        }
    }
}
