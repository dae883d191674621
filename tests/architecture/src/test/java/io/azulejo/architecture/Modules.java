package io.azulejo.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;

/** Root packages of the modules, and their classes, imported once. */
final class Modules {
    static final String ANNOTATIONS = "io.azulejo.annotation..";
    static final String[] MODEL = {ANNOTATIONS, "io.azulejo.template..", "io.azulejo.design.."};
    static final String SPI = "io.azulejo.spi..";
    static final String PROCESSOR = "io.azulejo.processor..";
    static final String TOOLKIT = "io.azulejo.toolkit..";
    static final String DESIGN_TOOLS = "io.azulejo.designtools..";
    static final String ENGINE = "io.azulejo.engine..";
    static final String ROCKSDB = "io.azulejo.engine.rocksdb..";
    static final String SERVER = "io.azulejo.server..";
    static final String PATTERNS = "io.azulejo.patterns..";
    static final String MICROMETER = "io.azulejo.micrometer..";
    static final String MIGRATE = "io.azulejo.migrate..";
    static final String HTTP = "io.azulejo.http..";
    static final String AUTH = "io.azulejo.auth..";
    static final String CLI = "io.azulejo.cli..";
    static final List<String> SERVICES = List.of(
            "io.azulejo.identity..",
            "io.azulejo.wavyblog..",
            "io.azulejo.blog..",
            "io.azulejo.notifications..",
            "io.azulejo.orders..",
            "io.azulejo.sessions..");

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.azulejo");

    private Modules() {}
}
