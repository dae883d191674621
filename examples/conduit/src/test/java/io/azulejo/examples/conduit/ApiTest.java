package io.azulejo.examples.conduit;

import io.azulejo.spring.test.AzulejoTest;
import java.util.HashMap;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Requests to the whole application, which starts every test with an empty table. */
@SpringBootTest
@AutoConfigureMockMvc
@AzulejoTest
abstract class ApiTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    private JsonMapper json;

    /** Response with its status and body. */
    record Answer(int status, JsonNode body) {
        Answer is(int expected) {
            Assertions.assertThat(status).as(body.toString()).isEqualTo(expected);
            return this;
        }

        JsonNode at(String pointer) {
            return body.at(pointer);
        }

        /** Returns the first message about a field. */
        String error(String field) {
            return body.at("/errors/" + field + "/0").asString("");
        }
    }

    Answer send(HttpMethod method, @Nullable String token, String uri, @Nullable Object body) {
        var request = mvc.method(method).uri("/api" + uri);
        if (token != null) {
            request = request.header("Authorization", "Token " + token);
        }
        if (body != null) {
            request = request.contentType(MediaType.APPLICATION_JSON).content(json.writeValueAsString(body));
        }
        MvcTestResult result = request.exchange();
        byte[] content = result.getResponse().getContentAsByteArray();
        return new Answer(
                result.getResponse().getStatus(),
                content.length == 0 ? json.createObjectNode() : json.readTree(content));
    }

    Answer get(@Nullable String token, String uri) {
        return send(HttpMethod.GET, token, uri, null);
    }

    Answer post(@Nullable String token, String uri, @Nullable Object body) {
        return send(HttpMethod.POST, token, uri, body);
    }

    Answer put(@Nullable String token, String uri, Object body) {
        return send(HttpMethod.PUT, token, uri, body);
    }

    Answer delete(@Nullable String token, String uri) {
        return send(HttpMethod.DELETE, token, uri, null);
    }

    /** Registers a user and returns the token. */
    String register(String name) {
        return post(null, "/users", user("username", name, "email", name + "@example.org", "password", "password123"))
                .is(201)
                .at("/user/token")
                .asString();
    }

    /** Creates an article and returns its slug. */
    String article(String token, String title, String... tags) {
        Map<String, Object> fields = Map.of("title", title, "description", "About", "body", "Text", "tagList", tags);
        return post(token, "/articles", Map.of("article", fields))
                .is(201)
                .at("/article/slug")
                .asString();
    }

    static Map<String, Object> user(String... fields) {
        return wrapped("user", fields);
    }

    /** Returns an object of names and values; a value of "null" is null. */
    static Map<String, Object> wrapped(String wrapper, String... fields) {
        Map<String, @Nullable Object> values = new HashMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            values.put(fields[i], fields[i + 1].equals("null") ? null : fields[i + 1]);
        }
        return Map.of(wrapper, values);
    }
}
