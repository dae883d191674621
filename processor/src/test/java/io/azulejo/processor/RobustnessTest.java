package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fuzz tests: the processor reports invalid sources and never throws. */
class RobustnessTest {
    /** Patterns for parts to mutate: annotation texts, component and parameter types, whole annotations. */
    private static final List<Pattern> PARTS = List.of(
            Pattern.compile("\"([^\"]*)\""),
            Pattern.compile("\\b([A-Z]\\w+) [a-z]\\w+[,)]"),
            Pattern.compile("(?m)^ +(@\\w+(\\(.*\\))?)$"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@SingleTable public interface Shop {}",
                "@SingleTable(name = 7, entities = \"x\") public interface Shop {}",
                "@SingleTable(name = \"\", entities = {}) public interface Shop {}",
                "@SingleTable(name = \"Shop\", entities = Missing.class) public interface Shop { @Get Optional<Missing> m(); }",
                "@SingleTable(name = \"Shop\", entities = {int.class, String[].class, void.class}) public interface Shop {}",
                "@SingleTable(name = \"Shop\", entities = Shop.class) public interface Shop { @Query Shop shop(); }",
                "@SingleTable(name = Unknown.NAME, entities = Shop.E.class) public interface Shop { @Entity @Key(pk = Unknown.PK, sk = \"\") record E() {} }",
                "@SingleTable(name = \"a\", entities = Shop.E.class) @SingleTable(name = \"a\", entities = Shop.E.class) public interface Shop { @Entity @Key(pk = \"\", sk = \"{}\") record E(String a) {} }",
                "@SingleTable(name = \"a\", entities = Shop.E.class) public interface Shop { @Entity @Entity @Key(pk = \"{a}\", sk = \"{a}\") @Key(pk = \"{b}\", sk = \"{b}\") record E(String a) {} }",
                "@SingleTable(name = \"a\", entities = Shop.E.class) public interface Shop { @Entity @Key(pk = \"E\", sk = \"{a}\") record E(Missing a, List<?> b, List c, Map<String, ? extends Missing> d, E e) {} }",
                "@SingleTable(name = \"a\", entities = Shop.E.class) public interface Shop<T> extends Comparable<T> { @Entity @Key(pk = \"E\", sk = \"E\") record E() {} @Query List<? extends E> x(Missing y, int... z); }",
                "@SingleTable(name = \"a\", entities = Shop.E.class) public interface Shop extends Missing { @Entity @Key(pk = \"E#{a}\", sk = \"E\") record E(String a) {} @Update(Missing.class) void u(); @Delete(int.class) void d(); @Transact void t(@Create @Put List<List<E>> e, @Check int f); }",
                "@SingleTable(name = \"a\", entities = Shop.E.class, indexes = @Index) public interface Shop { @Entity @Key(pk = \"E\", sk = \"E\") @IndexKey @IndexKey(index = \"\") @Unique @Exists @EntityType @Accept record E(String a) {} }",
                "@SingleTable(name = \"a\", entities = Shop.E.class) public interface Shop { @Entity @Key(pk = \"E#{a}\", sk = \"E\") @Unique(component = \"\", guard = Shop.class) @Exists(entity = String.class, by = {}) record E(@Convert(Missing.class) String a, @Convert(Converter.class) int b) {} }",
                "@SingleTable(name = \"a\", entities = Shop.E.class) enum Shop { A; @Entity @Key(pk = \"E\", sk = \"E\") private record E(String a) {} }",
                "@SingleTable(name = \"a\", entities = Shop.E.class) public interface Shop { @Entity @Key(pk = \"E#{a}\", sk = \"E\") enum E { A } @Aggregate record G() {} @Query Optional<G> g(); @ProjectionOf(E.class) record P() {} @Query List<P> p(); }",
            })
    void oddSource_isReportedNotThrown(String text) {
        assertThatCode(() -> CompilationResult.of(Source.of(text))).doesNotThrowAnyException();
    }

    @Test
    void mutatedDesign_isReportedNotThrown() throws IOException {
        long seed = 20261115;
        Random random = new Random(seed);
        List<String> originals = List.of("WavyBlog", "Blog", "Orders", "Notifications", "Sessions");
        for (int round = 0; round < 25; round++) {
            String name = originals.get(round % originals.size());
            String mutated = mutate(read(name), random);
            int number = round;
            assertThatCode(() -> CompilationResult.files(
                            List.of(JavaFileObjects.forSourceString("originals." + name, mutated)), "-Xlint:none"))
                    .as(() -> "seed %d, round %d of %s:%n%s".formatted(seed, number, name, mutated))
                    .doesNotThrowAnyException();
        }
    }

    /** Changes texts and types and removes annotations. The source stays parseable, but the design is broken. */
    private static String mutate(String source, Random random) {
        String mutated = source;
        for (int i = 0; i < 3; i++) {
            Pattern what = PARTS.get(random.nextInt(PARTS.size()));
            List<MatchResult> parts = what.matcher(mutated).results().toList();
            MatchResult at = parts.get(random.nextInt(parts.size()));
            String other = parts.get(random.nextInt(parts.size())).group(1);
            String text = at.group(1);
            String changed = switch (random.nextInt(3)) {
                case 0 -> other;
                case 1 -> what.equals(PARTS.getFirst()) ? text.replaceFirst("[#{}]", "") : other;
                default -> what.equals(PARTS.getLast()) ? "" : other;
            };
            mutated = mutated.substring(0, at.start(1)) + changed + mutated.substring(at.end(1));
        }
        return mutated;
    }

    @Test
    void twoDesigns_ofOneEntityInOnePackage_reportClassNameClash() {
        CompilationResult compiled = CompilationResult.of(
                Source.of("@Entity\n@Key(pk = \"E#{a}\", sk = \"E\")\npublic record E(String a) {}"),
                Source.of("@SingleTable(name = \"One\", entities = E.class)\npublic interface One {}"),
                Source.of("@SingleTable(name = \"Two\", entities = E.class)\npublic interface Two {}"));

        assertThat(compiled.fails().ids()).containsExactly("AZ144");
    }

    @Test
    void componentType_generatedInTheSameCompilation_isDeferred() {
        CompilationResult compiled = CompilationResult.with(
                new ColourProcessor(),
                Source.of("@Entity\n@Key(pk = \"E#{a}\", sk = \"E\")\npublic record E(String a, Colour colour) {}"),
                Source.of("@SingleTable(name = \"One\", entities = E.class)\npublic interface One {}"));

        assertThat(compiled.succeeds().source("ESchema")).contains("ColourCodec.INSTANCE");
    }

    @Test
    void componentType_missing_isReportedByTheCompilerOnly() {
        CompilationResult compiled = CompilationResult.of(
                Source.of("@Entity\n@Key(pk = \"E#{b}\", sk = \"E\")\npublic record E(String a, Colour colour) {}"),
                Source.of("@SingleTable(name = \"One\", entities = E.class)\npublic interface One {\n"
                        + "  EntityTable<E> table();\n  @Get Optional<Colour> colour(String a);\n}"));

        assertThat(compiled.fails().ids()).containsExactly("AZ102");
        assertThat(compiled.errorsOfTheCompiler()).hasSize(2).first().asString().contains("Colour");
    }

    private static String read(String original) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(RobustnessTest.class.getResourceAsStream("/originals/" + original + ".java"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
