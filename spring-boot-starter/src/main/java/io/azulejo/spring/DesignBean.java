package io.azulejo.spring;

import io.azulejo.design.DesignDefinition;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.table.Tables;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Design that is a bean of the application. Immutable.
 *
 * @param beanName the name of the bean
 */
public record DesignBean(String beanName, DesignDefinition definition) {

    /** Returns the name of the class that the processor has generated for the design. */
    public String generatedClass() {
        return definition.type().companion("Design").qualifiedName();
    }

    /** Returns the physical tables. They depend on the options only in the variables of their names. */
    public Tables tables(DynamoDbClient client, ToolkitOptions options) {
        return new Tables(DesignContext.of(client, options, List.of()), definition);
    }
}
