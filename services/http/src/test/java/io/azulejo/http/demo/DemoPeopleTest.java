package io.azulejo.http.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DemoPeopleTest {
    private static final Map<String, List<DemoLogin>> LOGINS = Map.of(
            "identity",
                    DemoAccounts.all().stream()
                            .map(account -> new DemoLogin(account.email(), "secret", ""))
                            .toList(),
            "blog", List.of(),
            "wavyblog",
                    List.of(
                            new DemoLogin("root", "secret", "admin"),
                            new DemoLogin("maria", "secret", "user"),
                            new DemoLogin("joao", "secret", "user")));

    @Test
    void people_ofTheSampleData_haveALoginAtEveryIssuer() {
        List<DemoPerson> people = DemoPeople.of(LOGINS);

        assertThat(people).hasSameSizeAs(DemoAccounts.all());
        assertThat(people).allSatisfy(person -> assertThat(person.logins()).containsOnlyKeys("identity", "wavyblog"));
    }

    @Test
    void admins_areAdminsEverywhere_andNobodyElseIs() {
        List<DemoPerson> people = DemoPeople.of(LOGINS);

        assertThat(people.getFirst().may()).containsEntry("blog", "admin").containsEntry("wavyblog", "root (admin)");
        assertThat(people.subList(1, people.size()))
                .allSatisfy(person -> assertThat(person.may().get("wavyblog")).doesNotContain("admin"));
    }

    @Test
    void rolesInCompanies_nameTheCompany() {
        DemoPerson helena = DemoPeople.of(LOGINS).stream()
                .filter(person -> person.name().startsWith("Helena"))
                .findFirst()
                .orElseThrow();

        assertThat(helena.may().get("orders")).contains("Tech Solutions: owner", "Oficina Nova: owner");
    }

    @Test
    void people_beforeTheSampleDataIsLoaded_areNone() {
        assertThat(DemoPeople.of(Map.of())).isEmpty();
    }
}
