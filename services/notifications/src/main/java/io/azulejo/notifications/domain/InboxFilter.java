package io.azulejo.notifications.domain;

import org.jspecify.annotations.Nullable;

/**
 * Filter for the notifications of an inbox.
 *
 * @param reading whether to include read notifications, unread ones, or both
 * @param archived true for archived notifications instead of the others
 */
public record InboxFilter(
        Reading reading,
        boolean archived,
        @Nullable String channel,
        @Nullable String category) {
    public static final InboxFilter ALL = new InboxFilter(Reading.EITHER, false, null, null);
    public static final InboxFilter UNREAD = new InboxFilter(Reading.UNREAD, false, null, null);
    public static final InboxFilter READ = new InboxFilter(Reading.READ, false, null, null);

    /** Read state to filter by. */
    public enum Reading {
        EITHER,
        UNREAD,
        READ
    }
}
