package io.azulejo.cli.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {
    private static final Set<String> KNOWN =
            Set.of("config", "port", "dynamodb-port", "demo", "store", "data", "in-memory", "durability", "allow-host");

    @TempDir
    Path folder;

    @Test
    void value_setThreeTimes_isTheFlagsThenTheEnvironmentsThenTheFiles() throws IOException {
        String file = file("port=1\ndynamodb-port=1\nallow-host=a, b\n");

        Settings settings = settings(
                KNOWN,
                Map.of("config", file, "port", "3"),
                Map.of("AZULEJO_PORT", "2", "AZULEJO_DYNAMODB_PORT", "2", "AZULEJO_TEST_ENDPOINT", "x"));

        assertThat(settings.port("port", 0)).isEqualTo(3);
        assertThat(settings.port("dynamodb-port", 0)).isEqualTo(2);
        assertThat(settings.words("allow-host")).containsExactly("a", "b");
        assertThat(settings.flag("demo")).isFalse();
        assertThat(settings.path("data")).isEmpty();
    }

    @Test
    void value_wrong_isNamedAsItWasSetWithWhatIsRight() throws IOException {
        String file = file("durability=always\n");
        Settings settings = settings(
                KNOWN, Map.of("config", file, "port", "many"), Map.of("AZULEJO_DEMO", "yes", "AZULEJO_STORE", "mongo"));

        assertThatThrownBy(() -> settings.port("port", 0))
                .hasMessage("--port many is wrong: give a port between 0 and 65535");
        assertThatThrownBy(() -> settings.flag("demo")).hasMessage("AZULEJO_DEMO=yes is wrong: give true or false");
        assertThatThrownBy(() -> StoreChoice.of(settings))
                .hasMessage("durability=always in " + file
                        + " is wrong: give no durability with --store, which has its own");
        assertThatThrownBy(() -> StoreChoice.of(settings(KNOWN, Map.of("store", "mongo"), Map.of())))
                .hasMessageContaining("give dynamodb, localstack or a URL such as http://localhost:8000");
        assertThatThrownBy(() -> StoreChoice.of(settings(KNOWN, Map.of("config", file), Map.of())))
                .hasMessage("durability=always in " + file + " is wrong: give fsync or os");
    }

    @Test
    void file_withAnUnknownName_isRefusedWithTheKnownOnes() throws IOException {
        String file = file("prot=8080\n");

        assertThatThrownBy(() -> settings(KNOWN, Map.of("config", file), Map.of()))
                .hasMessageContaining("'prot', which is not a setting of this command")
                .hasMessageContaining("dynamodb-port");
    }

    @Test
    void file_missing_isRefused() {
        assertThatThrownBy(() -> settings(KNOWN, Map.of("config", folder + "/none"), Map.of()))
                .hasMessageContaining("cannot be read");
    }

    @Test
    void store_named_isFoundWhereItIs() {
        assertThat(store("localstack").endpoint()).hasToString("http://127.0.0.1:4566");
        assertThat(store("https://db.example:8043").endpoint()).hasToString("https://db.example:8043");
        assertThat(store("dynamodb").endpoint()).isNull();
    }

    @Test
    void file_ofServe_isReadByOtherCommandsForWhatTheyKnow() throws IOException {
        String file = file("port=8080\nsmtp=mail.example.org\ndata=kept\n");

        Settings settings =
                Settings.of(Set.of("config", "data"), Map.of("config", file), Map.of(), Settings.Unknown.IGNORED);

        assertThat(settings.path("data")).contains(Path.of("kept"));
        assertThat(settings.text("port")).isEmpty();
    }

    private static Settings settings(Set<String> known, Map<String, String> flags, Map<String, String> environment) {
        return Settings.of(known, flags, environment, Settings.Unknown.REFUSED);
    }

    private static StoreChoice.Remote store(String name) {
        return (StoreChoice.Remote) StoreChoice.of(settings(KNOWN, Map.of("store", name), Map.of()));
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("own.properties"), text).toString();
    }
}
