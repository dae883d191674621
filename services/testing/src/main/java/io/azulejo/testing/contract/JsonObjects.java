package io.azulejo.testing.contract;

import java.util.Map;

/** Access to JSON objects, which are read as maps. */
final class JsonObjects {
    private JsonObjects() {}

    @SuppressWarnings("unchecked") // the keys of a JSON object are strings
    static Map<String, Object> map(Object object) {
        return (Map<String, Object>) object;
    }

    static Map<String, Object> map(Map<String, Object> object, String field) {
        return map(object.getOrDefault(field, Map.of()));
    }
}
