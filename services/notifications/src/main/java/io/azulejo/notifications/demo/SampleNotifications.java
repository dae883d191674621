package io.azulejo.notifications.demo;

import io.azulejo.notifications.domain.Draft;
import java.util.List;

/** Definitions of the sample notifications. */
final class SampleNotifications {

    private SampleNotifications() {}

    static List<Draft> all() {
        return List.of(
                new Draft("Welcome", "Good to have you here.", "account", List.of("in_app", "email")),
                new Draft("Your order was packed", "It leaves tomorrow morning.", "orders", List.of("in_app", "push")),
                new Draft("Your order is on its way", "The tram brings it up the hill.", "orders", List.of("in_app")),
                new Draft("Invoice 2026-031", "49,90 € due on Friday.", "billing", List.of("email", "in_app")),
                new Draft(
                        "New tiles in the workshop",
                        "Blue, white, and one that is neither.",
                        "news",
                        List.of("in_app")),
                new Draft(
                        "Lena wrote a comment",
                        "“The glaze goes on grey and comes out blue.”",
                        "social",
                        List.of("in_app")),
                new Draft("A sign-in from a new device", "Was it you?", "security", List.of("in_app", "sms", "email")),
                new Draft("Maintenance on Sunday", "From 2 to 3 in the morning.", "news", List.of("in_app")),
                new Draft("Your order has arrived", "It waits at the door.", "orders", List.of("push", "in_app")),
                new Draft("How was it?", "Tell us in one minute.", "news", List.of("email")));
    }
}
