package io.azulejo.designtools;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.Finding;
import io.azulejo.designtools.lint.LintReport;
import java.util.List;
import org.junit.jupiter.api.Test;

class LintReportTest {
    private static final Finding OPEN = new Finding(Diagnostic.INDEX_UNUSED, "GSI1", "Index GSI1 is unused", null);
    private static final Finding ACCEPTED =
            new Finding(Diagnostic.HOT_PARTITION, "Order", "All items share ALL", "one order a day");
    private static final Finding UNUSED = new Finding(Diagnostic.ACCEPT_UNUSED, "Shop", "matches no finding", null);

    @Test
    void report_everythingAccepted_isCleanAndSaysWhy() {
        LintReport report = LintReport.of(with(ACCEPTED));

        assertThat(report.clean()).isTrue();
        assertThat(report.text()).contains("because one order a day", "0 open, 1 accepted");
    }

    @Test
    void report_openFindingOrUnusedSuppression_isNotClean() {
        assertThat(LintReport.of(with(OPEN, ACCEPTED)).clean()).isFalse();
        assertThat(LintReport.of(with(UNUSED)).clean()).isFalse();
        assertThat(LintReport.of(with(OPEN)).text())
                .contains("AZ205 (docs/diagnostics/AZ205.md)", "GSI1: Index GSI1 is unused", "1 open, 0 accepted");
    }

    @Test
    void report_ofEveryOriginal_hasSomethingOpen() {
        assertThat(OriginalDesigns.NAMES)
                .allSatisfy(name -> assertThat(
                                LintReport.of(OriginalDesigns.design(name)).clean())
                        .isFalse());
    }

    private static DesignDefinition with(Finding... findings) {
        DesignDefinition design = OriginalDesigns.design("orders");
        return new DesignDefinition(
                design.type(),
                design.tables(),
                design.projections(),
                design.aggregates(),
                design.patterns(),
                List.of(findings));
    }
}
