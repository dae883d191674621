package io.azulejo.processor.check;

import io.azulejo.processor.read.ReadDesign;
import io.azulejo.processor.report.Report;
import java.util.List;

/** All rules. Those after the first see only templates whose components exist. */
public final class DesignChecks {
    private final DesignCheck templates = new TemplateCheck();
    private final List<DesignCheck> checks = List.of();

    public void check(ReadDesign design, Report report) {
        templates.check(design, report);
        checks.forEach(check -> check.check(design, report));
    }
}
