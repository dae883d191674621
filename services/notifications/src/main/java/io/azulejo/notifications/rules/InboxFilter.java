package io.azulejo.notifications.rules;

import org.jspecify.annotations.Nullable;

/**
 * Which notifications of an inbox are meant.
 *
 * @param reading whether they are read, or not, or either
 * @param archived the archived ones instead of the others
 */
public record InboxFilter(
        Reading reading,
        boolean archived,
        @Nullable String channel,
        @Nullable String category) {
    public static final InboxFilter ALL = new InboxFilter(Reading.EITHER, false, null, null);
    public static final InboxFilter UNREAD = new InboxFilter(Reading.UNREAD, false, null, null);
    public static final InboxFilter READ = new InboxFilter(Reading.READ, false, null, null);

    /** What is asked of whether a notification is read. */
    public enum Reading {
        EITHER,
        UNREAD,
        READ
    }
}
