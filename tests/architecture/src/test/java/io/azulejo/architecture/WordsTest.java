package io.azulejo.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Rules for names and wording. */
class WordsTest {
    /** Modules that other projects depend on. */
    private static final List<String> LIBRARIES = List.of(
            "annotations",
            "model",
            "processor",
            "spi",
            "toolkit",
            "patterns",
            "micrometer",
            "migrate",
            "engine",
            "engine-rocksdb",
            "server",
            "testkit",
            "design-tools",
            "studio",
            "spring-boot-starter");

    /** Phrases of the private idiom that was removed; they do not come back. */
    private static final Pattern IDIOM = Pattern.compile(
            "\\b(of others\\b(?! who)|whoever|in vain|reckon(s|ed|ing)?|where nobody says|callers on the line"
                    + "|books on throughput|beside the (request|response)|pass(es)? beside|the hinge|who comes pushes"
                    + "|lately|only reckoned|goes on with|is let in|let in meanwhile)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern PUBLIC_TYPE = Pattern.compile(
            "^public (?:abstract |final |sealed |non-sealed )*(?:class|interface|record|enum|@interface) (\\w+)",
            Pattern.MULTILINE);
    private static final Pattern TYPE_COMMENT = Pattern.compile(
            "/\\*\\*\\s*(?:\\*\\s*)?([^*]+?)(?:\\*/|\\n)(?:(?!\\*/).)*?(?:\\*/)?\\s*(?:@[^\\n]*\\n\\s*)*"
                    + "public (?:abstract |final |sealed |non-sealed )*(?:class|interface|record|enum|@interface) \\w+",
            Pattern.DOTALL);
    private static final Pattern RIDDLE =
            Pattern.compile("^(What|How|Where|Who|Whoever|Whether|Whatever|That|All that|Something that)\\b");

    @Test
    void publicTypes_ofTheLibraries_haveUniqueSimpleNames() throws IOException {
        Map<String, List<Path>> names = new TreeMap<>();
        for (String module : LIBRARIES) {
            for (Path file : Sources.javaOf(module)) {
                Matcher type = PUBLIC_TYPE.matcher(Files.readString(file));
                if (type.find()) {
                    names.computeIfAbsent(type.group(1), name -> new ArrayList<>())
                            .add(file);
                }
            }
        }
        names.values().removeIf(files -> files.size() == 1);
        assertThat(names).isEmpty();
    }

    @Test
    void typeComments_beginWith_theNameOfTheThing() throws IOException {
        List<String> riddles = new ArrayList<>();
        for (Path file : Sources.java()) {
            Matcher comment = TYPE_COMMENT.matcher(Files.readString(file));
            if (file.toString().contains("/src/main/")
                    && comment.find()
                    && RIDDLE.matcher(comment.group(1)).find()) {
                riddles.add(file + ": " + comment.group(1).strip());
            }
        }
        assertThat(riddles).isEmpty();
    }

    @Test
    void sources_avoid_thePrivateIdiom() throws IOException {
        assertThat(idiomIn(Sources.java())).isEmpty();
    }

    @Test
    void documents_avoid_thePrivateIdiom() throws IOException {
        assertThat(idiomIn(Sources.withSuffix(Sources.ROOT, ".md"))).isEmpty();
    }

    private static List<String> idiomIn(List<Path> files) throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files) {
            if (file.endsWith("WordsTest.java")) {
                continue; // it contains the phrases it searches for
            }
            int number = 0;
            for (String line : Files.readAllLines(file)) {
                number++;
                if (IDIOM.matcher(line).find()) {
                    found.add(file + ":" + number + ": " + line.strip());
                }
            }
        }
        return found;
    }
}
