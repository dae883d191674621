package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.sessions.table.AccountLink;
import io.azulejo.sessions.table.AccountLinkKeys;
import io.azulejo.sessions.table.LinkCode;
import io.azulejo.sessions.table.LinkCodeKeys;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;

/**
 * Links between accounts and Discord users. The account requests a code and its Discord user types it; both then have
 * the same rank in a session. Thread-safe.
 */
@Singleton
public final class AccountLinks {
    private static final Duration CODE_VALID_FOR = Duration.ofMinutes(10);
    /** Letters and digits that are not mistaken for others. */
    private static final String ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

    private static final int CODE_LENGTH = 8;

    private final SessionsTable table;
    private final SessionTransactions activity;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    public AccountLinks(SessionsTable table, SessionTransactions activity, InstantSource clock) {
        this.table = table;
        this.activity = activity;
        this.clock = clock;
    }

    /** Returns a new code for an account that is not linked yet. */
    public LinkCode requestCode(Actor account) {
        if (linkedTo(account.userId()).isPresent()) {
            throw ProblemException.conflict("The account is already linked to a Discord user; unlink it first");
        }
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < CODE_LENGTH; i++) {
            code.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        Instant end = clock.instant().plus(CODE_VALID_FOR);
        return table.linkCodeTable()
                .create(new LinkCode(code.toString(), Fields.user("userId", account.userId()), end, 0));
    }

    /** Links the Discord user who typed a code to the account that requested it. A code works once. */
    public void complete(Actor discordUser, String typed) {
        String text = typed.strip().toUpperCase(Locale.ROOT);
        LinkCode code = (text.length() == CODE_LENGTH
                        ? table.linkCodeTable().getConsistent(LinkCodeKeys.of(text))
                        : Optional.<LinkCode>empty())
                .orElseThrow(() -> ProblemException.invalid("code", "is unknown or too old"));
        if (code.accountId().equals(discordUser.userId())) {
            throw ProblemException.conflict("The account already is this Discord user");
        }
        Instant now = clock.instant();
        try {
            activity.transactionFor(discordUser)
                    .delete(code)
                    .create(new AccountLink(code.accountId(), discordUser.userId(), false, now, 0))
                    .create(new AccountLink(discordUser.userId(), code.accountId(), true, now, 0))
                    .run();
        } catch (AlreadyExistsException linked) {
            throw ProblemException.conflict("The account or the Discord user is already linked");
        }
    }

    /** Returns the link of an account or a Discord user with a consistent read. */
    public Optional<AccountLink> linkedTo(String userId) {
        return table.accountLinkTable().getConsistent(AccountLinkKeys.of(userId));
    }

    /** Removes the link of an account. */
    public void unlink(Actor account) {
        AccountLink link = linkedTo(account.userId())
                .orElseThrow(() -> ProblemException.notFound("Discord user linked to", account.userId()));
        TransactWrite transaction = table.transaction().delete(link);
        linkedTo(link.otherId())
                .filter(other -> other.otherId().equals(account.userId()))
                .ifPresent(transaction::delete);
        transaction.run();
    }

    /** Returns whether both ids belong to the same person. */
    boolean same(String userId, String otherId) {
        return userId.equals(otherId)
                || linkedTo(userId)
                        .filter(link -> link.otherId().equals(otherId))
                        .isPresent();
    }
}
