package io.azulejo.sessions;

import static io.azulejo.sessions.SessionsTestService.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Snapshot of all items of the sessions table, with the invariants that must hold at any time. */
record LeftItems(List<Map<String, AttributeValue>> items) {

    /** Asserts that pointers name exactly the open sessions and that no item outlives its session. */
    void agree(String as) {
        Map<String, String> claimed = new HashMap<>();
        Set<String> sessions = new HashSet<>();
        of("SESSION#", "METADATA").forEach(session -> {
            String id = text(session, "PK").substring("SESSION#".length());
            sessions.add(id);
            if (Set.of("ACTIVE", "PAUSED").contains(text(session, "Status"))) {
                claimed.put("USER#" + text(session, "UserID"), id);
                if (session.containsKey("ChannelID")) {
                    claimed.put("CHANNEL#" + text(session, "ChannelID"), id);
                }
            }
        });
        Map<String, String> pointed = new HashMap<>();
        Stream.concat(of("USER#", "ACTIVE#"), of("CHANNEL#", "ACTIVE"))
                .forEach(pointer -> pointed.put(text(pointer, "PK"), text(pointer, "SessionID")));
        assertThat(pointed).as(as).isEqualTo(claimed);
        Stream.of(of("SESSION#", ""), of("SESSIONLOG#", ""), of("SESSIONACCESS#", ""))
                .flatMap(items -> items)
                .forEach(item ->
                        assertThat(sessions).as(as).contains(text(item, "PK").split("#", -1)[1]));
        assertThat(of("SESSIONLOG#", "").count() % 2)
                .as("%s: a message is stored with its answer", as)
                .isZero();
    }

    /** Returns the number of unfinished jobs, claimed or not. */
    long openJobs() {
        return of("JOBS", "JOB#")
                .filter(job -> text(job, "State").equals("OPEN"))
                .count();
    }

    long sessionsIn(String status) {
        return of("SESSION#", "METADATA")
                .filter(session -> text(session, "Status").equals(status))
                .count();
    }

    /** Returns all items of a session. */
    List<Map<String, AttributeValue>> containing(String session) {
        return items.stream()
                .filter(item ->
                        !text(item, "PK").equals("JOBS") && item.toString().contains(session))
                .toList();
    }

    private Stream<Map<String, AttributeValue>> of(String pk, String sk) {
        return items.stream()
                .filter(item ->
                        text(item, "PK").startsWith(pk) && text(item, "SK").startsWith(sk));
    }
}
