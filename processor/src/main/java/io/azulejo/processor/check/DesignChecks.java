package io.azulejo.processor.check;

import io.azulejo.processor.read.ReadDesign;
import io.azulejo.processor.report.Report;
import java.util.List;

/** All rules. */
public final class DesignChecks {
    private final List<DesignCheck> errors = List.of(
            new TemplateCheck(),
            new GeneratedNameCheck(),
            new AttributeCheck(),
            new RoleCheck(),
            new FromKeyCheck(),
            new EntityTypeCheck(),
            new KeyOverlapCheck(),
            new IndexKeyCheck(),
            new IndexLimitCheck(),
            new ConstraintCheck(),
            new ProjectionCheck(),
            new StaleKeyCheck());
    private final List<DesignCheck> findings = List.of(
            new TransactionSizeCheck(),
            new ForeignItemsCheck(),
            new SortOrderCheck(),
            new UniqueTimeCheck(),
            new IndexUsedCheck(),
            new HotPartitionCheck());

    public void check(ReadDesign design, Report report) {
        errors.forEach(check -> check.check(design, report));
        findings.forEach(check -> check.check(design, report));
    }
}
