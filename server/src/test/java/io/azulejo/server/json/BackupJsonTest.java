package io.azulejo.server.json;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BackupJsonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"Name\":null}",
                "{\"Name\":\"\"}",
                "{\"Name\":\"..\"}",
                "{\"Name\":\"../elsewhere\"}",
                "{\"Name\":\"/etc\"}",
                "{\"Name\":\"a/b\"}"
            })
    void backup_nameThatLeavesTheFolder_isRefused(String request, @TempDir Path folder) throws IOException {
        try (EmbeddedDynamoDb engine = EmbeddedDynamoDb.inMemory();
                JsonParser in = new JsonFactory().createParser(request);
                JsonGenerator out = new JsonFactory().createGenerator(new StringWriter())) {
            assertThatExceptionOfType(EngineException.class)
                    .isThrownBy(() -> new BackupJson(engine.engine(), folder).answer(in, "localhost", out))
                    .matches(e -> e.error() == DynamoDbError.VALIDATION)
                    .withMessageContaining("Name must be");
        }
    }
}
