package io.azulejo.designtools.template;

import io.azulejo.annotation.Index.Projection;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.TableDefinition;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Terraform configuration for the tables of a design: on-demand capacity, deletion protection, point-in-time recovery.
 * Variables of table names become Terraform variables. Not thread-safe; for a single use.
 */
public final class Terraform {
    private final DesignDefinition design;
    private final HclWriter hcl = new HclWriter();

    private Terraform(DesignDefinition design) {
        this.design = design;
    }

    public static String of(DesignDefinition design) {
        return new Terraform(design).write();
    }

    private String write() {
        hcl.open("terraform");
        hcl.open("required_providers");
        hcl.open("aws =");
        hcl.attribute("source", quoted("hashicorp/aws"));
        hcl.attribute("version", quoted(">= 5.0"));
        hcl.close();
        hcl.close();
        hcl.close();
        variables();
        design.tables().forEach(this::table);
        for (TableDefinition table : design.tables()) {
            hcl.open("output " + quoted(id(table) + "_arn"));
            hcl.attribute("value", "aws_dynamodb_table." + id(table) + ".arn");
            hcl.close();
        }
        return hcl.text();
    }

    private void variables() {
        Map<String, Optional<String>> variables = new LinkedHashMap<>();
        for (TableDefinition table : design.tables()) {
            for (TableName.Variable variable : TableName.parse(table.name()).variables()) {
                variables.putIfAbsent(identifier(variable.name()), Optional.ofNullable(variable.byDefault()));
            }
        }
        variables.forEach((name, byDefault) -> {
            hcl.open("variable " + quoted(name));
            hcl.attribute("type", "string");
            byDefault.ifPresent(value -> hcl.attribute("default", quoted(value)));
            hcl.close();
        });
    }

    private void table(TableDefinition table) {
        hcl.open("resource " + quoted("aws_dynamodb_table") + " " + quoted(id(table)));
        hcl.attribute("name", name(TableName.parse(table.name())));
        hcl.attribute("billing_mode", quoted("PAY_PER_REQUEST"));
        hcl.attribute("hash_key", quoted(table.partitionKey()));
        if (table.sortKey() != null) {
            hcl.attribute("range_key", quoted(table.sortKey()));
        }
        hcl.attribute("deletion_protection_enabled", "true");
        table.keyTypes().forEach((attribute, type) -> {
            hcl.open("attribute");
            hcl.attribute("name", quoted(attribute));
            hcl.attribute("type", quoted(type));
            hcl.close();
        });
        table.indexes().forEach(this::index);
        String ttl = table.ttl();
        if (ttl != null) {
            hcl.open("ttl");
            hcl.attribute("attribute_name", quoted(ttl));
            hcl.attribute("enabled", "true");
            hcl.close();
        }
        hcl.open("point_in_time_recovery");
        hcl.attribute("enabled", "true");
        hcl.close();
        hcl.close();
    }

    private void index(IndexDefinition index) {
        hcl.open(index.local() ? "local_secondary_index" : "global_secondary_index");
        hcl.attribute("name", quoted(index.name()));
        if (!index.local() && !index.severalAttributes()) {
            hcl.attribute("hash_key", quoted(index.partitionKey()));
        }
        if (index.sortKey() != null && !index.severalAttributes()) {
            hcl.attribute("range_key", quoted(index.sortKey()));
        }
        hcl.attribute("projection_type", quoted(index.projection().name()));
        if (index.projection() == Projection.INCLUDE) {
            hcl.attribute(
                    "non_key_attributes",
                    index.include().stream().map(Terraform::quoted).collect(Collectors.joining(", ", "[", "]")));
        }
        if (index.severalAttributes()) {
            index.partitionKeys().forEach(attribute -> key(attribute, "HASH"));
            index.sortKeys().forEach(attribute -> key(attribute, "RANGE"));
        }
        hcl.close();
    }

    private void key(String attribute, String type) {
        hcl.open("key_schema");
        hcl.attribute("attribute_name", quoted(attribute));
        hcl.attribute("key_type", quoted(type));
        hcl.close();
    }

    private static String name(TableName name) {
        // Terraform's formatter requires a lone variable without quotes.
        if (name.parts().size() == 1 && !name.variables().isEmpty()) {
            return "var." + identifier(name.variables().getFirst().name());
        }
        return name.parts().stream()
                .map(part -> switch (part) {
                    case TableName.Text text -> escaped(text.text());
                    case TableName.Variable variable -> "${var." + identifier(variable.name()) + "}";
                })
                .collect(Collectors.joining("", "\"", "\""));
    }

    private static String id(TableDefinition table) {
        return identifier(String.join("_", TableName.parse(table.name()).words()));
    }

    /** Returns an identifier such as {@code stack_name} for {@code StackName}. */
    private static String identifier(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
                .replaceAll("[^A-Za-z0-9]+", "_")
                .toLowerCase(Locale.ROOT);
    }

    private static String quoted(String text) {
        return '"' + escaped(text) + '"';
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("${", "$${")
                .replace("%{", "%%{");
    }
}
