package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/** Number of unread notifications of a user. */
@Entity
@Key(pk = "USER#{userId}", sk = "INBOX")
public record Inbox(
        @FromKey String userId, long unread, @Version long version) {}
