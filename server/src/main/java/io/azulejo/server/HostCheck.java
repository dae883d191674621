package io.azulejo.server;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides by the {@code Host} header whether a request was meant for this server.
 *
 * <p>A web page can let its own name point at this machine and then read what a server here answers (DNS rebinding).
 * The browser still sends the page's name as {@code Host}, so only names that nobody else can own are accepted:
 * {@code localhost}, addresses, and what was configured.
 */
final class HostCheck {
    private final Set<String> allowedNames;

    HostCheck(Set<String> allowedNames) {
        this.allowedNames = allowedNames;
    }

    boolean allows(@Nullable String hostHeader) {
        if (hostHeader == null || hostHeader.isEmpty()) {
            return false;
        }
        if (hostHeader.charAt(0) == '[') {
            return hostHeader.indexOf(']') > 0;
        }
        int colon = hostHeader.indexOf(':');
        String name = colon < 0 ? hostHeader : hostHeader.substring(0, colon);
        return isAddress(name) || isLocalhost(name) || allowedNames.contains(name.toLowerCase(Locale.ROOT));
    }

    private static boolean isLocalhost(String name) {
        return name.equalsIgnoreCase("localhost")
                || name.toLowerCase(Locale.ROOT).endsWith(".localhost");
    }

    /** No top-level domain is a number, so a name of digits and dots alone is an IPv4 address. */
    private static boolean isAddress(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c != '.' && (c < '0' || c > '9')) {
                return false;
            }
        }
        return !name.isEmpty();
    }
}
