package io.azulejo.blog.demo;

import io.azulejo.http.demo.DemoAccount;
import io.azulejo.http.demo.DemoAccounts;
import java.util.ArrayList;
import java.util.List;

/** Definitions of the sample posts and of the comments on them. */
final class SamplePosts {
    /** Post to create. */
    record Planned(DemoAccount author, String category, String slug, String title, String body, boolean published) {}

    /** Comment to create, and a reply to it. */
    record PlannedComment(DemoAccount author, String text, DemoAccount answering, String answer) {}

    private record Topic(DemoAccount author, String category, String slug, String title, String scene) {}

    static final List<PlannedComment> COMMENTS = List.of(
            new PlannedComment(
                    DemoAccounts.FABIO,
                    "I read this twice. Where does one begin?",
                    DemoAccounts.DAVI,
                    "At the smallest thing that works."),
            new PlannedComment(
                    DemoAccounts.GABRIELA,
                    "The second part deserves a post of its own.",
                    DemoAccounts.ELISA,
                    "It is half written."),
            new PlannedComment(
                    DemoAccounts.CARLA,
                    "Please keep to the subject, everybody.",
                    DemoAccounts.FABIO,
                    "Sorry, we got carried away."));

    private static final List<Topic> TOPICS = List.of(
            new Topic(DemoAccounts.DAVI, "java", "records", "Records as entities", "A record says what it holds."),
            new Topic(DemoAccounts.DAVI, "java", "sealed", "Sealed interfaces", "The switch knows all of them."),
            new Topic(DemoAccounts.DAVI, "databases", "one-table", "One table", "Many tiles, one picture."),
            new Topic(DemoAccounts.DAVI, "databases", "sparse", "Sparse indexes", "What has no key costs nothing."),
            new Topic(DemoAccounts.ELISA, "bread", "sourdough", "Sourdough", "The dough decides when it is ready."),
            new Topic(DemoAccounts.ELISA, "bread", "rye", "Rye on Mondays", "Dense, dark, and good until Friday."),
            new Topic(DemoAccounts.ELISA, "sweets", "natas", "Pastéis de nata", "The oven is as hot as it goes."),
            new Topic(DemoAccounts.ELISA, "lisbon", "tram", "The tram to Graça", "Past walls of blue and white tiles."),
            new Topic(
                    DemoAccounts.BRUNO,
                    "lisbon",
                    "fado",
                    "Fado after midnight",
                    "Nobody speaks, not even the glasses."),
            new Topic(
                    DemoAccounts.BRUNO,
                    "azores",
                    "crater",
                    "A lake in a crater",
                    "Green on one side, blue on the other."));

    private SamplePosts() {}

    static List<Planned> all() {
        List<Planned> planned = new ArrayList<>();
        for (Topic topic : TOPICS) {
            planned.add(planned(topic, "", topic.title(), "Start small:\n\n1. look\n2. ask\n3. try", true));
            planned.add(planned(topic, "-again", topic.title() + ", again", "> I thought I knew.\n\nI did not.", true));
            planned.add(planned(topic, "-notes", "Notes on " + topic.title(), "Not for the public yet.", false));
        }
        return planned;
    }

    private static Planned planned(Topic topic, String suffix, String title, String text, boolean published) {
        String body = "# " + title + "\n\n" + topic.scene() + "\n\n" + text + "\n";
        return new Planned(topic.author(), topic.category(), topic.slug() + suffix, title, body, published);
    }
}
