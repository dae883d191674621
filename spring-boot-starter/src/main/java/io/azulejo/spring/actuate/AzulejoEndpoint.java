package io.azulejo.spring.actuate;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.Finding;
import io.azulejo.design.PatternDefinition;
import io.azulejo.spring.DesignBean;
import io.azulejo.spring.DesignBeans;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.table.TableDifference;
import io.azulejo.toolkit.table.TableNames;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.annotation.RegisterReflectionForBinding;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.actuate.endpoint.annotation.ReadOperation;
import org.springframework.boot.actuate.endpoint.annotation.Selector;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Endpoint {@code azulejo}: the designs with their access patterns, the findings of the compiler, and the differences
 * between the designs and the live tables. Thread-safe.
 */
@Endpoint(id = "azulejo")
@RegisterReflectionForBinding(AzulejoEndpoint.Designs.class)
public final class AzulejoEndpoint {
    private final DesignBeans designs;
    private final DynamoDbClient client;
    private final ToolkitOptions options;

    AzulejoEndpoint(DesignBeans designs, DynamoDbClient client, ToolkitOptions options) {
        this.designs = designs;
        this.client = client;
        this.options = options;
    }

    /** Description of all designs. */
    public record Designs(List<DesignView> designs) {}

    /**
     * Description of one design.
     *
     * @param drift the differences between the design and its live tables
     * @param driftUnknown the reason why the tables could not be compared; null if they were
     */
    public record DesignView(
            String bean,
            String type,
            List<String> tables,
            List<String> entities,
            List<PatternView> patterns,
            List<FindingView> findings,
            List<DriftView> drift,
            @Nullable String driftUnknown) {}

    /** Access pattern with its method. */
    public record PatternView(String name, String method) {}

    /**
     * Finding of the compiler.
     *
     * @param acceptedBecause the reason for accepting it; null if it is open
     */
    public record FindingView(
            String id, String about, String text, @Nullable String acceptedBecause) {}

    /** Difference between the design and a live table. */
    public record DriftView(String table, String subject, String declared, String found) {}

    @ReadOperation
    public Designs designs() {
        return new Designs(designs.all().stream().map(this::view).toList());
    }

    /** Returns the design of a bean; null, which is 404, if there is none. */
    @ReadOperation
    public @Nullable DesignView design(@Selector String bean) {
        return designs.all().stream()
                .filter(design -> design.beanName().equals(bean))
                .map(this::view)
                .findFirst()
                .orElse(null);
    }

    private DesignView view(DesignBean bean) {
        DesignDefinition design = bean.definition();
        List<TableDifference> differences = List.of();
        String unknown = null;
        try {
            differences = bean.tables(client, options).verify();
        } catch (SdkException e) {
            unknown = e.getMessage();
        }
        return new DesignView(
                bean.beanName(),
                design.type().qualifiedName(),
                design.tables().stream()
                        .map(table -> TableNames.resolve(table.name(), options))
                        .toList(),
                design.entities().map(AzulejoEndpoint::name).toList(),
                design.patterns().stream().map(AzulejoEndpoint::view).toList(),
                design.findings().stream().map(AzulejoEndpoint::view).toList(),
                differences.stream().map(AzulejoEndpoint::view).toList(),
                unknown);
    }

    private static String name(EntityDefinition entity) {
        return entity.type().qualifiedName();
    }

    private static PatternView view(PatternDefinition pattern) {
        return new PatternView(pattern.name(), pattern.method());
    }

    private static FindingView view(Finding finding) {
        return new FindingView(finding.diagnostic().id(), finding.about(), finding.text(), finding.because());
    }

    private static DriftView view(TableDifference difference) {
        return new DriftView(difference.table(), difference.subject(), difference.declared(), difference.found());
    }
}
