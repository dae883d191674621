package io.azulejo.design;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.azulejo.design.jsonb.GeneratedJsonComponent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * JSON codec for designs. The processor writes the JSON to {@code META-INF/azulejo/<interface>.json}. Reading it does
 * not load any class of the application. Thread-safe.
 */
public final class DesignJson {
    /**
     * The one codec. Building one is not thread-safe in the JSON library, so the class loader does it once. The component
     * is named here, not looked up: compilers run processors in a class loader that is not any thread's context class
     * loader.
     */
    private static final JsonType<DesignDefinition> TYPE =
            Jsonb.builder().add(new GeneratedJsonComponent()).build().type(DesignDefinition.class);

    /** Returns the class path location of an interface's design. */
    public static String resource(JavaType design) {
        return "META-INF/azulejo/" + design.qualifiedName() + ".json";
    }

    public String write(DesignDefinition design) {
        return TYPE.toJsonPretty(design);
    }

    public DesignDefinition read(String json) {
        return TYPE.fromJson(json);
    }

    /** Reads the design of an interface with the given class loader. */
    public DesignDefinition load(JavaType design, ClassLoader loader) {
        try (InputStream json = loader.getResourceAsStream(resource(design))) {
            if (json == null) {
                throw new IllegalArgumentException("No design of " + design + ": " + resource(design)
                        + " is not on the class path; was the interface compiled with the processor?");
            }
            return read(new String(json.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the design of " + design, e);
        }
    }
}
