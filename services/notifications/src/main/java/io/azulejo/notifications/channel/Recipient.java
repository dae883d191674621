package io.azulejo.notifications.channel;

import java.util.List;
import java.util.Optional;

/** A user as channels see one; whatever a channel does not ask for is not looked up. */
public interface Recipient {

    String userId();

    String email();

    Optional<String> phone();

    /** By which a push provider knows the user's devices. */
    List<String> deviceTokens();
}
