package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import org.jspecify.annotations.Nullable;

/**
 * User with a unique name and address, both of which can change.
 *
 * @param articles number of articles, the total of the author's list
 * @param favorites number of favourites, the total of the list of favourites
 */
@Entity("USER")
@Key(pk = "USER#{userId}", sk = "USER")
@Unique(component = "username", guard = UserName.class)
@Unique(component = "email", guard = UserEmail.class)
public record User(
        @GeneratedId String userId,
        String username,
        String email,
        String passwordHash,
        @Nullable String bio,
        @Nullable String image,
        long articles,
        long favorites) {}
