package io.azulejo.designtools.lint;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.Finding;
import java.util.Arrays;
import java.util.List;

/**
 * Findings of the compiler about a design: first the open ones, then the accepted ones with their reasons. All rules
 * are the compiler's, so lint and build never disagree. An unused suppression (an {@code @Accept} that matches no
 * finding) is an open finding too. Immutable.
 */
public record LintReport(List<Finding> open, List<Finding> accepted) {

    public LintReport {
        open = List.copyOf(open);
        accepted = List.copyOf(accepted);
    }

    public static LintReport of(DesignDefinition design) {
        return new LintReport(
                design.findings().stream()
                        .filter(finding -> finding.because() == null)
                        .toList(),
                design.findings().stream()
                        .filter(finding -> finding.because() != null)
                        .toList());
    }

    public boolean clean() {
        return open.isEmpty();
    }

    /** Returns the report as text, grouped by diagnostic. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Diagnostic diagnostic : Diagnostic.values()) {
            List<Finding> findings = open.stream()
                    .filter(finding -> finding.diagnostic() == diagnostic)
                    .toList();
            if (!findings.isEmpty()) {
                text.append("%s (%s)%n".formatted(diagnostic.id(), diagnostic.page()));
                findings.forEach(finding -> text.append("  %s: %s%n".formatted(finding.about(), finding.text())));
            }
        }
        if (!accepted.isEmpty()) {
            text.append("Accepted%n".formatted());
            accepted.forEach(finding -> text.append("  %s %s: %s%n      because %s%n"
                    .formatted(finding.diagnostic().id(), finding.about(), finding.text(), finding.because())));
        }
        return text.append("%d open, %d accepted; %d rules%n".formatted(open.size(), accepted.size(), rules()))
                .toString();
    }

    private static long rules() {
        return Arrays.stream(Diagnostic.values())
                .filter(diagnostic -> diagnostic.severity() == Diagnostic.Severity.FINDING)
                .count();
    }
}
