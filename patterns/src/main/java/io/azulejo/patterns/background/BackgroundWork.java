package io.azulejo.patterns.background;

/** Background task of a service. It starts after the routes are registered and stops before the scope closes. */
public interface BackgroundWork {

    void start();

    /**
     * Called before the host waits for running requests. A task that keeps requests open without end must end them
     * here.
     */
    default void stopping() {}

    /** Stops the task, and returns when nothing is running any more. */
    void stop();
}
