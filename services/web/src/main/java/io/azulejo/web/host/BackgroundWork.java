package io.azulejo.web.host;

/** Work of a service beside its requests, started after the routes stand and stopped before the scope closes. */
public interface BackgroundWork {

    void start();

    /** The host is about to wait for the requests under way: whoever keeps some open without end, ends them. */
    default void stopping() {}

    /** Returns when nothing runs any more. */
    void stop();
}
