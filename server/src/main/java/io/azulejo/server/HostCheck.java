package io.azulejo.server;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Check of the {@code Host} header against DNS rebinding.
 *
 * <p>A web page can let its own name resolve to this machine and then read what a server here answers. The browser
 * still sends the page's name as {@code Host}, so only names that an attacker cannot own are accepted: {@code
 * localhost}, IP addresses, and configured names.
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

    /**
     * Returns whether a name is an IP address. No top-level domain is a number, so a name of only digits and dots is an
     * IPv4 address.
     */
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
