package io.azulejo.design;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.CustomAdapter;
import io.avaje.jsonb.Jsonb;
import java.util.Arrays;

/** JSON adapter that writes a diagnostic as its id. */
@CustomAdapter
public final class DiagnosticAdapter implements JsonAdapter<Diagnostic> {

    public DiagnosticAdapter(Jsonb jsonb) {}

    @Override
    public void toJson(JsonWriter writer, Diagnostic diagnostic) {
        writer.value(diagnostic.id());
    }

    @Override
    public Diagnostic fromJson(JsonReader reader) {
        String id = reader.readString();
        return Arrays.stream(Diagnostic.values())
                .filter(diagnostic -> diagnostic.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("Unknown diagnostic " + id));
    }
}
