package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Handle;
import io.azulejo.blog.table.Role;
import io.azulejo.blog.table.User;
import io.azulejo.blog.table.UserAttributes;
import io.azulejo.blog.table.UserBuilder;
import io.azulejo.blog.table.UserKeys;
import io.azulejo.blog.table.UserStatus;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.precondition.Versions;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.text.Texts;
import io.azulejo.web.text.Words;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Users: how they come, what they change about themselves, and admins about others. */
@Singleton
public final class Users {
    /** The tenant whose roles in a token count here. */
    public static final String TENANT = "blog";

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_BIO = 2000;

    private final BlogTable table;

    public Users(BlogTable table) {
        this.table = table;
    }

    public User known(String userId) {
        return table.profile(Ids.sought("user", userId)).orElseThrow(() -> ProblemException.notFound("user", userId));
    }

    /** The user of a handle, present or former. */
    public User ofHandle(String handle) {
        return table.handle(Ids.sought("user", handle))
                .flatMap(found -> table.profile(found.userId()))
                .orElseThrow(() -> ProblemException.notFound("user", handle));
    }

    /** The caller as the user is now, for whatever changes something; a caller who is new becomes a user. */
    public Actor acting(Caller caller) {
        return acting(caller, table.profile(caller.subject()));
    }

    Actor acting(Caller caller, Optional<User> profile) {
        User user = profile.orElseGet(() -> join(caller));
        if (!user.active()) {
            throw ProblemException.forbidden("This user is disabled or being deleted");
        }
        return actor(caller, Optional.of(user));
    }

    /** The caller for whatever only looks: nobody becomes a user by that. */
    public Actor looking(Caller caller) {
        return actor(caller, table.profile(caller.subject()));
    }

    /** The blog's own role counts, unless the issuer says that the caller is an admin. */
    static Actor actor(Caller caller, Optional<User> profile) {
        Role given = role(caller);
        Role role = given == Role.ADMIN ? given : profile.map(User::role).orElse(given);
        return new Actor(caller.subject(), profile.map(User::name).orElse(caller.name()), role);
    }

    private User join(Caller caller) {
        User user = UserBuilder.blank()
                .userId(caller.subject())
                .name(caller.name().isBlank() ? caller.subject() : caller.name())
                .formerHandles(Set.of())
                .role(role(caller))
                .status(UserStatus.ACTIVE)
                .build();
        try {
            return table.userTable().create(user);
        } catch (AlreadyExistsException other) {
            return known(caller.subject()); // another request of the same caller was first
        }
    }

    /** The highest of the roles that a token names, for everywhere or for the blog. */
    private static Role role(Caller caller) {
        for (Role role : List.of(Role.ADMIN, Role.MODERATOR, Role.EDITOR, Role.AUTHOR)) {
            String name = Words.of(role);
            if (caller.has(name) || caller.hasAt(TENANT, name)) {
                return role;
            }
        }
        return Role.READER;
    }

    /** Null leaves a value as it is, an empty text removes it. A new name reaches posts and comments by a job. */
    public User describe(Actor actor, ProfileEdit edit, OptionalLong version) {
        User old = known(actor.userId());
        Versions.require(version, "profile", old.version());
        String name = edit.name() == null ? old.name() : Texts.line("name", edit.name(), LONGEST_NAME);
        User changed = UserBuilder.of(old)
                .name(name)
                .bio(edit.bio() == null ? old.bio() : Texts.optional("bio", edit.bio(), LONGEST_BIO))
                .avatarUrl(edit.avatarUrl() == null ? old.avatarUrl() : Texts.url("avatarUrl", edit.avatarUrl()))
                .build();
        TransactWrite transaction = table.transaction().replace(old, changed);
        if (!name.equals(old.name())) {
            transaction.create(JobRecord.of(NameRefresh.TYPE, Map.of(JobRecord.USER, old.userId())));
        }
        return transaction.run().first(User.class);
    }

    /** The guard of the new address is written and that of the old removed with the user, or nothing is. */
    public User changeEmail(Actor actor, String email) {
        return table.userTable()
                .update(UserKeys.of(actor.userId()))
                .set(UserAttributes.EMAIL, Texts.email(email))
                .run();
    }

    /** A former handle still leads to its user and is given to nobody else. */
    public User changeHandle(Actor actor, String handle) {
        Texts.handle("handle", handle, 3, 32);
        User old = known(actor.userId());
        String before = old.handle();
        if (handle.equals(before)) {
            return old;
        }
        Set<String> former = new HashSet<>(old.formerHandles());
        TransactWrite transaction = table.transaction();
        if (before != null) {
            former.add(before);
            transaction.put(new Handle(before, old.userId())); // instead of being released
        }
        if (former.remove(handle)) {
            transaction.put(new Handle(handle, old.userId())); // the user's own: taken back rather than created
        }
        return transaction
                .replace(
                        old,
                        UserBuilder.of(old).handle(handle).formerHandles(former).build())
                .run()
                .first(User.class);
    }

    public User setRole(Actor admin, String userId, Role role) {
        return table.userTable()
                .put(UserBuilder.of(other(admin, userId)).role(role).build());
    }

    public User setStatus(Actor admin, String userId, UserStatus status) {
        return table.userTable()
                .put(UserBuilder.of(other(admin, userId)).status(status).build());
    }

    /** No admin can lock the last one out, which is what happens when one changes oneself. */
    public User other(Actor admin, String userId) {
        admin.require(Permission.MANAGE_USERS);
        if (admin.is(userId)) {
            throw ProblemException.conflict("An admin cannot do this to oneself");
        }
        User user = known(userId);
        if (user.status() == UserStatus.DELETING) {
            throw ProblemException.conflict("The user is being deleted");
        }
        return user;
    }
}
