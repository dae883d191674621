package io.azulejo.cli.admin;

import io.azulejo.cli.call.CommandFailedException;
import io.azulejo.cli.serve.Systems;
import io.azulejo.identity.rules.Accounts;
import io.azulejo.identity.table.AccountEmail;
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

/** An account of the local issuer that gets a role in a tenant, without anybody's leave. */
final class FirstMember {
    @Option(names = "--email", required = true, paramLabel = "ADDRESS", description = "The account's e-mail address.")
    @SuppressWarnings("NullAway.Init")
    private String email;

    @Option(names = "--name", paramLabel = "NAME", description = "The name of a new account.")
    private @Nullable String name;

    @Mixin
    final NewPassword password = new NewPassword();

    /** Registers the account where there is none of that address; says what was done. */
    String grant(DynamoDbClient client, String tenant, String role) {
        IdentityTableDesign table = IdentityTableDesign.on(client, Systems.tables());
        table.createTables();
        try {
            Optional<AccountEmail> found = table.email(Texts.email(email));
            String told = "";
            String accountId;
            if (found.isPresent()) {
                accountId = found.get().accountId();
            } else {
                NewPassword.Chosen chosen = password.choose();
                accountId = register(table, chosen);
                told = ", registered" + chosen.told();
            }
            table.memberships().put(new Membership(accountId, tenant, roles(table, accountId, tenant, role)));
            return email + " has the role " + role + " in " + tenant + " now, from the next sign-in on" + told;
        } catch (ProblemException e) {
            throw new CommandFailedException(String.valueOf(e.getMessage()), e);
        }
    }

    private String register(IdentityTable table, NewPassword.Chosen chosen) {
        if (name == null) {
            throw new CommandFailedException("There is no account of " + email + ": give --name to register one");
        }
        return new Accounts(table, new Passwords(PasswordOptions.defaults()))
                .register(email, name, chosen.password())
                .accountId();
    }

    private static Set<String> roles(IdentityTable table, String accountId, String tenant, String role) {
        Set<String> roles = new HashSet<>(Set.of(role));
        table.known(accountId).orElseThrow().memberships().stream()
                .filter(membership -> membership.tenant().equals(tenant))
                .forEach(membership -> roles.addAll(membership.roles()));
        return roles;
    }
}
