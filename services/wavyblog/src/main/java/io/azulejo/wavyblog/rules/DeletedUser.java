package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserBuilder;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import java.util.Optional;

/** The user that gets the posts of users who are gone. Nobody can sign in as this user, or get the name. */
final class DeletedUser {
    static final String NAME = "deleted";
    /** No address, so that nobody can register with it. */
    private static final String EMAIL = NAME;

    private DeletedUser() {}

    /** Makes the user where it is missing. */
    static void prepare(WavyBlogTable table) {
        Optional<User> found = table.user(NAME);
        if (found.filter(user -> !user.email().equals(EMAIL)).isPresent()) {
            throw ProblemException.conflict("The posts cannot be kept: somebody is called " + NAME + " here");
        }
        if (found.isEmpty()) {
            User user = UserBuilder.blank()
                    .userId(Ids.next("usr_"))
                    .username(NAME)
                    .email(EMAIL)
                    .role(Role.USER)
                    .status(UserStatus.DISABLED)
                    .build();
            try {
                table.transaction()
                        .create(user)
                        .create(IdPointers.ofUser(user.userId(), NAME))
                        .run();
            } catch (AlreadyExistsException other) {
                return; // another deletion began at the same moment
            }
        }
    }
}
