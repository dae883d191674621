package io.azulejo.engine.history;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Search for an order of a history's calls that explains all results and puts no call before one that had ended when it
 * began. It tries every call that may come next and backtracks at dead ends; visited combinations of calls and state
 * are not tried again (Wing and Gong's search with Lowe's cache).
 */
final class Linearizability<S, C, R> {
    private final SequentialSpecification<S, C, R> behaviour;
    private final List<Event<C, R>> events;
    private final Set<Tried<S>> failed = new HashSet<>();

    private record Tried<S>(BitSet done, S state) {}

    private Linearizability(SequentialSpecification<S, C, R> behaviour, List<Event<C, R>> events) {
        this.behaviour = behaviour;
        this.events = events;
    }

    static <S, C, R> boolean holds(SequentialSpecification<S, C, R> behaviour, List<Event<C, R>> events) {
        return new Linearizability<>(behaviour, events).search(new BitSet(), behaviour.initial());
    }

    private boolean search(BitSet done, S state) {
        if (done.cardinality() == events.size()) {
            return true;
        }
        if (!failed.add(new Tried<>((BitSet) done.clone(), state))) {
            return false;
        }
        for (int i = done.nextClearBit(0); i < events.size(); i = done.nextClearBit(i + 1)) {
            if (mayComeNext(i, done)) {
                Event<C, R> event = events.get(i);
                Optional<S> after = behaviour.after(state, event.call(), event.result());
                if (after.isPresent()) {
                    done.set(i);
                    if (search(done, after.get())) {
                        return true;
                    }
                    done.clear(i);
                }
            }
        }
        return false;
    }

    private boolean mayComeNext(int candidate, BitSet done) {
        for (int i = done.nextClearBit(0); i < events.size(); i = done.nextClearBit(i + 1)) {
            if (i != candidate && events.get(i).endedBefore(events.get(candidate))) {
                return false;
            }
        }
        return true;
    }
}
