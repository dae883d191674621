package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Handle;
import io.azulejo.blog.table.ReservedHandle;
import io.azulejo.blog.table.ReservedHandleAttributes;
import io.azulejo.blog.table.ReservedHandleKeys;
import io.azulejo.blog.table.Role;
import io.azulejo.blog.table.User;
import io.azulejo.blog.table.UserAttributes;
import io.azulejo.blog.table.UserBuilder;
import io.azulejo.blog.table.UserKeys;
import io.azulejo.blog.table.UserStatus;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.precondition.Versions;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.EnumNames;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Operations on users: registration on first use, changes of profile, role and status. */
@Singleton
public final class Users {
    /** Tenant in the token whose roles apply to the blog. */
    public static final String TENANT = "blog";

    private static final int MAX_NAME_LENGTH = 100;
    private static final int MAX_BIO_LENGTH = 2000;

    private final BlogTable table;
    private final InstantSource clock;

    public Users(BlogTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    public User require(String userId) {
        return table.profile(Ids.requireId("user", userId))
                .orElseThrow(() -> ProblemException.notFound("user", userId));
    }

    /** Returns the user with a current or former handle. */
    public User byHandle(String handle) {
        return table.handle(Ids.requireId("user", handle))
                .flatMap(found -> table.profile(found.userId()))
                .orElseThrow(() -> ProblemException.notFound("user", handle));
    }

    /** Returns the caller for a write. Registers a new caller and throws if the user is not active. */
    public Actor requireActive(Caller caller) {
        return requireActive(caller, table.profile(caller.subject()));
    }

    Actor requireActive(Caller caller, Optional<User> profile) {
        User user = profile.orElseGet(() -> register(caller));
        if (!user.active()) {
            throw ProblemException.forbidden("This user is disabled or being deleted");
        }
        return actor(caller, Optional.of(user));
    }

    /** Returns the caller for a read. Does not register a new caller. */
    public Actor reader(Caller caller) {
        return actor(caller, table.profile(caller.subject()));
    }

    /** Combines the token with the profile. The role of the profile applies, unless the token says admin. */
    static Actor actor(Caller caller, Optional<User> profile) {
        Role tokenRole = role(caller);
        Role role =
                tokenRole == Role.ADMIN ? tokenRole : profile.map(User::role).orElse(tokenRole);
        return new Actor(caller.subject(), profile.map(User::name).orElse(caller.name()), role);
    }

    private User register(Caller caller) {
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
            return require(caller.subject()); // a concurrent request of the same caller was first
        }
    }

    /** Returns the highest role in the token, global or for the blog. */
    private static Role role(Caller caller) {
        for (Role role : List.of(Role.ADMIN, Role.MODERATOR, Role.EDITOR, Role.AUTHOR)) {
            String name = EnumNames.of(role);
            if (caller.has(name) || caller.hasAt(TENANT, name)) {
                return role;
            }
        }
        return Role.READER;
    }

    /**
     * Updates the profile. Null keeps a value; an empty text removes it. A job copies a new name to posts and comments.
     */
    public User updateProfile(Actor actor, ProfileEdit edit, OptionalLong version) {
        User old = require(actor.userId());
        Versions.require(version, "profile", old.version());
        String name = edit.name() == null ? old.name() : TextValidation.line("name", edit.name(), MAX_NAME_LENGTH);
        User changed = UserBuilder.of(old)
                .name(name)
                .bio(edit.bio() == null ? old.bio() : TextValidation.optional("bio", edit.bio(), MAX_BIO_LENGTH))
                .avatarUrl(
                        edit.avatarUrl() == null ? old.avatarUrl() : TextValidation.url("avatarUrl", edit.avatarUrl()))
                .build();
        TransactWrite transaction = table.transaction().replace(old, changed);
        if (!name.equals(old.name())) {
            transaction.create(JobRecord.of(AuthorNameUpdate.TYPE, Map.of(JobRecord.USER, old.userId())));
        }
        return transaction.run().first(User.class);
    }

    /**
     * Changes the email address. The same transaction creates the guard item of the new address and deletes the old
     * one.
     */
    public User changeEmail(Actor actor, String email) {
        return table.userTable()
                .update(UserKeys.of(actor.userId()))
                .set(UserAttributes.EMAIL, TextValidation.email(email))
                .run();
    }

    /**
     * Changes the handle. The old handle still leads to the user and stays reserved. The handle of a deleted user is
     * given to nobody for a while.
     */
    public User changeHandle(Actor actor, String handle) {
        TextValidation.handle("handle", handle, 3, 32);
        User old = require(actor.userId());
        String oldHandle = old.handle();
        if (handle.equals(oldHandle)) {
            return old;
        }
        Set<String> former = new HashSet<>(old.formerHandles());
        TransactWrite transaction = table.transaction();
        if (oldHandle != null) {
            former.add(oldHandle);
            transaction.put(new Handle(oldHandle, old.userId())); // keeps the old handle reserved
        }
        if (former.remove(handle)) {
            transaction.put(new Handle(handle, old.userId())); // a former handle of this user: reclaim it
        }
        transaction.delete(
                ReservedHandleKeys.of(ReservedHandle.hashOf(handle)),
                ReservedHandleAttributes.EXPIRES_AT
                        .missing()
                        .or(ReservedHandleAttributes.EXPIRES_AT.le(clock.instant())));
        try {
            return transaction
                    .replace(
                            old,
                            UserBuilder.of(old)
                                    .handle(handle)
                                    .formerHandles(former)
                                    .build())
                    .run()
                    .first(User.class);
        } catch (ConditionFailedException reserved) {
            throw ProblemException.taken("handle");
        }
    }

    public User setRole(Actor admin, String userId, Role role) {
        return table.userTable()
                .put(UserBuilder.of(requireOther(admin, userId)).role(role).build());
    }

    public User setStatus(Actor admin, String userId, UserStatus status) {
        return table.userTable()
                .put(UserBuilder.of(requireOther(admin, userId)).status(status).build());
    }

    /** Returns a user other than the admin. Admins cannot change themselves, so the last admin cannot be locked out. */
    public User requireOther(Actor admin, String userId) {
        admin.require(Permission.MANAGE_USERS);
        if (admin.is(userId)) {
            throw ProblemException.conflict("Admins cannot do this to their own account");
        }
        User user = require(userId);
        if (user.status() == UserStatus.DELETING) {
            throw ProblemException.conflict("The user is being deleted");
        }
        return user;
    }
}
