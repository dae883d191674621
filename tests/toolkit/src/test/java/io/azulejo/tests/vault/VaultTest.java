package io.azulejo.tests.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.query.FullScan;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class VaultTest {
    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final VaultDesign vault = on(1);

    private VaultDesign on(int key) {
        byte[] bytes = new byte[16];
        bytes[0] = (byte) key;
        return VaultDesign.on(client, ToolkitOptions.defaults().converters(new SealedText(bytes)));
    }

    private static Secret secret(String name) {
        return new Secret(
                "ana",
                name,
                "open sesame",
                null,
                List.of("one", "two"),
                Map.of("home", new BankCard("4000 1234", "Banco")),
                new Proof.Phrase("swordfish"));
    }

    @BeforeEach
    void create() {
        vault.createTables();
    }

    @AfterEach
    void close() {
        client.close();
    }

    @Test
    void secret_writtenAndReadInEveryWay_isTheSame() {
        Secret written = vault.secrets().create(secret("door"));

        assertThat(vault.secret("ana", "door")).contains(written);
        assertThat(vault.secretsOf("ana")).containsExactly(written);
        assertThat(vault.textsOf("ana")).containsExactly(new SecretText("door", "open sesame"));
        assertThat(vault.batchGet().get(SecretKeys.of("ana", "door")).run().all(Secret.class))
                .containsExactly(written);
        assertThat(vault.transactGet().get(SecretKeys.of("ana", "door")).run().get(SecretKeys.of("ana", "door")))
                .contains(written);
        assertThat(vault.secrets().scan(FullScan.because("a test")).list()).containsExactly(written);
        assertThat(vault.secrets().delete(SecretKeys.of("ana", "door"))).contains(written);
    }

    @Test
    void secret_inTheTable_isNotReadable() {
        vault.secrets().create(secret("door"));

        String stored = client.scan(scan -> scan.tableName("Vault")).items().toString();
        assertThat(stored).contains("Banco");
        // Binary values are printed in hexadecimal digits.
        for (String secret : List.of("open sesame", "swordfish", "4000 1234")) {
            assertThat(stored)
                    .doesNotContain(secret)
                    .doesNotContain(HexFormat.of().formatHex(secret.getBytes(StandardCharsets.UTF_8)));
        }
    }

    @Test
    void update_encryptsWithTheKeyOfTheDesign() {
        vault.secrets().create(secret("door"));

        Secret updated = vault.secrets()
                .update(SecretKeys.of("ana", "door"))
                .set(SecretAttributes.HINT, "a tale")
                .append(SecretAttributes.CODES, List.of("three"))
                .set(SecretAttributes.CARDS.key("home").number(), "5000 9876")
                .run();
        assertThat(updated.hint()).isEqualTo("a tale");
        assertThat(updated.codes()).containsExactly("one", "two", "three");
        assertThat(updated.cards()).containsEntry("home", new BankCard("5000 9876", "Banco"));
        assertThat(vault.secret("ana", "door")).contains(updated);
    }

    @Test
    void transaction_writesAndReturnsSecrets() {
        vault.transaction().create(secret("a")).put(secret("b")).run();

        assertThat(vault.secretsOf("ana")).containsExactly(secret("a"), secret("b"));
    }

    @Test
    void anotherKey_cannotReadIt() {
        vault.secrets().create(secret("door"));
        vault.secret("ana", "door");

        VaultDesign other = on(2);
        assertThatThrownBy(() -> other.secret("ana", "door"))
                .isInstanceOf(UnreadableItemException.class)
                .hasMessageContaining("Secret")
                .hasMessageContaining("cannot be opened with this key");
        assertThat(vault.secret("ana", "door")).isPresent();
    }

    @Test
    void design_withoutTheConverter_isRefusedAtStart() {
        assertThatThrownBy(() -> VaultDesign.on(client))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Secret is stored through SealedText, which is @Injected: give an instance of it with"
                        + " ToolkitOptions.converters");
    }

    @Test
    void condition_onASecret_isRefused() {
        assertThatThrownBy(() -> SecretAttributes.TEXT.eq("open sesame"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("SealedText is given when the design is created");
    }
}
