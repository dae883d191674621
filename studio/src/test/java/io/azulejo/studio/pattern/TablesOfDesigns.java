package io.azulejo.studio.pattern;

import io.azulejo.designtools.catalog.DesignCatalog;
import io.azulejo.toolkit.ToolkitOptions;
import java.lang.reflect.Method;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Creates the tables of every design on the class path. */
public final class TablesOfDesigns {

    private TablesOfDesigns() {}

    public static void create(
            DesignCatalog catalog, DynamoDbClient client, ToolkitOptions options, ClassLoader loader) {
        catalog.all().forEach(design -> {
            Object generated = GeneratedDesign.of(design, loader).on(client, options);
            try {
                Method create = generated.getClass().getMethod("createTables");
                GeneratedDesign.call(create, generated);
            } catch (NoSuchMethodException e) {
                throw new AssertionError(e);
            }
        });
    }
}
