package io.azulejo.processor.check;

import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;

/** Rule that a design must follow. */
@FunctionalInterface
public interface DesignCheck {

    /** Reports every violation of the rule. */
    void check(ParsedDesign design, Report report);
}
