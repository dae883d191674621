package io.azulejo.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static io.azulejo.architecture.Modules.CLASSES;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModuleBoundariesTest {

    @Test
    void annotations_dependOnly_onTheJdk() {
        classes()
                .that()
                .resideInAPackage(Modules.ANNOTATIONS)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(Modules.ANNOTATIONS, "java..", "org.jspecify.annotations")
                .check(CLASSES);
    }

    @Test
    void model_hasNoDependency_onOtherModules() {
        noClasses()
                .that()
                .resideInAnyPackage(Modules.MODEL)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Modules.PROCESSOR, Modules.TOOLKIT, Modules.ENGINE, Modules.SERVER, Modules.CLI)
                .check(CLASSES);
    }

    @Test
    void designTools_dependsOnly_onTheModel() {
        noClasses()
                .that()
                .resideInAPackage(Modules.DESIGN_TOOLS)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        Modules.PROCESSOR,
                        Modules.TOOLKIT,
                        Modules.ENGINE,
                        Modules.SERVER,
                        Modules.CLI,
                        "software.amazon.awssdk..")
                .check(CLASSES);
    }

    @Test
    void spi_hasNoDependency_onOtherModules() {
        noClasses()
                .that()
                .resideInAPackage(Modules.SPI)
                .should()
                .dependOnClassesThat(new DescribedPredicate<>("are in another module of this project") {
                    @Override
                    public boolean test(JavaClass type) {
                        return type.getPackageName().startsWith("io.azulejo.")
                                && !type.getPackageName().startsWith("io.azulejo.spi");
                    }
                })
                .check(CLASSES);
    }

    @Test
    void toolkitAndEngine_shareOnly_sdkClientAndSpi() {
        noClasses()
                .that()
                .resideInAnyPackage(Modules.TOOLKIT, Modules.PROCESSOR)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Modules.ENGINE, Modules.SERVER, Modules.CLI)
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAnyPackage(Modules.ENGINE, Modules.SERVER)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        Modules.TOOLKIT, Modules.PROCESSOR, "io.azulejo.annotation..", "io.azulejo.design..")
                .check(CLASSES);
    }

    @Test
    void engine_isPureJava_withoutHttpStorageOrJson() {
        noClasses()
                .that()
                .resideInAPackage(Modules.ENGINE)
                .and()
                .resideOutsideOfPackage(Modules.ROCKSDB)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.rocksdb..", "io.helidon..", "com.fasterxml..", "tools.jackson..", "java.net.http..")
                .check(CLASSES);
    }

    @Test
    void engine_hasNoDependency_onServerOrCli() {
        noClasses()
                .that()
                .resideInAPackage(Modules.ENGINE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Modules.SERVER, Modules.CLI)
                .check(CLASSES);
    }

    @Test
    void server_hasNoDependency_onTheSdk() {
        noClasses()
                .that()
                .resideInAPackage(Modules.SERVER)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("software.amazon.awssdk..")
                .check(CLASSES);
    }

    @Test
    void patterns_knowOnly_theToolkit() {
        noClasses()
                .that()
                .resideInAPackage(Modules.PATTERNS)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        Modules.ENGINE,
                        Modules.SERVER,
                        Modules.HTTP,
                        Modules.AUTH,
                        Modules.CLI,
                        "io.helidon..",
                        "io.avaje..",
                        "io.micrometer..")
                .check(CLASSES);
    }

    @Test
    void micrometer_knowsOnly_theToolkit() {
        noClasses()
                .that()
                .resideInAPackage(Modules.MICROMETER)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        Modules.ENGINE, Modules.SERVER, Modules.PATTERNS, Modules.HTTP, Modules.AUTH, Modules.CLI)
                .check(CLASSES);
    }

    @Test
    void migrate_standsAbove_toolkitAndPatternsOnly() {
        noClasses()
                .that()
                .resideInAPackage(Modules.MIGRATE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        Modules.PROCESSOR,
                        Modules.ENGINE,
                        Modules.SERVER,
                        Modules.HTTP,
                        Modules.AUTH,
                        Modules.CLI,
                        "io.helidon..",
                        "io.avaje..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAnyPackage(Modules.TOOLKIT, Modules.PATTERNS)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(Modules.MIGRATE)
                .check(CLASSES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "io.azulejo.auth",
                "io.azulejo.designtools",
                "io.azulejo.engine",
                "io.azulejo.http",
                "io.azulejo.patterns",
                "io.azulejo.processor",
                "io.azulejo.server",
                "io.azulejo.toolkit"
            })
    void packages_ofAModule_haveNoCycles(String root) {
        slices().matching(root + ".(*)..")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void internalPackages_areUsed_onlyByTheirOwnModule() {
        classes()
                .that(new DescribedPredicate<>("are internal") {
                    @Override
                    public boolean test(JavaClass type) {
                        return type.getPackageName().contains(".internal");
                    }
                })
                .should(new ArchCondition<>("be used only by their own module") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        String owner = type.getPackageName().split("\\.internal", 2)[0];
                        type.getDirectDependenciesToSelf().stream()
                                .filter(use ->
                                        !use.getOriginClass().getPackageName().startsWith(owner))
                                .forEach(use -> events.add(SimpleConditionEvent.violated(type, use.getDescription())));
                    }
                })
                .allowEmptyShould(true)
                .check(CLASSES);
    }
}
