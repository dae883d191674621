package io.azulejo.testing.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * JUnit extension that compares, after the last test of a service's suite, the documented statuses with those that the
 * tests have shown. It is registered for every suite that has this module on its class path.
 *
 * <p>A module enforces the contract if it has the file {@code src/test/openapi-unshown.txt}. Then a documented status
 * that no test shows fails the suite, unless the file lists it. A line of the file whose status is shown fails the suite
 * too, so that the list only shrinks.
 */
public final class ContractCoverage implements BeforeAllCallback {
    private static final Path UNSHOWN = Path.of("src/test/openapi-unshown.txt");
    /** End of a line whose status a test shows or not, depending on which of two requests wins a race. */
    private static final String SOMETIMES = " sometimes";

    private static final Path REPORT = Path.of("target/openapi-unshown.txt");

    @Override
    public void beforeAll(ExtensionContext context) {
        context.getRoot()
                .getStore(ExtensionContext.Namespace.create(ContractCoverage.class))
                .computeIfAbsent(AutoCloseable.class, none -> (AutoCloseable) ContractCoverage::check);
    }

    /** Returns whether the module whose tests run enforces the contract. */
    static boolean isEnforced() {
        return Files.exists(UNSHOWN);
    }

    private static void check() throws IOException {
        RecordedExchanges recorded = RecordedExchanges.instance();
        if (recorded.isEmpty()) {
            return; // the suite of a module without a service
        }
        Set<String> missing = recorded.missing();
        Files.write(REPORT, missing);
        // With -Dtest only a part of the suite has run.
        if (System.getProperty("test") == null && isEnforced()) {
            compare(missing);
        }
    }

    private static void compare(Set<String> missing) {
        Set<String> listed;
        try {
            listed = new TreeSet<>(Files.readAllLines(UNSHOWN));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Set<String> added = new TreeSet<>(missing);
        added.removeAll(listed);
        added.removeIf(status -> listed.contains(status + SOMETIMES));
        Set<String> shown = new TreeSet<>(listed);
        shown.removeAll(missing);
        shown.removeIf(line -> line.endsWith(SOMETIMES));
        if (!added.isEmpty() || !shown.isEmpty()) {
            throw new AssertionError("Documented statuses that no test shows: " + added + ". Lines of " + UNSHOWN
                    + " to remove, because a test shows them or the document no longer has them: " + shown);
        }
    }
}
