package io.azulejo.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static io.azulejo.architecture.Modules.CLASSES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Inside a service: api, then rules, then table. Between services: nothing. */
class ServiceWallsTest {
    private static final String WEB = "io.azulejo.web..";

    /** The root packages of the services, without dots at the end. */
    static Stream<String> services() {
        return Modules.SERVICES.stream()
                .filter(root -> !root.equals(WEB))
                .map(root -> root.substring(0, root.length() - 2));
    }

    @ParameterizedTest
    @MethodSource("services")
    void table_knowsNothing_ofRulesAndHttp(String service) {
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
    void rules_knowNothing_ofHttp(String service) {
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
    void service_knowsNo_otherService(String service) {
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
    void web_knowsNoService_andNoBackend() {
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
