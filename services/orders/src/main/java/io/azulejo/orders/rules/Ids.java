package io.azulejo.orders.rules;

import com.github.f4b6a3.ulid.UlidCreator;

/** Ids that rise with time. */
final class Ids {
    private Ids() {}

    static String next() {
        return UlidCreator.getMonotonicUlid().toString();
    }
}
