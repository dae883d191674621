package io.azulejo.notifications.channel;

import java.util.List;

/**
 * Delivery channel. Must be thread-safe.
 *
 * <p>A message may arrive more than once if a worker crashes before it records the delivery. It has the same id each
 * time, so that the channel or its provider can recognise it.
 */
public interface Channel {

    /** Returns the channel's name in notifications, such as {@code email}. */
    String name();

    /** Returns the user's addresses on this channel, or an empty list if there are none. */
    List<String> addresses(Recipient recipient);

    Outcome deliver(Message message);

    /** Returns when messages are delivered. */
    default Timing timing() {
        return Timing.QUEUED;
    }

    /** Time of delivery. */
    enum Timing {
        /** By a worker, with retries until it succeeds or all attempts are used up. */
        QUEUED,
        /** Once, as soon as the notification is stored. No retry is needed because the inbox shows it anyway. */
        AT_ONCE
    }
}
