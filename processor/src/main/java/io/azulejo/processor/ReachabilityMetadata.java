package io.azulejo.processor;

import io.azulejo.design.DesignJson;
import io.azulejo.design.JavaType;

/**
 * GraalVM reachability metadata of a design. The generated code uses no reflection; tools such as the studio load the
 * generated class by its name and read the description.
 */
final class ReachabilityMetadata {
    private ReachabilityMetadata() {}

    /** Returns the class path location, in a folder of the design's own. */
    static String resource(JavaType design) {
        return "META-INF/native-image/io.azulejo/" + design.qualifiedName() + "/reachability-metadata.json";
    }

    static String json(JavaType design) {
        return """
                {
                  "reflection": [
                    { "type": "%s", "allPublicMethods": true }
                  ],
                  "resources": [
                    { "glob": "%s" }
                  ]
                }
                """.formatted(design.companion("Design").qualifiedName(), DesignJson.resource(design));
    }
}
