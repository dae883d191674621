package io.azulejo.sessions.pages;

import io.azulejo.http.app.AppPages;
import io.azulejo.http.app.PageRoutes;
import io.azulejo.sessions.discord.DiscordOptions;
import io.azulejo.sessions.discord.DiscordSimulator;
import io.azulejo.sessions.discord.SlashCommands;
import io.azulejo.ui.UiBundle;
import io.azulejo.ui.UiLanguage;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/** Pages of the sessions service, under {@code /sessions/}. */
@Singleton
final class SessionsPages implements AppPages {
    private static final String TITLE = "Sessions";

    private final @Nullable SimulatorRoutes simulator;

    SessionsPages(DiscordOptions discord, InstantSource clock) {
        DiscordSimulator signer = discord.simulator();
        simulator = signer == null ? null : new SimulatorRoutes(signer, clock);
    }

    @Override
    public String title() {
        return TITLE;
    }

    @Override
    public String tile() {
        return "sessions";
    }

    @Override
    public String summary(UiLanguage language) {
        return switch (language) {
            case EN -> "Role-playing sessions of a Discord bot, with players, NPCs and what they said.";
            case PT -> "Sessões de RPG de um bot de Discord, com jogadores, NPCs e o que disseram.";
            case ES -> "Sesiones de rol de un bot de Discord, con jugadores, PNJ y lo que dijeron.";
        };
    }

    @Override
    public String action(UiLanguage language) {
        return switch (language) {
            case EN -> "Play a session";
            case PT -> "Jogar uma sessão";
            case ES -> "Jugar una sesión";
        };
    }

    @Override
    public UiBundle bundle() {
        return UiBundle.of("sessions", SessionsPages.class, "web");
    }

    @Override
    public void register(PageRoutes routes) {
        routes.app(TITLE, "sessions/app.js", "sessions-app").appAtRoot().route("/simulator/commands", this::commands);
        if (simulator != null) {
            routes.post("/simulator/signatures", simulator::sign);
        }
    }

    /** Sends the slash commands; no content if there is no simulator, so that the app does not show one. */
    private void commands(ServerRequest request, ServerResponse response) {
        if (simulator == null) {
            response.status(Status.NO_CONTENT_204).send();
        } else {
            response.header(HeaderValues.CONTENT_TYPE_JSON).send(SlashCommands.json());
        }
    }
}
