package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the source is, the processor reports and never throws. */
class RobustnessTest {

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
        assertThatCode(() -> Compiled.of(Source.of(text))).doesNotThrowAnyException();
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
            assertThatCode(() -> Compiled.files(
                            List.of(JavaFileObjects.forSourceString("originals." + name, mutated)), "-Xlint:none"))
                    .as(() -> "seed %d, round %d of %s:%n%s".formatted(seed, number, name, mutated))
                    .doesNotThrowAnyException();
        }
    }

    /** Drops, doubles or swaps words inside the declarations, which leaves most of it parseable. */
    private static String mutate(String source, Random random) {
        List<String> words = new ArrayList<>(List.of(source.split("(?<=[\\s,#{}()\"])", -1)));
        int first = source.indexOf("@SingleTable") / 6;
        for (int i = 0; i < 3; i++) {
            int at = first + random.nextInt(words.size() - first);
            int other = first + random.nextInt(words.size() - first);
            switch (random.nextInt(3)) {
                case 0 -> words.set(at, "");
                case 1 -> words.add(at, words.get(other));
                default -> words.set(at, words.get(other));
            }
        }
        return String.join("", words);
    }

    @Test
    void twoDesigns_ofOneEntityInOnePackage_sayThatTheirClassesClash() {
        Compiled compiled = Compiled.of(
                Source.of("@Entity\n@Key(pk = \"E#{a}\", sk = \"E\")\npublic record E(String a) {}"),
                Source.of("@SingleTable(name = \"One\", entities = E.class)\npublic interface One {}"),
                Source.of("@SingleTable(name = \"Two\", entities = E.class)\npublic interface Two {}"));

        assertThat(compiled.fails().ids()).containsExactly("AZ130");
    }

    private static String read(String original) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(RobustnessTest.class.getResourceAsStream("/originals/" + original + ".java"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
