package io.azulejo.cli.admin;

import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.password.Passwords;
import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.serve.BuiltInServices;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.identity.domain.Accounts;
import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountAttributes;
import io.azulejo.identity.table.AccountEmail;
import io.azulejo.identity.table.AccountKeys;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.IdentityTableDesign;
import io.azulejo.identity.table.Membership;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Account of the local issuer that receives a role without a permission check; registered if it does not exist. */
final class FirstAccount {
    @Option(names = "--email", required = true, paramLabel = "ADDRESS", description = "The account's e-mail address.")
    @SuppressWarnings("NullAway.Init")
    private String email;

    @Option(names = "--name", paramLabel = "NAME", description = "The name of a new account.")
    private @Nullable String name;

    @Mixin
    final NewPassword password = new NewPassword();

    /** Existing or new account, and a note for the message. */
    private record Found(String accountId, String note) {}

    private interface Grant {
        void to(IdentityTable table, String accountId);
    }

    /** Gives the account a role in a tenant, and returns a message. */
    String grant(DynamoDbClient client, String tenant, String role) {
        return granted(
                client,
                role + " in " + tenant,
                (table, accountId) -> table.memberships()
                        .put(new Membership(accountId, tenant, roles(table, accountId, tenant, role))));
    }

    /** Gives the account a role that applies in every tenant, and returns a message. */
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
        IdentityTableDesign table = IdentityTableDesign.on(client, BuiltInServices.tables());
        table.createTables();
        try {
            Found found = find(table);
            grant.to(table, found.accountId());
            return email + " has the role " + what + " now, from the next sign-in on" + found.note();
        } catch (ProblemException e) {
            throw new CommandFailedException(String.valueOf(e.getMessage()), e);
        }
    }

    private Found find(IdentityTable table) {
        Optional<AccountEmail> found = table.email(TextValidation.email(email));
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
