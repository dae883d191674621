package ${package};
#[[
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.toolkit.DynamoDbClients;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Program that puts a tool into the shed: in this process, or with the argument {@code aws} on DynamoDB. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        try (DynamoDbClient client = open(args)) {
            ToolshedDesign shed = ToolshedDesign.on(client);
            shed.createTables();
            Tool drill = shed.add(ToolBuilder.blank().label("D1").name("Drill").build());
            System.out.println("In the shed: " + shed.tool(drill.toolId()).orElseThrow());
        }
    }

    private static DynamoDbClient open(String[] args) {
        boolean aws = args.length > 0 && args[0].equals("aws");
        return aws ? DynamoDbClients.create() : EmbeddedDynamoDb.inMemory();
    }
}
]]#