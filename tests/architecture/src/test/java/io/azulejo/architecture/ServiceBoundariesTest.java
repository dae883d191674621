package io.azulejo.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static io.azulejo.architecture.Modules.CLASSES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Dependency rules of the services: api may use rules, rules may use table, and no service may use another. */
class ServiceBoundariesTest {
    private static final String WEB = "io.azulejo.http..";

    /** Returns the root packages of the services without trailing dots. */
    static Stream<String> services() {
        return Modules.SERVICES.stream()
                .filter(root -> !root.equals(WEB))
                .map(root -> root.substring(0, root.length() - 2));
    }

    @ParameterizedTest
    @MethodSource("services")
    void table_hasNoDependency_onRulesOrHttp(String service) {
        noClasses()
                .that()
                .resideInAPackage(service + ".table..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(service + ".rules..", service + ".api..", "io.helidon..", "io.avaje.http..")
                .check(CLASSES);
    }

    @ParameterizedTest
    @MethodSource("services")
    void rules_haveNoDependency_onHttp(String service) {
        noClasses()
                .that()
                .resideInAPackage(service + ".rules..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(service + ".api..", "io.helidon..", "io.avaje.http..", "java.net.http..")
                .check(CLASSES);
    }

    @ParameterizedTest
    @MethodSource("services")
    void service_hasNoDependency_onOtherServices(String service) {
        List<String> others = Modules.SERVICES.stream()
                .filter(root -> !root.equals(WEB) && !root.equals(service + ".."))
                .toList();
        noClasses()
                .that()
                .resideInAPackage(service + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others.toArray(String[]::new))
                .check(CLASSES);
    }

    @ParameterizedTest
    @MethodSource("services")
    void service_runsOn_anyBackend(String service) {
        noClasses()
                .that()
                .resideInAPackage(service + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Modules.ENGINE, Modules.SERVER, Modules.CLI)
                .check(CLASSES);
    }

    @Test
    void web_hasNoDependency_onServicesOrBackends() {
        List<String> others =
                new ArrayList<>(services().map(root -> root + "..").toList());
        others.addAll(List.of(Modules.ENGINE, Modules.SERVER, Modules.CLI));
        noClasses()
                .that()
                .resideInAPackage(WEB)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others.toArray(String[]::new))
                .check(CLASSES);
    }
}
