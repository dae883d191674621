package io.azulejo.wavyblog.demo;

import io.azulejo.wavyblog.domain.PostDraft;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Definitions of the sample posts: one for each topic and angle, and one that is too long for a single item. */
final class SamplePosts {
    private static final int LONG_PARAGRAPHS = 1_200;

    /** Post to create. */
    record Planned(String author, PostDraft draft) {}

    private record Topic(String author, String category, String subject, String scene) {}

    private record Angle(String title, String slug, String text, boolean published) {}

    private static final List<Topic> TOPICS = List.of(
            new Topic("maria", "travel", "Lisbon", "The tram climbs to Graça past walls of blue and white tiles."),
            new Topic("maria", "travel", "Óbidos", "Inside the walls the lanes are one mule wide."),
            new Topic("maria", "food", "Pastéis de nata", "The oven is as hot as it goes, and nobody opens it."),
            new Topic("joao", "technology", "Single-table design", "One query brings the order with all its lines."),
            new Topic("joao", "technology", "Sparse indexes", "What has no index key costs nothing there."),
            new Topic("joao", "books", "Os Maias", "Nine hundred pages about a house, and never one too many."),
            new Topic("lena", "food", "Sourdough", "The dough decides when it is ready."),
            new Topic("lena", "crafts", "Painting tiles", "The glaze goes on grey and comes out blue."),
            new Topic("lena", "crafts", "Bookbinding", "A knife, a needle, waxed thread, and time."),
            new Topic("pedro", "books", "The chess novella", "Two players, one ship, and eighty pages."),
            new Topic("pedro", "travel", "The Douro line", "The train keeps to the river and the river to itself."));

    private static final List<Angle> ANGLES = List.of(
            new Angle("%s for beginners", "for-beginners", "Start small:\n\n1. look\n2. ask\n3. try it yourself", true),
            new Angle("What I got wrong about %s", "what-i-got-wrong", "> I thought I knew.\n\nI did not.", true),
            new Angle(
                    "%s, one year later",
                    "one-year-later", "What stayed:\n\n- the first *surprise*\n- the notes", true),
            new Angle("Notes on %s", "notes", "Unsorted, and not for the public yet.", false));

    private SamplePosts() {}

    static List<Planned> all() {
        List<Planned> planned = new ArrayList<>();
        for (Angle angle : ANGLES) {
            for (Topic topic : TOPICS) {
                planned.add(new Planned(topic.author(), draft(topic, angle)));
            }
        }
        planned.add(new Planned("joao", longPost()));
        return planned;
    }

    private static PostDraft draft(Topic topic, Angle angle) {
        String title = angle.title().formatted(topic.subject());
        return new PostDraft(
                title,
                slug(topic.subject()) + "-" + angle.slug(),
                "# " + title + "\n\n" + topic.scene() + "\n\n" + angle.text() + "\n",
                topic.category(),
                null,
                angle.published());
    }

    private static PostDraft longPost() {
        StringBuilder text = new StringBuilder("# Everything about partitions\n\n");
        for (int i = 1; i <= LONG_PARAGRAPHS; i++) {
            text.append("## Part ")
                    .append(i)
                    .append("\n\n")
                    .append("A partition is what one key leads to. ".repeat(12))
                    .append("\n\n");
        }
        return new PostDraft(
                "Everything about partitions",
                "everything-about-partitions",
                text.toString(),
                "technology",
                null,
                true);
    }

    private static String slug(String subject) {
        return Normalizer.normalize(subject, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-");
    }
}
