package io.azulejo.http.host;

import io.azulejo.http.limit.Rate;
import io.azulejo.http.limit.RateLimits;
import io.azulejo.http.limit.RouteClass;
import io.azulejo.listener.Deadlines;
import io.azulejo.listener.FileDescriptors;
import io.azulejo.listener.TlsFiles;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Address, limits and clock of a host.
 *
 * @param address the interface to listen on; loopback by default
 * @param port 0 for any free port
 * @param managementPort the port of {@code /health} and {@code /metrics}; empty if they share that of the services
 * @param maxBody the largest request body in bytes
 * @param rates the rate limit of each route class; a class without one is not limited
 * @param network who may call, from where
 * @param grace how long a stop waits for running requests
 * @param onLost runs if a port cannot be listened on any more while the process lives
 */
public record HostOptions(
        String address,
        int port,
        OptionalInt managementPort,
        long maxBody,
        Map<RouteClass, Rate> rates,
        Network network,
        Duration grace,
        InstantSource clock,
        Runnable onLost) {

    /**
     * Connections of a host.
     *
     * @param deadlines how long a request may take to arrive, and a connection to stay idle
     * @param maxConnections further connections wait until one is closed
     * @param proxies whose word on the client's address is believed
     * @param proxyProtocol whether every connection begins with a PROXY header (version 1 or 2), as some load balancers
     *     send it
     * @param origins whose web pages may call the services
     * @param tls certificate and key of the services' port; empty for plain HTTP
     */
    public record Network(
            Deadlines deadlines,
            int maxConnections,
            TrustedProxies proxies,
            boolean proxyProtocol,
            Set<String> origins,
            Optional<TlsFiles> tls) {

        public Network {
            origins = Set.copyOf(origins);
        }

        static Network defaults() {
            return new Network(
                    new Deadlines(Duration.ofSeconds(10), Duration.ofSeconds(30), Duration.ofSeconds(75)),
                    FileDescriptors.connectionsPerPort(),
                    TrustedProxies.none(),
                    false,
                    Set.of(),
                    Optional.empty());
        }

        /** Returns the connections of the management port, which nobody reaches through a proxy. */
        Network forManagement() {
            return new Network(deadlines, maxConnections, TrustedProxies.none(), false, Set.of(), Optional.empty());
        }
    }

    public static HostOptions defaults() {
        return new HostOptions(
                "127.0.0.1",
                8080,
                OptionalInt.empty(),
                1024 * 1024,
                RateLimits.defaults(),
                Network.defaults(),
                Duration.ofSeconds(10),
                InstantSource.system(),
                () -> {});
    }

    public HostOptions withAddress(String other) {
        return new HostOptions(other, port, managementPort, maxBody, rates, network, grace, clock, onLost);
    }

    public HostOptions withPort(int other) {
        return new HostOptions(address, other, managementPort, maxBody, rates, network, grace, clock, onLost);
    }

    public HostOptions withManagementPort(OptionalInt other) {
        return new HostOptions(address, port, other, maxBody, rates, network, grace, clock, onLost);
    }

    public HostOptions withRates(Map<RouteClass, Rate> other) {
        return new HostOptions(address, port, managementPort, maxBody, other, network, grace, clock, onLost);
    }

    public HostOptions withDeadlines(Deadlines other) {
        return withNetwork(new Network(
                other,
                network.maxConnections(),
                network.proxies(),
                network.proxyProtocol(),
                network.origins(),
                network.tls()));
    }

    public HostOptions withMaxConnections(int other) {
        return withNetwork(new Network(
                network.deadlines(),
                other,
                network.proxies(),
                network.proxyProtocol(),
                network.origins(),
                network.tls()));
    }

    public HostOptions withProxies(TrustedProxies other) {
        return withNetwork(new Network(
                network.deadlines(),
                network.maxConnections(),
                other,
                network.proxyProtocol(),
                network.origins(),
                network.tls()));
    }

    public HostOptions withProxyProtocol(boolean other) {
        return withNetwork(new Network(
                network.deadlines(),
                network.maxConnections(),
                network.proxies(),
                other,
                network.origins(),
                network.tls()));
    }

    public HostOptions withOrigins(Set<String> other) {
        return withNetwork(new Network(
                network.deadlines(),
                network.maxConnections(),
                network.proxies(),
                network.proxyProtocol(),
                other,
                network.tls()));
    }

    public HostOptions withTls(Optional<TlsFiles> other) {
        return withNetwork(new Network(
                network.deadlines(),
                network.maxConnections(),
                network.proxies(),
                network.proxyProtocol(),
                network.origins(),
                other));
    }

    private HostOptions withNetwork(Network other) {
        return new HostOptions(address, port, managementPort, maxBody, rates, other, grace, clock, onLost);
    }

    public HostOptions withGrace(Duration other) {
        return new HostOptions(address, port, managementPort, maxBody, rates, network, other, clock, onLost);
    }

    public HostOptions withClock(InstantSource other) {
        return new HostOptions(address, port, managementPort, maxBody, rates, network, grace, other, onLost);
    }

    public HostOptions withOnLost(Runnable other) {
        return new HostOptions(address, port, managementPort, maxBody, rates, network, grace, clock, other);
    }
}
