package io.azulejo.processor.check;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.Query;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.List;

/**
 * Check for access patterns that read across tenants. A tenant is the first component of the partition keys of several
 * entities if more components follow it: {@code COMPANY#{cnpj}#ORDER#{orderId}}.
 */
final class TenantCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (PatternDefinition pattern : design.definition().patterns()) {
            if (pattern instanceof Query query && query.index() != null) {
                EntityDefinition entity =
                        design.definition().entity(query.entities().getFirst());
                String tenant = tenant(design.definition().tableOf(entity.type()), entity);
                if (!tenant.isEmpty() && !asks(query, tenant)) {
                    report.add(
                            Diagnostic.CROSS_TENANT_READ,
                            design.places().of(query),
                            query.name(),
                            entity.name(),
                            tenant);
                }
            }
        }
    }

    private static boolean asks(Query query, String tenant) {
        return query.parameters().stream()
                .anyMatch(parameter -> parameter.role() != ParameterDefinition.Role.FILTER
                        && parameter.name().equals(tenant));
    }

    private static String tenant(TableDefinition table, EntityDefinition entity) {
        List<KeySegment> owner = owner(entity.pk());
        boolean shared = !owner.isEmpty()
                && table.entities().stream()
                        .anyMatch(other -> !other.type().equals(entity.type())
                                && owner(other.pk()).equals(owner));
        return shared && owner.getLast() instanceof KeySegment.Component component ? component.name() : "";
    }

    /** Returns the first literal and component of a key with more than one component. */
    private static List<KeySegment> owner(KeyTemplate pk) {
        boolean compound = pk.components().size() > 1
                && pk.segments().get(0) instanceof KeySegment.Literal
                && pk.segments().get(1) instanceof KeySegment.Component;
        return compound ? pk.segments().subList(0, 2) : List.of();
    }
}
