package io.azulejo.notifications.channel;

import io.avaje.json.JsonException;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Channel to an HTTP provider, such as for SMS or push. Providers differ, so this class defines one contract, which a
 * small gateway in front of a provider implements:
 *
 * <ul>
 *   <li>{@code POST} to the configured URI, {@code application/json}: {@code id}, {@code channel}, {@code to} (list
 *       of addresses), {@code title}, {@code content}, {@code category}; with {@code Authorization: Bearer <secret>}.
 *   <li>{@code Idempotency-Key} is the message's id, the same on every attempt: the provider sends a message once.
 *   <li>2xx: accepted; the body may contain {@code {"id": "…"}}. 408, 425, 429 and 5xx: retried, not before
 *       {@code Retry-After} seconds. Any other status: failed permanently.
 * </ul>
 */
public final class ProviderChannel implements Channel {
    private static final Set<Integer> RETRYABLE = Set.of(408, 425, 429);
    private static final int LONGEST_WAIT = 24 * 60 * 60;

    private final String name;
    private final Function<Recipient, List<String>> addresses;
    private final ProviderOptions options;
    private final HttpClient http;
    private final JsonType<ProviderRequest> requests;
    private final JsonType<ProviderAnswer> answers;

    private ProviderChannel(String name, Function<Recipient, List<String>> addresses, ProviderOptions options) {
        this.name = name;
        this.addresses = addresses;
        this.options = options;
        this.http = HttpClient.newBuilder().connectTimeout(options.timeout()).build();
        this.requests = Jsonb.instance().type(ProviderRequest.class);
        this.answers = Jsonb.instance().type(ProviderAnswer.class);
    }

    /** Returns an SMS channel to the user's phone number. */
    public static ProviderChannel sms(ProviderOptions options) {
        return new ProviderChannel(
                "sms", recipient -> recipient.phone().stream().toList(), options);
    }

    /** Returns a push channel to all of the user's devices. */
    public static ProviderChannel push(ProviderOptions options) {
        return new ProviderChannel("push", Recipient::deviceTokens, options);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<String> addresses(Recipient recipient) {
        return addresses.apply(recipient);
    }

    @Override
    public Outcome deliver(Message message) {
        HttpRequest request = HttpRequest.newBuilder(options.uri())
                .timeout(options.timeout())
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + options.secret())
                .header("Idempotency-Key", message.id())
                .POST(BodyPublishers.ofString(requests.toJson(new ProviderRequest(
                        message.id(), name, message.to(), message.title(), message.content(), message.category()))))
                .build();
        try {
            return outcome(http.send(request, BodyHandlers.ofString()));
        } catch (IOException e) {
            return new Outcome.Failed("The provider cannot be reached: " + e, Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Outcome.Failed("The attempt was broken off", Optional.empty());
        }
    }

    private Outcome outcome(HttpResponse<String> response) {
        int status = response.statusCode();
        if (status >= 200 && status < 300) {
            return new Outcome.Sent(providerId(response.body()).orElse(null));
        }
        String reason = "The provider answered " + status;
        return status >= 500 || RETRYABLE.contains(status)
                ? new Outcome.Failed(reason, retryAfter(response))
                : new Outcome.Rejected(reason);
    }

    private Optional<String> providerId(String body) {
        if (body.isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(answers.fromJson(body).id());
        } catch (JsonException malformed) {
            return Optional.empty(); // the provider accepted the message, whatever the body says
        }
    }

    private static Optional<Duration> retryAfter(HttpResponse<String> response) {
        return response.headers()
                .firstValue("Retry-After")
                .filter(text -> text.matches("\\d{1,9}"))
                .map(text -> Duration.ofSeconds(Math.min(Long.parseLong(text), LONGEST_WAIT)));
    }
}
