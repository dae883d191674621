package io.azulejo.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static io.azulejo.architecture.Modules.CLASSES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Dependency rules of the services: api may use domain, domain may use table, and no service may use another. */
class ServiceBoundariesTest {
    /** Returns the root packages of the services without trailing dots. */
    static Stream<String> services() {
        return Modules.SERVICES.stream().map(root -> root.substring(0, root.length() - 2));
    }

    @ParameterizedTest
    @MethodSource("services")
    void table_hasNoDependency_onDomainOrHttp(String service) {
        noClasses()
                .that()
                .resideInAPackage(service + ".table..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(service + ".domain..", service + ".api..", "io.helidon..", "io.avaje.http..")
                .check(CLASSES);
    }

    @ParameterizedTest
    @MethodSource("services")
    void domain_hasNoDependency_onHttp(String service) {
        noClasses()
                .that()
                .resideInAPackage(service + ".domain..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(service + ".api..", "io.helidon..", "io.avaje.http..", "java.net.http..")
                .check(CLASSES);
    }

    @ParameterizedTest
    @MethodSource("services")
    void service_hasNoDependency_onOtherServices(String service) {
        List<String> others = Modules.SERVICES.stream()
                .filter(root -> !root.equals(service + ".."))
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
    void httpAndAuth_haveNoDependency_onServicesOrBackends() {
        List<String> others =
                new ArrayList<>(services().map(root -> root + "..").toList());
        others.addAll(List.of(Modules.ENGINE, Modules.SERVER, Modules.CLI));
        noClasses()
                .that()
                .resideInAnyPackage(Modules.HTTP, Modules.AUTH)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others.toArray(String[]::new))
                .check(CLASSES);
    }

    @Test
    void http_hasNoDependency_onAuth() {
        noClasses()
                .that()
                .resideInAPackage(Modules.HTTP)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(Modules.AUTH)
                .check(CLASSES);
    }
}
