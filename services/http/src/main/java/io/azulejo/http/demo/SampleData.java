package io.azulejo.http.demo;

import java.util.List;

/**
 * Loader of one service's sample data, a bean of the service's scope. It writes through the service's own domain logic.
 */
public interface SampleData {

    /** Returns how many steps {@link #load} reports. */
    int steps();

    /**
     * Loads the missing data. It is idempotent: a second load changes nothing, and it completes one that was
     * interrupted.
     *
     * @param step called after every step
     * @return the accounts that can sign in at this service; empty if people sign in as one of {@link DemoAccounts}
     */
    List<DemoLogin> load(Runnable step);
}
