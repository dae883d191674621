package io.azulejo.processor.check;

import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.List;

/** All checks, in the order in which they run. */
public final class DesignChecks {
    private final List<DesignCheck> errors = List.of(
            new TemplateCheck(),
            new GeneratedNameCheck(),
            new AttributeCheck(),
            new OldItemsCheck(),
            new RoleCheck(),
            new FromKeyCheck(),
            new EntityTypeCheck(),
            new KeyOverlapCheck(),
            new KeySpaceCheck(),
            new InjectedConverterCheck(),
            new IndexKeyCheck(),
            new IndexLimitCheck(),
            new ConstraintCheck(),
            new ProjectionCheck(),
            new StaleKeyCheck(),
            new AggregateLimitCheck());
    private final List<DesignCheck> findings = List.of(
            new TransactionSizeCheck(),
            new OtherEntityItemsCheck(),
            new SortOrderCheck(),
            new UniqueTimeCheck(),
            new UnusedIndexCheck(),
            new HotPartitionCheck());
    /** Checks that look at the design as a whole, so they run only if it has no errors. */
    private final List<DesignCheck> advice = List.of(
            new UnusedIndexKeyCheck(),
            new RedundantIndexKeyCheck(),
            new ProjectionWidthCheck(),
            new PrivateDataCheck(),
            new CollectionSizeCheck(),
            new UniquenessCheck(),
            new TenantCheck(),
            new ChangingStateCheck(),
            new LifetimeCheck(),
            new GuardLifetimeCheck(),
            new CreationTimeKeyCheck());

    public void check(ParsedDesign design, Report report) {
        errors.forEach(check -> check.check(design, report));
        findings.forEach(check -> check.check(design, report));
        if (!report.hasErrors()) {
            advice.forEach(check -> check.check(design, report));
        }
    }
}
