package io.azulejo.designtools.template;

import io.azulejo.annotation.Index.Projection;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.TableDefinition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * CloudFormation template for the tables of a design: on-demand capacity, retained when the stack is deleted, with
 * point-in-time recovery. Variables of table names become parameters. Not thread-safe; for a single use.
 */
public final class CloudFormation {
    private final DesignDefinition design;
    private final StringBuilder yaml = new StringBuilder();

    private CloudFormation(DesignDefinition design) {
        this.design = design;
    }

    public static String of(DesignDefinition design) {
        return new CloudFormation(design).write();
    }

    private String write() {
        line(0, "AWSTemplateFormatVersion: '2010-09-09'");
        line(0, "Description: " + quoted("Tables of " + design.type().simpleName()));
        parameters();
        line(0, "Resources:");
        design.tables().forEach(this::table);
        line(0, "Outputs:");
        for (TableDefinition table : design.tables()) {
            String id = id(table);
            line(1, id + "Name:");
            line(2, "Value: !Ref " + id);
            line(1, id + "Arn:");
            line(2, "Value: !GetAtt " + id + ".Arn");
        }
        return yaml.toString();
    }

    private void parameters() {
        Map<String, Optional<String>> parameters = new LinkedHashMap<>();
        for (TableDefinition table : design.tables()) {
            for (TableName.Variable variable : TableName.parse(table.name()).variables()) {
                parameters.putIfAbsent(parameter(variable), Optional.ofNullable(variable.byDefault()));
            }
        }
        if (parameters.isEmpty()) {
            return;
        }
        line(0, "Parameters:");
        parameters.forEach((name, byDefault) -> {
            line(1, name + ":");
            line(2, "Type: String");
            byDefault.ifPresent(value -> line(2, "Default: " + quoted(value)));
        });
    }

    private void table(TableDefinition table) {
        line(1, id(table) + ":");
        line(2, "Type: AWS::DynamoDB::Table");
        line(2, "DeletionPolicy: Retain");
        line(2, "UpdateReplacePolicy: Retain");
        line(2, "Properties:");
        line(3, "TableName: " + name(TableName.parse(table.name())));
        line(3, "BillingMode: PAY_PER_REQUEST");
        line(3, "DeletionProtectionEnabled: true");
        line(3, "PointInTimeRecoverySpecification:");
        line(4, "PointInTimeRecoveryEnabled: true");
        line(3, "AttributeDefinitions:");
        table.keyTypes().forEach((attribute, type) -> {
            line(4, "- AttributeName: " + quoted(attribute));
            line(4, "  AttributeType: " + type);
        });
        String sortKey = table.sortKey();
        keySchema(3, List.of(table.partitionKey()), sortKey == null ? List.of() : List.of(sortKey));
        indexes(
                "GlobalSecondaryIndexes",
                table.indexes().stream().filter(index -> !index.local()).toList());
        indexes(
                "LocalSecondaryIndexes",
                table.indexes().stream().filter(IndexDefinition::local).toList());
        String ttl = table.ttl();
        if (ttl != null) {
            line(3, "TimeToLiveSpecification:");
            line(4, "AttributeName: " + quoted(ttl));
            line(4, "Enabled: true");
        }
    }

    private void indexes(String section, List<IndexDefinition> indexes) {
        if (indexes.isEmpty()) {
            return;
        }
        line(3, section + ":");
        for (IndexDefinition index : indexes) {
            line(4, "- IndexName: " + quoted(index.name()));
            keySchema(5, index.partitionKeys(), index.sortKeys());
            line(5, "Projection:");
            line(6, "ProjectionType: " + index.projection());
            if (index.projection() == Projection.INCLUDE) {
                line(6, "NonKeyAttributes:");
                index.include().forEach(attribute -> line(7, "- " + quoted(attribute)));
            }
        }
    }

    private void keySchema(int depth, List<String> partitionKeys, List<String> sortKeys) {
        line(depth, "KeySchema:");
        partitionKeys.forEach(attribute -> key(depth + 1, attribute, "HASH"));
        sortKeys.forEach(attribute -> key(depth + 1, attribute, "RANGE"));
    }

    private void key(int depth, String attribute, String type) {
        line(depth, "- AttributeName: " + quoted(attribute));
        line(depth, "  KeyType: " + type);
    }

    private static String name(TableName name) {
        if (name.variables().isEmpty()) {
            return quoted(plain(name));
        }
        if (name.parts().size() == 1) {
            return "!Ref " + parameter(name.variables().getFirst());
        }
        return "!Sub " + quoted(plain(name));
    }

    private static String plain(TableName name) {
        return name.parts().stream()
                .map(part -> switch (part) {
                    case TableName.Text text -> text.text();
                    case TableName.Variable variable -> "${" + parameter(variable) + "}";
                })
                .collect(Collectors.joining());
    }

    /**
     * Returns a parameter name of letters and digits that differs from the resource name: {@code OrdersTableName} for
     * {@code ORDERS_TABLE}.
     */
    private static String parameter(TableName.Variable variable) {
        String name = camel(List.of(variable.name().split("[^A-Za-z0-9]+", -1)));
        return name.endsWith("Table") ? name + "Name" : name;
    }

    private static String id(TableDefinition table) {
        String id = camel(TableName.parse(table.name()).words());
        return id.endsWith("Table") ? id : id + "Table";
    }

    private static String camel(List<String> words) {
        return words.stream()
                .filter(word -> !word.isEmpty())
                .map(word -> word.equals(word.toUpperCase(Locale.ROOT)) ? word.toLowerCase(Locale.ROOT) : word)
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private void line(int depth, String text) {
        yaml.append("  ".repeat(depth)).append(text).append('\n');
    }
}
