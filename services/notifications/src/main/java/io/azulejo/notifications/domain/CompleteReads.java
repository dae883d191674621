package io.azulejo.notifications.domain;

import io.azulejo.notifications.table.NotificationsTable;

/**
 * Tables whose reads fail at an item that cannot be decoded, for decisions that must not overlook one: an address whose
 * user cannot be read is not free.
 */
public record CompleteReads(NotificationsTable table) {}
