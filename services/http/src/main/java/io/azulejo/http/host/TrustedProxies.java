package io.azulejo.http.host;

import io.azulejo.http.caller.ClientAddress;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.ServerRequestHeaders;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Networks whose {@code Forwarded} and {@code X-Forwarded-*} headers are believed. Anybody can send such a header, so
 * only what the nearest trusted proxies have added counts: the address before them is the client's. A proxy that adds one
 * kind of header passes the other kind on as the client sent it; if both are there and disagree, neither is believed.
 */
public final class TrustedProxies {
    private static final HeaderName FORWARDED = HeaderNames.create("Forwarded");
    private static final HeaderName FORWARDED_FOR = HeaderNames.create("X-Forwarded-For");
    private static final HeaderName FORWARDED_PROTO = HeaderNames.create("X-Forwarded-Proto");
    private static final Pattern FOR = Pattern.compile("(?i)(?:^|;)\\s*for=\"?(\\[[0-9a-f:.]+]|[^\";,]+)");
    private static final Pattern PROTO = Pattern.compile("(?i)(?:^|;)\\s*proto=\"?(https?)");
    private static final Pattern ADDRESS = Pattern.compile("[0-9a-fA-F:.]{2,45}");

    private final List<Network> networks;

    private static final class Network {
        private final byte[] address;
        private final int bits;

        Network(byte[] address, int bits) {
            this.address = address;
            this.bits = bits;
        }

        boolean contains(byte[] other) {
            if (other.length != address.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit & 7);
                if ((address[bit >> 3] & mask) != (other[bit >> 3] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    private TrustedProxies(List<Network> networks) {
        this.networks = networks;
    }

    public static TrustedProxies none() {
        return new TrustedProxies(List.of());
    }

    public boolean isEmpty() {
        return networks.isEmpty();
    }

    /**
     * Returns the proxies in networks such as {@code 10.0.0.0/8} or {@code ::1}.
     *
     * @throws IllegalArgumentException if a text is no network
     */
    public static TrustedProxies of(Iterable<String> texts) {
        List<Network> networks = new ArrayList<>();
        for (String text : texts) {
            int slash = text.indexOf('/');
            byte[] address = address(slash < 0 ? text : text.substring(0, slash))
                    .orElseThrow(() -> new IllegalArgumentException(text + " is not a network such as 10.0.0.0/8"));
            int bits = slash < 0 ? address.length * 8 : bits(text, slash, address.length * 8);
            networks.add(new Network(address, bits));
        }
        return new TrustedProxies(List.copyOf(networks));
    }

    private static int bits(String text, int slash, int most) {
        String digits = text.substring(slash + 1);
        if (!digits.matches("\\d{1,3}") || Integer.parseInt(digits) > most) {
            throw new IllegalArgumentException(text + " must end with /0 to /" + most);
        }
        return Integer.parseInt(digits);
    }

    /** Returns the bytes of an address; empty for a name, which is never looked up. */
    private static Optional<byte[]> address(String text) {
        if (!ADDRESS.matcher(text).matches() || (text.indexOf(':') < 0 && text.split("\\.", -1).length != 4)) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.getByName(text).getAddress());
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }

    private boolean trusts(String host) {
        return address(host)
                .filter(bytes -> networks.stream().anyMatch(network -> network.contains(bytes)))
                .isPresent();
    }

    /** Returns where a connection with a PROXY header came from. */
    ClientAddress clientOf(String peer, String source, boolean secure) {
        return new ClientAddress(trusts(peer) && address(source).isPresent() ? source : peer, secure);
    }

    /** Returns where a request came from. */
    ClientAddress client(String peer, boolean secure, ServerRequestHeaders headers) {
        if (networks.isEmpty() || !trusts(peer)) {
            return new ClientAddress(peer, secure);
        }
        List<String> forwarded = list(headers, FORWARDED);
        List<String> hops = list(headers, FORWARDED_FOR);
        String proto = last(list(headers, FORWARDED_PROTO)).orElse("");
        if (!forwarded.isEmpty()) {
            List<String> others = hops;
            hops = forwarded.stream()
                    .map(element -> first(FOR, element).orElse("unknown"))
                    .toList();
            if (!others.isEmpty() && !withoutPort(others.getLast()).equals(withoutPort(hops.getLast()))) {
                return new ClientAddress(peer, secure);
            }
            proto = first(PROTO, forwarded.getLast()).orElse(proto);
        }
        String client = peer;
        for (int i = hops.size() - 1; i >= 0 && trusts(client); i--) {
            String hop = withoutPort(hops.get(i));
            if (address(hop).isEmpty()) {
                break; // unknown or hidden: the proxy that says so is the nearest address there is
            }
            client = hop;
        }
        return new ClientAddress(client, proto.isEmpty() ? secure : proto.equalsIgnoreCase("https"));
    }

    private static List<String> list(ServerRequestHeaders headers, HeaderName name) {
        List<String> values = new ArrayList<>();
        if (headers.contains(name)) {
            headers.get(name)
                    .allValues()
                    .forEach(value -> Arrays.stream(value.split(",", -1))
                            .map(String::strip)
                            .filter(part -> !part.isEmpty())
                            .forEach(values::add));
        }
        return values;
    }

    private static Optional<String> first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1).strip()) : Optional.empty();
    }

    private static Optional<String> last(List<String> values) {
        return values.isEmpty() ? Optional.empty() : Optional.of(values.getLast());
    }

    private static String withoutPort(String hop) {
        if (hop.startsWith("[")) {
            int end = hop.indexOf(']');
            return end < 0 ? hop : hop.substring(1, end);
        }
        int colon = hop.indexOf(':');
        return colon >= 0 && colon == hop.lastIndexOf(':') ? hop.substring(0, colon) : hop;
    }
}
