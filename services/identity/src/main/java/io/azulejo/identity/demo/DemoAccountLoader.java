package io.azulejo.identity.demo;

import io.azulejo.http.demo.DemoAccount;
import io.azulejo.http.demo.DemoAccounts;
import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.SampleData;
import io.azulejo.identity.domain.Accounts;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.Membership;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Accounts of all services' sample data. Their memberships are written directly as items, because no owner exists yet
 * who could grant them.
 */
@Singleton
final class DemoAccountLoader implements SampleData {
    private final IdentityTable table;
    private final Accounts accounts;

    DemoAccountLoader(IdentityTable table, Accounts accounts) {
        this.table = table;
        this.accounts = accounts;
    }

    @Override
    public int steps() {
        return DemoAccounts.all().size();
    }

    @Override
    public List<DemoLogin> load(Runnable step) {
        for (DemoAccount person : DemoAccounts.all()) {
            if (table.email(person.email()).isEmpty()) {
                accounts.register(person.id(), person.email(), person.name(), DemoAccounts.PASSWORD, person.roles());
            }
            person.memberships()
                    .forEach((tenant, roles) -> table.memberships().put(new Membership(person.id(), tenant, roles)));
            step.run();
        }
        return DemoAccounts.all().stream()
                .map(person -> new DemoLogin(person.email(), DemoAccounts.PASSWORD, roles(person)))
                .toList();
    }

    /** Returns the roles as text, such as {@code blog: admin; sessions: operator}. */
    private static String roles(DemoAccount person) {
        Map<String, Set<String>> sorted = new TreeMap<>(person.memberships());
        if (!person.roles().isEmpty()) {
            sorted.put("everywhere", person.roles());
        }
        return sorted.entrySet().stream()
                .map(each ->
                        each.getKey() + ": " + each.getValue().stream().sorted().collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
    }
}
