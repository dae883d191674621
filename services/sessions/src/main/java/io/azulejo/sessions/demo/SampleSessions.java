package io.azulejo.sessions.demo;

import io.azulejo.http.demo.DemoAccount;
import io.azulejo.http.demo.DemoAccounts;
import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.SampleData;
import io.azulejo.http.demo.SampleDataMarker;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.sessions.domain.Actor;
import io.azulejo.sessions.domain.Conversation;
import io.azulejo.sessions.domain.Lifecycle;
import io.azulejo.sessions.domain.NpcDraft;
import io.azulejo.sessions.domain.Npcs;
import io.azulejo.sessions.domain.Participants;
import io.azulejo.sessions.domain.SessionAuthorization;
import io.azulejo.sessions.domain.SessionDraft;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionListEntry;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Loader of sample sessions in several states, owned by the people of {@link DemoAccounts}. Each step loads one session
 * with its content. Existing data is left alone, so loading again changes nothing.
 */
@Singleton
public final class SampleSessions implements SampleData {
    private static final String GUILD = "290926798626357999";
    private static final int SESSIONS_READ = 100;
    private static final int GOBLINS = 5;

    private final SessionsTable table;
    private final SessionAuthorization access;
    private final Lifecycle lifecycle;
    private final Participants participants;
    private final Npcs npcs;
    private final Conversation conversation;
    private final List<Scene> scenes = List.of(
            new Scene(DemoAccounts.ANA, "The Sunless Citadel", "645027906669510001", this::citadel),
            new Scene(DemoAccounts.BRUNO, "A Noite do Corvo", "645027906669510002", this::raven),
            new Scene(DemoAccounts.CARLA, "Lost Mine", "645027906669510003", this::mine),
            new Scene(DemoAccounts.DAVI, "O Tesouro de Lisboa", null, this::treasure));

    public SampleSessions(
            SessionsTable table,
            SessionAuthorization access,
            Lifecycle lifecycle,
            Participants participants,
            Npcs npcs,
            Conversation conversation) {
        this.table = table;
        this.access = access;
        this.lifecycle = lifecycle;
        this.participants = participants;
        this.npcs = npcs;
        this.conversation = conversation;
    }

    /** Session with its owner and its content. */
    private record Scene(
            DemoAccount owner, String title, @Nullable String channelId, Play play) {
        Actor actor() {
            return new Actor(owner.id(), false);
        }
    }

    private interface Play {
        void in(Actor gameMaster, String sessionId);
    }

    @Override
    public int steps() {
        return scenes.size();
    }

    @Override
    public List<DemoLogin> load(Runnable step) {
        SampleDataMarker loaded = new SampleDataMarker(table);
        if (loaded.isSet()) {
            scenes.forEach(scene -> step.run());
            return List.of();
        }
        for (Scene scene : scenes) {
            Session session = find(scene).orElseGet(() -> start(scene));
            if (session.status() == SessionStatus.ACTIVE) {
                scene.play().in(scene.actor(), session.sessionId());
            }
            step.run();
        }
        loaded.set();
        return List.of();
    }

    private Optional<Session> find(Scene scene) {
        Page<SessionListEntry> latest =
                table.sessionsByUser(scene.owner().id(), SortRange.all(), PageRequest.of(SESSIONS_READ));
        for (SessionListEntry attendance : latest) {
            if (attendance instanceof Session session && scene.title().equals(session.title())) {
                return Optional.of(session);
            }
        }
        return Optional.empty();
    }

    private Session start(Scene scene) {
        String guild = scene.channelId() == null ? null : GUILD;
        return lifecycle.start(
                new Actor(scene.owner().id(), true), // only operators may claim a channel without Discord
                new SessionDraft(scene.title(), guild, scene.channelId(), "pt-BR", null),
                IdempotentCommit.NONE);
    }

    private void citadel(Actor gameMaster, String sessionId) {
        join(DemoAccounts.BRUNO, sessionId, Participant.Role.PLAYER);
        join(DemoAccounts.CARLA, sessionId, Participant.Role.PLAYER);
        join(DemoAccounts.ELISA, sessionId, Participant.Role.SPECTATOR);
        Npc meepo = npc(
                gameMaster,
                sessionId,
                new NpcDraft(
                        "Meepo",
                        "A small kobold in tears",
                        4,
                        12,
                        "Knows the way to the goblins",
                        List.of("The clan's dragon is gone!", "Goblins took Calcryx.", "Meepo will help you.")));
        npc(
                gameMaster,
                sessionId,
                new NpcDraft("Yusdrayl", "The leader of the kobolds", 12, 15, "Bargains hard", List.of()));
        if (npcs.findByIdOrName(sessionId, "Goblin 1").isEmpty()) {
            npcs.addMany(
                    gameMaster,
                    sessionId,
                    new NpcDraft("Goblin", "It grins", 7, 15, null, List.of("Yark!")),
                    GOBLINS,
                    IdempotentCommit.NONE);
        }
        if (meepo.linesSpoken() == 0) {
            conversation.sendMessage(
                    actor(DemoAccounts.BRUNO), sessionId, meepo.npcId(), "Why do you cry?", IdempotentCommit.NONE);
            conversation.sendMessage(
                    actor(DemoAccounts.BRUNO), sessionId, meepo.npcId(), "Who took it?", IdempotentCommit.NONE);
            conversation.sendMessage(
                    actor(DemoAccounts.CARLA),
                    sessionId,
                    meepo.npcId(),
                    "Will you come with us?",
                    IdempotentCommit.NONE);
        }
    }

    private void raven(Actor gameMaster, String sessionId) {
        join(DemoAccounts.FABIO, sessionId, Participant.Role.PLAYER);
        npc(
                gameMaster,
                sessionId,
                new NpcDraft(
                        "O Corvo", "Um corvo de olhos vermelhos", 1, 18, "É o irmão do rei", List.of("Nunca mais.")));
        lifecycle.pause(gameMaster, sessionId);
    }

    private void mine(Actor gameMaster, String sessionId) {
        npc(
                gameMaster,
                sessionId,
                new NpcDraft("Sildar", "A tired knight", 27, 16, null, List.of("Find Gundren, please.")));
        lifecycle.end(gameMaster, sessionId);
    }

    private void treasure(Actor gameMaster, String sessionId) {
        join(DemoAccounts.ELISA, sessionId, Participant.Role.PLAYER);
        npc(
                gameMaster,
                sessionId,
                new NpcDraft("Dona Inês", "Vende mapas na Alfama", 8, 10, "Os mapas são falsos", List.of()));
    }

    private void join(DemoAccount account, String sessionId, Participant.Role role) {
        if (access.find(actor(account), sessionId).isEmpty()) {
            participants.join(new Actor(account.id(), true), sessionId, role); // without an invitation
        }
    }

    private Npc npc(Actor gameMaster, String sessionId, NpcDraft draft) {
        return npcs.findByIdOrName(sessionId, draft.name())
                .orElseGet(() -> npcs.add(gameMaster, sessionId, draft, IdempotentCommit.NONE));
    }

    private static Actor actor(DemoAccount account) {
        return new Actor(account.id(), false);
    }
}
