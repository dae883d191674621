package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.UniqueDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;

/** Finder of guard entities that stay when the item whose value they guard expires. */
final class GuardLifetimeCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        design.definition().entities().forEach(entity -> {
            for (UniqueDefinition unique : entity.uniques()) {
                JavaType guard = unique.guard();
                if (guard != null
                        && entity.component(Role.TTL).isPresent()
                        && !expires(design.definition().entity(guard), unique)) {
                    report.add(
                            Diagnostic.GUARD_OUTLIVES_OWNER,
                            design.places().of(unique),
                            guard.name(),
                            entity.name(),
                            unique.component());
                }
            }
        });
    }

    private static boolean expires(EntityDefinition guard, UniqueDefinition unique) {
        return guard.component(Role.TTL).filter(ttl -> unique.fills(ttl.name())).isPresent();
    }
}
