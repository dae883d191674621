package io.azulejo.http.demo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * People of the sample data, each with one login at every issuer. The local issuer's accounts give the names; the users
 * of the other issuers are distributed among them, admins to admins.
 */
public final class DemoPeople {
    private static final String IDENTITY = "identity";
    private static final String ADMIN = "admin";
    private static final Map<String, String> COMPANIES = Map.of(
            DemoAccounts.TECH_SOLUTIONS, "Tech Solutions",
            DemoAccounts.PADARIA_AURORA, "Padaria Aurora",
            DemoAccounts.OFICINA_NOVA, "Oficina Nova");

    private DemoPeople() {}

    /** Returns the people; empty if the local issuer has no sample accounts. */
    public static List<DemoPerson> of(Map<String, List<DemoLogin>> loginsByService) {
        List<DemoPerson> people = new ArrayList<>();
        List<DemoLogin> own = loginsByService.getOrDefault(IDENTITY, List.of());
        int users = 0;
        for (DemoAccount account : DemoAccounts.all()) {
            DemoLogin login = own.stream()
                    .filter(each -> each.login().equals(account.email()))
                    .findFirst()
                    .orElse(null);
            if (login == null) {
                continue;
            }
            boolean admin = !account.roles().isEmpty();
            Map<String, String> may = memberships(account);
            Map<String, DemoLogin> logins = new LinkedHashMap<>();
            logins.put(IDENTITY, login);
            for (Map.Entry<String, List<DemoLogin>> service : new TreeMap<>(loginsByService).entrySet()) {
                if (!service.getKey().equals(IDENTITY) && !service.getValue().isEmpty()) {
                    DemoLogin there = choose(service.getValue(), admin, users);
                    logins.put(service.getKey(), there);
                    may.put(service.getKey(), there.login() + " (" + there.role() + ")");
                }
            }
            if (!admin) {
                users++;
            }
            people.add(new DemoPerson(account.id(), account.name(), may, logins));
        }
        return List.copyOf(people);
    }

    private static DemoLogin choose(List<DemoLogin> logins, boolean admin, int position) {
        List<DemoLogin> alike = logins.stream()
                .filter(login -> login.role().equals(ADMIN) == admin)
                .toList();
        List<DemoLogin> possible = alike.isEmpty() ? logins : alike;
        return possible.get(position % possible.size());
    }

    private static Map<String, String> memberships(DemoAccount account) {
        Map<String, String> may = new LinkedHashMap<>();
        new TreeMap<>(account.memberships()).forEach((tenant, roles) -> {
            if (COMPANIES.containsKey(tenant)) {
                may.merge("orders", COMPANIES.get(tenant) + ": " + text(roles), (one, other) -> one + "; " + other);
            } else {
                may.put(tenant, text(roles));
            }
        });
        return may;
    }

    private static String text(Set<String> roles) {
        return String.join(", ", roles.stream().sorted().toList());
    }
}
