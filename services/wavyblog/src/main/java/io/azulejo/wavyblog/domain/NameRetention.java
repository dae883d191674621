package io.azulejo.wavyblog.domain;

import io.azulejo.toolkit.Generated;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAlias;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Reservation of the names of deleted users, so that nobody is taken for them.
 *
 * @param time how long a name is reserved
 */
public record NameRetention(InstantSource clock, Duration time) {
    /** Leaves room for the other actions of the transaction that deletes a user. */
    private static final int MAX_FORMER_NAMES = 90;

    List<UserAlias> reservations(User user) {
        List<String> names = new ArrayList<>(
                user.formerNames().stream().sorted().limit(MAX_FORMER_NAMES).toList());
        names.add(user.username());
        return names.stream()
                .map(name ->
                        new UserAlias(name, null, user.userId(), clock.instant().plus(time), Generated.TIME))
                .toList();
    }
}
