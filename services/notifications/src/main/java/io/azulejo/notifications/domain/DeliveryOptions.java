package io.azulejo.notifications.domain;

import java.time.Duration;

/**
 * Settings of the delivery.
 *
 * @param workers maximum number of concurrent deliveries by this server; 0 disables delivery
 * @param lease time for one attempt before another worker takes over
 * @param poll interval at which the outbox is checked
 * @param attempts maximum number of attempts
 * @param firstPause approximate delay before the second attempt; it doubles with each further one
 * @param longestPause upper limit of the delay
 */
public record DeliveryOptions(
        int workers, Duration lease, Duration poll, int attempts, Duration firstPause, Duration longestPause) {

    public static DeliveryOptions defaults() {
        return new DeliveryOptions(
                16, Duration.ofMinutes(1), Duration.ofSeconds(2), 10, Duration.ofSeconds(5), Duration.ofHours(1));
    }
}
