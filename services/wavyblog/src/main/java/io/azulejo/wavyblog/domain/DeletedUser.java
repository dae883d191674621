package io.azulejo.wavyblog.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserBuilder;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import java.util.Optional;
import java.util.Set;

/** Placeholder user that owns the kept posts of deleted users. Nobody can sign in as this user or register its name. */
final class DeletedUser {
    static final String NAME = "deleted";
    /** Not a valid address, so nobody can register it. */
    private static final String EMAIL = NAME;

    private DeletedUser() {}

    /** Creates the user if it is missing. */
    static void ensureExists(WavyBlogTable table) {
        Optional<User> found = table.user(NAME);
        if (found.filter(user -> !user.email().equals(EMAIL)).isPresent()) {
            throw ProblemException.conflict("The posts cannot be kept: a user is already called " + NAME);
        }
        if (found.isEmpty()) {
            User user = UserBuilder.blank()
                    .userId(Ids.next("usr_"))
                    .username(NAME)
                    .email(EMAIL)
                    .role(Role.USER)
                    .status(UserStatus.DISABLED)
                    .formerNames(Set.of())
                    .build();
            try {
                table.transaction()
                        .create(user)
                        .create(IdPointers.ofUser(user.userId(), NAME))
                        .run();
            } catch (AlreadyExistsException concurrent) {
                return; // another deletion has created it concurrently
            }
        }
    }
}
