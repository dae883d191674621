package io.azulejo.listener;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** The share of the process's file descriptors that connections may take. */
public final class FileDescriptors {
    private static final int MOST = 8192;
    private static final int LEAST = 16;
    /** Of those that are free: two ports and the store's files, with as much again in reserve. */
    private static final int PORTS_AND_RESERVE = 4;

    private FileDescriptors() {}

    /** Returns how many connections one port may have, so that the process always has descriptors left. */
    public static int connectionsPerPort() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? connectionsPerPort(unix.getMaxFileDescriptorCount() - unix.getOpenFileDescriptorCount())
                : MOST;
    }

    static int connectionsPerPort(long free) {
        return Math.clamp(free / PORTS_AND_RESERVE, LEAST, MOST);
    }
}
