package io.azulejo.spring;

import io.azulejo.spring.AzulejoProperties.Backend;
import io.azulejo.spring.AzulejoProperties.TableMode;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.table.TableDifference;
import io.azulejo.toolkit.table.Tables;
import java.util.List;
import java.util.stream.Collectors;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.config.BeanPostProcessor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Post-processor that creates or verifies the tables of a design before any other bean gets the design. Thread-safe.
 */
final class TablePreparation implements BeanPostProcessor {
    private final ListableBeanFactory beans;

    /** Takes the factory, because a post-processor must not create other beans early. */
    TablePreparation(ListableBeanFactory beans) {
        this.beans = beans;
    }

    @Override
    public Object postProcessAfterInitialization(Object bean, String beanName) {
        String type = bean.getClass().getName();
        if (type.endsWith("Design")) {
            beans.getBean(DesignBeans.class).ofGeneratedClass(type).ifPresent(this::prepare);
        }
        return bean;
    }

    private void prepare(DesignBean design) {
        Tables tables = design.tables(beans.getBean(DynamoDbClient.class), beans.getBean(ToolkitOptions.class));
        switch (mode()) {
            case CREATE -> tables.create();
            case VERIFY -> verify(design, tables.verify());
            case NONE -> {}
        }
    }

    /** Returns the mode; tables on AWS or behind a client of the application are created only on demand. */
    private TableMode mode() {
        TableMode chosen = beans.getBean(AzulejoProperties.class).tables();
        if (chosen != null) {
            return chosen;
        }
        boolean own = beans.containsBean(AzulejoAutoConfiguration.CLIENT)
                && beans.getBean(DynamoDbClientFactory.class).backend() != Backend.AWS;
        return own ? TableMode.CREATE : TableMode.VERIFY;
    }

    private static void verify(DesignBean design, List<TableDifference> differences) {
        if (!differences.isEmpty()) {
            throw new InvalidAzulejoConfigurationException(
                    "The tables of " + design.definition().type() + " differ from the design:"
                            + differences.stream()
                                    .map(difference -> System.lineSeparator() + "  " + difference)
                                    .collect(Collectors.joining()),
                    "Change the tables, or create missing ones with spring.azulejo.tables=create."
                            + " spring.azulejo.tables=none starts without a check.");
        }
    }
}
