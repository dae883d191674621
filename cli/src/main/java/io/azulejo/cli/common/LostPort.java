package io.azulejo.cli.common;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** End of the process when a port is lost, so that a supervisor can start it again. */
public final class LostPort {
    private static final Logger LOG = LoggerFactory.getLogger(LostPort.class);
    private static final int EXIT_CODE = 1;

    private LostPort() {}

    /** Returns what to do when a port cannot be listened on any more. */
    public static Runnable of(int port) {
        return () -> {
            LOG.error("The program ends, because it cannot listen on port {} any more", port);
            System.exit(EXIT_CODE);
        };
    }
}
