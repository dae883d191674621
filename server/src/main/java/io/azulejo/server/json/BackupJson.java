package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.azulejo.engine.Engine;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.store.StoreException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Operation that backs up the running store; it belongs to this server, not to DynamoDB. The caller only names the
 * backup. The operator of the server chooses the folder, so that callers cannot write elsewhere.
 */
public final class BackupJson implements JsonOperation {
    public static final String TARGET = "Azulejo.Backup";
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");

    private final Engine engine;
    private final Path folder;

    public BackupJson(Engine engine, Path folder) {
        this.engine = engine;
        this.folder = folder;
    }

    @Override
    public void answer(JsonParser request, String host, JsonGenerator response) throws IOException {
        Path target = folder.resolve(readName(new JsonInput(request)));
        try {
            engine.backup(target);
        } catch (StoreException e) {
            throw EngineException.validation("No backup was made: " + e.getMessage());
        }
        response.writeStartObject();
        response.writeStringField("Folder", target.toAbsolutePath().normalize().toString());
        response.writeEndObject();
    }

    private static String readName(JsonInput in) throws IOException {
        @Nullable String name = null;
        in.startRequest();
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            if (field.equals("Name")) {
                name = in.string();
            } else {
                in.skip();
            }
        }
        in.endRequest();
        if (name == null || !NAME.matcher(name).matches()) {
            throw EngineException.validation(
                    "Name must be letters, digits, '.', '_' and '-', a letter or digit first, not '" + name + "'");
        }
        return name;
    }
}
