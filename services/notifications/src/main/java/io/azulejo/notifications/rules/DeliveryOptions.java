package io.azulejo.notifications.rules;

import java.time.Duration;

/**
 * How notifications are delivered.
 *
 * @param workers how many are delivered at once by this process; 0 leaves delivery to others
 * @param lease how long a worker has for one attempt before another takes over
 * @param poll how often the outbox is looked into without being woken
 * @param attempts before delivery is given up
 * @param firstPause about how long after the first attempt the second comes; it doubles from then on
 * @param longestPause where the doubling ends
 */
public record DeliveryOptions(
        int workers, Duration lease, Duration poll, int attempts, Duration firstPause, Duration longestPause) {

    public static DeliveryOptions defaults() {
        return new DeliveryOptions(
                16, Duration.ofMinutes(1), Duration.ofSeconds(2), 10, Duration.ofSeconds(5), Duration.ofHours(1));
    }
}
