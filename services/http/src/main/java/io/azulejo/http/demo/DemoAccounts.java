package io.azulejo.http.demo;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Accounts that the sample data of the blog, the sessions and the orders refer to. Their ids are constants, so that
 * each service can refer to them without a lookup.
 */
public final class DemoAccounts {
    public static final String BLOG = "blog";
    public static final String SESSIONS = "sessions";

    /** The company from the orders document. Its check digits are wrong in the document too. */
    public static final String TECH_SOLUTIONS = "12345678000199";

    public static final String PADARIA_AURORA = "11222333000181";

    /** A company with an alphanumeric CNPJ, as issued from 2026 on. */
    public static final String OFICINA_NOVA = "12ABC34501DE35";

    public static final String PASSWORD = "azulejo-demo";

    public static final DemoAccount ANA = new DemoAccount(
            "acc_demo_ana",
            "ana@example.org",
            "Ana Ribeiro",
            Set.of("platform-admin"),
            Map.of(BLOG, Set.of("admin"), SESSIONS, Set.of("operator")));
    public static final DemoAccount BRUNO =
            person("bruno", "Bruno Tavares", Map.of(BLOG, Set.of("editor"), SESSIONS, Set.of("player")));
    public static final DemoAccount CARLA =
            person("carla", "Carla Mendes", Map.of(BLOG, Set.of("moderator"), SESSIONS, Set.of("player")));
    public static final DemoAccount DAVI =
            person("davi", "Davi Rocha", Map.of(BLOG, Set.of("author"), SESSIONS, Set.of("player")));
    public static final DemoAccount ELISA =
            person("elisa", "Elisa Prado", Map.of(BLOG, Set.of("author"), SESSIONS, Set.of("player")));
    public static final DemoAccount FABIO =
            person("fabio", "Fábio Lima", Map.of(BLOG, Set.of("reader"), SESSIONS, Set.of("player")));
    public static final DemoAccount GABRIELA = person("gabriela", "Gabriela Nunes", Map.of(BLOG, Set.of("reader")));

    public static final DemoAccount HELENA =
            person("helena", "Helena Duarte", Map.of(TECH_SOLUTIONS, Set.of("owner"), OFICINA_NOVA, Set.of("owner")));
    public static final DemoAccount IGOR = person("igor", "Igor Freitas", Map.of(TECH_SOLUTIONS, Set.of("sales")));
    public static final DemoAccount JOANA = person("joana", "Joana Pires", Map.of(TECH_SOLUTIONS, Set.of("stock")));
    public static final DemoAccount LUCAS = person("lucas", "Lucas Barros", Map.of(TECH_SOLUTIONS, Set.of("picker")));
    public static final DemoAccount MARTA = person("marta", "Marta Leal", Map.of(TECH_SOLUTIONS, Set.of("picker")));
    public static final DemoAccount NUNO = person("nuno", "Nuno Sá", Map.of(TECH_SOLUTIONS, Set.of("shipper")));
    public static final DemoAccount OLIVIA =
            person("olivia", "Olívia Castro", Map.of(TECH_SOLUTIONS, Set.of("finance")));
    public static final DemoAccount PAULO = person("paulo", "Paulo Reis", Map.of(TECH_SOLUTIONS, Set.of("auditor")));
    public static final DemoAccount RAQUEL = person("raquel", "Raquel Aurora", Map.of(PADARIA_AURORA, Set.of("owner")));
    public static final DemoAccount SERGIO =
            person("sergio", "Sérgio Couto", Map.of(PADARIA_AURORA, Set.of("picker", "shipper")));

    private DemoAccounts() {}

    public static List<DemoAccount> all() {
        return List.of(
                ANA, BRUNO, CARLA, DAVI, ELISA, FABIO, GABRIELA, HELENA, IGOR, JOANA, LUCAS, MARTA, NUNO, OLIVIA, PAULO,
                RAQUEL, SERGIO);
    }

    private static DemoAccount person(String id, String name, Map<String, Set<String>> memberships) {
        return new DemoAccount("acc_demo_" + id, id + "@example.org", name, Set.of(), memberships);
    }
}
