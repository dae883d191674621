package io.azulejo.design;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.CustomAdapter;
import io.avaje.jsonb.Jsonb;
import io.azulejo.template.KeyTemplate;

/** JSON adapter that writes a key template in its source form. */
@CustomAdapter
public final class KeyTemplateAdapter implements JsonAdapter<KeyTemplate> {

    public KeyTemplateAdapter(Jsonb jsonb) {}

    @Override
    public void toJson(JsonWriter writer, KeyTemplate template) {
        writer.value(template.toString());
    }

    @Override
    public KeyTemplate fromJson(JsonReader reader) {
        return KeyTemplate.parse(reader.readString());
    }
}
