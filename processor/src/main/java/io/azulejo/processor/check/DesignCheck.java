package io.azulejo.processor.check;

import io.azulejo.processor.read.ReadDesign;
import io.azulejo.processor.report.Report;

/** One rule that designs keep. */
@FunctionalInterface
public interface DesignCheck {

    /** Reports every breach of the rule. */
    void check(ReadDesign design, Report report);
}
