package io.azulejo.blog.table;

import io.avaje.jsonb.Json;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Counters of a post. They are a separate item, so that an increment writes this small item and not the post. */
@Entity
@Json
@Key(pk = "POST#{postId}", sk = "STATS")
public record PostStats(@FromKey String postId, long likes, long comments, long bookmarks, long views) {}
