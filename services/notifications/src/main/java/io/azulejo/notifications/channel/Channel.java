package io.azulejo.notifications.channel;

import java.util.List;

/**
 * A way to a user. Must be thread-safe.
 *
 * <p>A message may come more than once, when a worker died before it could write down that it was delivered. It then has
 * the same id, by which a channel or its provider can know it again.
 */
public interface Channel {

    /** What notifications call it, such as {@code email}. */
    String name();

    /** Where the user can be reached on this channel; nothing if nowhere. */
    List<String> addresses(Recipient recipient);

    Outcome deliver(Message message);

    /** When a message is delivered. */
    default Timing timing() {
        return Timing.QUEUED;
    }

    /** When a message is delivered. */
    enum Timing {
        /** By a worker, again and again until it has worked or all attempts are used up. */
        QUEUED,
        /** As soon as it is stored, once: being stored is what counts, and what is missed is found in the inbox. */
        AT_ONCE
    }
}
