package io.azulejo.sessions;

import static io.azulejo.sessions.Table.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All items of the sessions' table at one moment, and what must be true of them at every moment. */
record LeftItems(List<Map<String, AttributeValue>> items) {

    /** Pointers name the sessions that are open, all of them and no other; nothing outlives its session. */
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
        Stream.concat(of("SESSION#", ""), of("SESSIONLOG#", ""))
                .forEach(item ->
                        assertThat(sessions).as(as).contains(text(item, "PK").split("#", -1)[1]));
        assertThat(of("SESSIONLOG#", "").count() % 2)
                .as("%s: what was said comes with its answer", as)
                .isZero();
    }

    /** Jobs that were not done when the process ended, whether somebody had them at that moment or not. */
    long jobsLeft() {
        return of("JOBS", "JOB#")
                .filter(job -> text(job, "State").equals("OPEN"))
                .count();
    }

    long sessionsIn(String status) {
        return of("SESSION#", "METADATA")
                .filter(session -> text(session, "Status").equals(status))
                .count();
    }

    /** Items of a session, whatever they are. */
    List<Map<String, AttributeValue>> naming(String session) {
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
