package io.azulejo.web.identity;

import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.AccessToken;
import io.azulejo.web.token.Caller;
import io.azulejo.web.token.RefreshTokens;
import io.azulejo.web.token.TokenIssuer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Accounts, sign-ins, and who may do what in which tenant. Thread-safe. */
public final class Identity {
    private static final Pattern EMAIL = Pattern.compile("[^@\\s\\p{Cntrl}]{1,64}@[^@\\s\\p{Cntrl}]{1,189}");

    private final IdentityTable table;
    private final Passwords passwords;
    private final TokenIssuer accessTokens;
    private final RefreshTokens refreshTokens;

    public Identity(IdentityTable table, Passwords passwords, TokenIssuer accessTokens, RefreshTokens refreshTokens) {
        this.table = table;
        this.passwords = passwords;
        this.accessTokens = accessTokens;
        this.refreshTokens = refreshTokens;
    }

    /** What an account that signed in goes on with. */
    public record SignedIn(Caller caller, AccessToken access, String refresh) {}

    public Account register(String email, String name, String password, Set<String> roles) {
        String address = canonical(email);
        if (!EMAIL.matcher(address).matches()) {
            throw ProblemException.invalid("email", "must be an e-mail address of at most 254 characters");
        }
        if (name.isBlank() || name.length() > 100) {
            throw ProblemException.invalid("name", "must be 1 to 100 characters");
        }
        Passwords.check("password", password);
        return table.accounts()
                .create(new Account(
                        Generated.ID,
                        address,
                        name,
                        passwords.hash(password),
                        roles,
                        false,
                        0,
                        Generated.TIME,
                        Generated.TIME,
                        0));
    }

    public SignedIn login(String email, String password) {
        Optional<IdentityTable.Known> known =
                table.email(canonical(email)).flatMap(found -> table.known(found.accountId()));
        String hash = known.map(found -> found.account().passwordHash()).orElse(null);
        if (!passwords.verify(password, hash) || known.isEmpty()) {
            throw ProblemException.unauthenticated("Address or password is wrong");
        }
        Account account = allowed(known.get().account());
        if (passwords.outdated(account.passwordHash())) {
            rehash(account, password);
        }
        return signedIn(known.get(), refreshTokens.begin(account.accountId(), account.epoch()));
    }

    public SignedIn refresh(String token) {
        RefreshTokens.Refreshed refreshed = refreshTokens.refresh(token);
        IdentityTable.Known known = known(refreshed.subject());
        if (allowed(known.account()).epoch() != refreshed.epoch()) {
            refreshTokens.end(refreshed.token());
            throw ProblemException.unauthenticated("All sign-ins of this account were ended: sign in again");
        }
        return signedIn(known, refreshed.token());
    }

    public void logout(String token) {
        refreshTokens.end(token);
    }

    /** Replaces the password and ends every sign-in. */
    public void changePassword(String accountId, String oldPassword, String newPassword) {
        Passwords.check("newPassword", newPassword);
        Account account = known(accountId).account();
        if (!passwords.verify(oldPassword, account.passwordHash())) {
            throw ProblemException.invalid("oldPassword", "is wrong");
        }
        table.accounts().put(account.withPassword(passwords.hash(newPassword), account.epoch() + 1));
    }

    /** Gives an account these roles in a tenant, and no others there. */
    public void grant(String accountId, String tenant, Set<String> roles) {
        Membership membership = new Membership(known(accountId).account().accountId(), tenant, roles);
        if (roles.isEmpty()) {
            table.memberships().delete(membership);
        } else {
            table.memberships().put(membership);
        }
    }

    /** Disables an account, or enables it again; either way every sign-in ends. */
    public void setDisabled(String accountId, boolean disabled) {
        table.accounts().put(known(accountId).account().disabled(disabled));
    }

    private IdentityTable.Known known(String accountId) {
        return table.known(accountId).orElseThrow(() -> ProblemException.notFound("account", accountId));
    }

    private static Account allowed(Account account) {
        if (account.disabled()) {
            throw ProblemException.forbidden("This account is disabled");
        }
        return account;
    }

    private void rehash(Account account, String password) {
        try {
            table.accounts().put(account.withPassword(passwords.hash(password), account.epoch()));
        } catch (VersionConflictException changed) {
            // the account was changed at the same moment: the next login tries again
        }
    }

    private SignedIn signedIn(IdentityTable.Known known, String refresh) {
        Map<String, Set<String>> memberships =
                known.memberships().stream().collect(Collectors.toMap(Membership::tenant, Membership::roles));
        Account account = known.account();
        Caller caller = new Caller(account.accountId(), account.name(), account.roles(), memberships);
        return new SignedIn(caller, accessTokens.issue(caller), refresh);
    }

    private static String canonical(String email) {
        return email.trim().toLowerCase(Locale.ROOT);
    }
}
