package io.azulejo.identity.demo;

import io.azulejo.identity.rules.Accounts;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.Membership;
import io.azulejo.web.demo.DemoAccount;
import io.azulejo.web.demo.DemoAccounts;
import io.azulejo.web.demo.DemoLogin;
import io.azulejo.web.demo.SampleData;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The people of all services' sample data. Their memberships are written as items: there is no owner yet whom the rules
 * could ask.
 */
@Singleton
final class DemoPeople implements SampleData {
    private final IdentityTable table;
    private final Accounts accounts;

    DemoPeople(IdentityTable table, Accounts accounts) {
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

    /** Such as {@code blog: admin; sessions: operator}. */
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
