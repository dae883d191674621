package io.azulejo.cli.admin;

import io.azulejo.cli.call.CommandFailedException;
import io.azulejo.cli.serve.Systems;
import io.azulejo.identity.rules.Accounts;
import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountAttributes;
import io.azulejo.identity.table.AccountEmail;
import io.azulejo.identity.table.AccountKeys;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.IdentityTableDesign;
import io.azulejo.identity.table.Membership;
import io.azulejo.web.password.PasswordOptions;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** An account of the local issuer that gets a role without anybody's leave; registered where there is none. */
final class FirstAccount {
    @Option(names = "--email", required = true, paramLabel = "ADDRESS", description = "The account's e-mail address.")
    @SuppressWarnings("NullAway.Init")
    private String email;

    @Option(names = "--name", paramLabel = "NAME", description = "The name of a new account.")
    private @Nullable String name;

    @Mixin
    final NewPassword password = new NewPassword();

    /** An account there is by now, and what to tell about it. */
    private record Found(String accountId, String told) {}

    private interface Grant {
        void to(IdentityTable table, String accountId);
    }

    /** Gives the account a role in a tenant; says what was done. */
    String grant(DynamoDbClient client, String tenant, String role) {
        return granted(
                client,
                role + " in " + tenant,
                (table, accountId) -> table.memberships()
                        .put(new Membership(accountId, tenant, roles(table, accountId, tenant, role))));
    }

    /** Gives the account a role that holds in every tenant; says what was done. */
    String grantEverywhere(DynamoDbClient client, String role) {
        return granted(client, role, (table, accountId) -> {
            Account account = table.known(accountId).orElseThrow().account();
            Set<String> roles = new HashSet<>(account.roles());
            roles.add(role);
            table.accounts()
                    .update(AccountKeys.of(accountId))
                    .set(AccountAttributes.ROLES, roles)
                    .expectVersion(account.version())
                    .run();
        });
    }

    private String granted(DynamoDbClient client, String what, Grant grant) {
        IdentityTableDesign table = IdentityTableDesign.on(client, Systems.tables());
        table.createTables();
        try {
            Found found = find(table);
            grant.to(table, found.accountId());
            return email + " has the role " + what + " now, from the next sign-in on" + found.told();
        } catch (ProblemException e) {
            throw new CommandFailedException(String.valueOf(e.getMessage()), e);
        }
    }

    private Found find(IdentityTable table) {
        Optional<AccountEmail> found = table.email(Texts.email(email));
        if (found.isPresent()) {
            return new Found(found.get().accountId(), "");
        }
        if (name == null) {
            throw new CommandFailedException("There is no account of " + email + ": give --name to register one");
        }
        NewPassword.Chosen chosen = password.choose();
        Account account =
                new Accounts(table, new Passwords(PasswordOptions.defaults())).register(email, name, chosen.password());
        return new Found(account.accountId(), ", registered" + chosen.told());
    }

    private static Set<String> roles(IdentityTable table, String accountId, String tenant, String role) {
        Set<String> roles = new HashSet<>(Set.of(role));
        table.known(accountId).orElseThrow().memberships().stream()
                .filter(membership -> membership.tenant().equals(tenant))
                .forEach(membership -> roles.addAll(membership.roles()));
        return roles;
    }
}
