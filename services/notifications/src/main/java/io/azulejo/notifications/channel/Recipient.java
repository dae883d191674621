package io.azulejo.notifications.channel;

import java.util.List;
import java.util.Optional;

/** Recipient as channels see it. Contact data is read only when a channel asks for it. */
public interface Recipient {

    String userId();

    String email();

    Optional<String> phone();

    /** Returns the push tokens of the user's devices. */
    List<String> deviceTokens();
}
