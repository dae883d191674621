package io.azulejo.web.host;

/** Work of a service beside its requests, started after the routes stand and stopped before the scope closes. */
public interface BackgroundWork {

    void start();

    /** Returns when nothing runs any more. */
    void stop();
}
