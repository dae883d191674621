package io.azulejo.web.demo;

import java.util.List;

/** Rich data of one service, a bean of its scope. It goes through the service's own rules, like anybody's data. */
public interface SampleData {

    /** How often {@link #load} reports a step. */
    int steps();

    /**
     * Loads what is missing: a second load changes nothing, and one that was cut short is completed.
     *
     * @param step to be called after every step
     * @return who can sign in at the service itself; none where people sign in as one of {@link DemoAccounts}
     */
    List<DemoLogin> load(Runnable step);
}
