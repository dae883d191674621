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
    /** They weigh the design as a whole, so they wait until it holds. */
    private final List<DesignCheck> advice = List.of(
            new IndexKeyUsedCheck(),
            new IndexRepeatCheck(),
            new ProjectionWidthCheck(),
            new PrivateDataCheck(),
            new CollectionSizeCheck(),
            new UniquenessCheck(),
            new TenantCheck(),
            new ChangingStateCheck(),
            new LifetimeCheck(),
            new KeyKnownCheck());

    public void check(ReadDesign design, Report report) {
        errors.forEach(check -> check.check(design, report));
        findings.forEach(check -> check.check(design, report));
        if (!report.hasErrors()) {
            advice.forEach(check -> check.check(design, report));
        }
    }
}
