package io.azulejo.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.server.json.BackupJson;
import io.azulejo.server.signature.AccessKey;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;

/** HTTP client that requests a backup from a running engine. Not thread-safe. */
final class BackupClient {
    private final URI endpoint;

    BackupClient(URI endpoint) {
        this.endpoint = endpoint;
    }

    /** Requests a backup and returns its folder. The request is signed with the first key, if there is one. */
    String backup(String name, List<AccessKey> accessKeys) throws InterruptedException {
        String body = json(name);
        SdkHttpRequest request = SdkHttpRequest.builder()
                .method(SdkHttpMethod.POST)
                .uri(endpoint)
                .encodedPath("/")
                .putHeader("Content-Type", "application/x-amz-json-1.0")
                .putHeader("X-Amz-Target", BackupJson.TARGET)
                .build();
        SdkHttpRequest sent = accessKeys.isEmpty() ? request : signed(request, body, accessKeys.get(0));
        HttpResponse<String> response = send(sent, body);
        Map<String, String> answer = fields(response.body());
        String folder = answer.get("Folder");
        if (folder == null) {
            throw new CommandFailedException(errorMessage(answer));
        }
        return folder;
    }

    private String errorMessage(Map<String, String> answer) {
        String type = answer.getOrDefault("__type", "");
        if (type.endsWith("UnknownOperationException")) {
            return "The engine at " + endpoint + " has no folder for backups: start it with --backups DIR";
        }
        return "The engine at " + endpoint + " rejected the request: " + answer.getOrDefault("message", type);
    }

    private static SdkHttpRequest signed(SdkHttpRequest request, String body, AccessKey key) {
        return AwsV4HttpSigner.create()
                .sign(signing -> signing.identity(AwsCredentialsIdentity.create(key.id(), key.secret()))
                        .request(request)
                        .payload(ContentStreamProvider.fromUtf8String(body))
                        .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, "dynamodb")
                        .putProperty(AwsV4HttpSigner.REGION_NAME, "us-east-1"))
                .request();
    }

    private HttpResponse<String> send(SdkHttpRequest request, String body) throws InterruptedException {
        HttpRequest.Builder sent =
                HttpRequest.newBuilder(request.getUri()).POST(HttpRequest.BodyPublishers.ofString(body));
        request.forEachHeader((name, values) -> {
            if (!name.equalsIgnoreCase("Host") && !name.equalsIgnoreCase("Content-Length")) {
                values.forEach(value -> sent.header(name, value));
            }
        });
        try (HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            return client.send(sent.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new CommandFailedException("No engine answers at " + endpoint + ": give the right --endpoint", e);
        }
    }

    private static String json(String name) {
        StringWriter json = new StringWriter();
        try (JsonGenerator out = new JsonFactory().createGenerator(json)) {
            out.writeStartObject();
            out.writeStringField("Name", name);
            out.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write JSON in memory", e);
        }
        return json.toString();
    }

    private Map<String, String> fields(String json) {
        Map<String, String> fields = new HashMap<>();
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            parser.nextToken();
            for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
                String value = parser.nextTextValue();
                if (value != null) {
                    fields.put(name, value);
                }
            }
        } catch (IOException e) {
            throw new CommandFailedException("The server at " + endpoint + " is not an Azulejo engine", e);
        }
        return fields;
    }
}
