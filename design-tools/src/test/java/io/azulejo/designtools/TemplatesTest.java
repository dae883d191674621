package io.azulejo.designtools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.designtools.template.CloudFormation;
import io.azulejo.designtools.template.Terraform;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Structure of the generated templates, and validation with cfn-lint and Terraform if they are installed. */
class TemplatesTest {

    @Test
    void cloudFormation_ofWavyBlog_declaresKeysIndexesAndParameters() {
        String yaml = CloudFormation.of(OriginalDesigns.design("wavyblog"));

        assertThat(yaml)
                .contains(
                        "  DynamodbTableName:\n    Type: String\n    Default: 'WavyBlog'\n",
                        "  WavyBlogTable:\n    Type: AWS::DynamoDB::Table\n",
                        "      TableName: !Ref DynamodbTableName\n",
                        "      BillingMode: PAY_PER_REQUEST\n",
                        "        - AttributeName: 'EntityType'\n          AttributeType: S\n",
                        """
                                - IndexName: 'GSI3'
                                  KeySchema:
                                    - AttributeName: 'EntityType'
                                      KeyType: HASH
                                    - AttributeName: 'PK'
                                      KeyType: RANGE
                                  Projection:
                                    ProjectionType: ALL
                        """);
    }

    @Test
    void cloudFormation_nameWithVariables_isMadeOfParameters() {
        String yaml = CloudFormation.of(OriginalDesigns.design("blog"));

        assertThat(yaml)
                .contains("  StackName:\n    Type: String\n", "TableName: !Sub '${StackName}-${Environment}-blog'");
        assertThat(CloudFormation.of(OriginalDesigns.design("notifications")))
                .contains("  NotificationsTable:", "  UsersTable:", "AttributeName: 'ttl'\n        Enabled: true");
    }

    @Test
    void names_ofNothingButVariables_nameEachTableApart() {
        DesignDefinition design = OriginalDesigns.design("notifications");
        TableDefinition first = design.tables().getFirst();
        DesignDefinition renamed = new DesignDefinition(
                design.type(),
                List.of(named(first, "${INBOX:inbox}-${env:dev}"), named(first, "${PEOPLE}-${env:dev}")),
                List.of(),
                List.of(),
                List.of(),
                List.of());

        assertThat(CloudFormation.of(renamed)).contains("  InboxDevTable:\n", "  PeopleDevTable:\n", "  Inbox:\n");
        assertThat(Terraform.of(renamed)).contains("\"inbox_dev\"", "\"people_dev\"", "${var.inbox}-${var.env}");
    }

    private static TableDefinition named(TableDefinition table, String name) {
        return new TableDefinition(
                name,
                table.partitionKey(),
                table.sortKey(),
                table.entityType(),
                table.ttl(),
                table.delimiter(),
                table.indexes(),
                table.entities(),
                table.partitionKeyType(),
                table.sortKeyType());
    }

    @ParameterizedTest
    @ValueSource(strings = {"blog", "sessions", "wavyblog", "orders", "notifications"})
    void cloudFormation_ofAnyDesign_declaresExactlyTheAttributesThatKeysUse(String name) {
        String yaml = CloudFormation.of(OriginalDesigns.design(name));

        for (String table : yaml.split("Type: AWS::DynamoDB::Table", -1)) {
            List<String> declared = names(table, "AttributeName: '([^']+)'\n +AttributeType: [SNB]\n");
            List<String> used = names(table, "AttributeName: '([^']+)'\n +KeyType: (?:HASH|RANGE)\n");
            assertThat(declared)
                    .containsExactlyInAnyOrderElementsOf(
                            used.stream().distinct().toList());
        }
        assertThat(yaml).doesNotContain("\t", "null");
    }

    @Test
    void terraform_ofOrders_hasKeysIndexesAndVariables() {
        assertThat(Terraform.of(OriginalDesigns.design("orders")))
                .contains(
                        "variable \"orders_table\" {\n  type    = string\n  default = \"orders\"\n}\n",
                        "resource \"aws_dynamodb_table\" \"orders\" {\n",
                        "  name                        = var.orders_table\n",
                        "    name            = \"GSI1\"\n    hash_key        = \"SK\"\n    range_key       = \"PK\"\n",
                        "    name = \"GSI2-PK\"\n    type = \"S\"\n");
        assertThat(Terraform.of(OriginalDesigns.design("blog")))
                .contains("= \"${var.stack_name}-${var.environment}-blog\"");
    }

    @Test
    void cloudFormation_ofEveryDesign_passesCfnLint(@TempDir Path folder) throws Exception {
        assumeTrue(installed("cfn-lint"), "cfn-lint is not installed");
        List<String> command = new ArrayList<>(List.of("cfn-lint"));
        for (String name : OriginalDesigns.NAMES) {
            Path file = folder.resolve(name + ".yaml");
            command.add(Files.writeString(file, CloudFormation.of(OriginalDesigns.design(name)))
                    .toString());
        }

        assertThat(run(command)).isEmpty();
    }

    @Test
    void terraform_ofEveryDesign_isFormatted(@TempDir Path folder) throws Exception {
        assumeTrue(installed("terraform"), "terraform is not installed");
        for (String name : OriginalDesigns.NAMES) {
            Files.writeString(folder.resolve(name + ".tf"), Terraform.of(OriginalDesigns.design(name)));
        }

        assertThat(run(List.of("terraform", "fmt", "-check", "-diff", folder.toString())))
                .isEmpty();
    }

    private static List<String> names(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    private static boolean installed(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** Runs a program and returns its output if it fails, or an empty string. */
    private static String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return process.exitValue() == 0 ? "" : "exit " + process.exitValue() + ": " + output;
    }
}
