package io.azulejo.tests.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.query.FullScan;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items of earlier builds: components that were added, renamed or stored in another form. */
class OldItemsTest extends ChoirSuite {

    @Test
    void read_attributesMissing_areDefaultsOrComeFromTheKey() {
        store("SINGER#ana", "SINGER", "paid=N:7");

        Singer ana = choir.singer("faro", "ana").orElseThrow();
        assertThat(ana)
                .isEqualTo(new Singer(
                        "faro",
                        "ana",
                        Voice.SOPRANO,
                        3,
                        true,
                        Instant.parse("2020-01-31T00:00:00Z"),
                        null,
                        7,
                        List.of()));
        assertThat(choir.singersOf("faro")).containsExactly(ana);
        assertThat(choir.names("faro")).containsExactly(new SingerName("ana", 3));
        assertThat(choir.singers().scan(FullScan.because("a test")).list()).containsExactly(ana);
        assertThat(choir.singers().getAll(List.of(SingerKeys.of("faro", "ana"))))
                .containsExactly(ana);
        assertThat(choir.context()
                        .transactGet("read")
                        .get(SingerKeys.of("faro", "ana"))
                        .run()
                        .get(SingerKeys.of("faro", "ana")))
                .contains(ana);
    }

    @Test
    void read_attributesPresent_areNotDefaults() {
        Singer bea = choir.singers().create(Singer.named("bea"));

        assertThat(choir.singer("faro", "bea")).contains(bea);
        assertThat(bea.rehearsals()).isZero();
        assertThat(bea.active()).isFalse();
    }

    @Test
    void read_numberInTheKeyOnly_isDerivedFromItsPaddedForm() {
        store("SONG#0042", "SONG", "_v=N:3", "seconds=N:9", "composer=S:a", "poet=S:b", "sung=N:0");

        assertThat(choir.songs().get(SongKeys.of("faro", 42)).orElseThrow().number())
                .isEqualTo(42);
    }

    @Test
    void read_unknownEnumText_isTheDefaultIfDeclaredSo() {
        store("SINGER#ana", "SINGER", "paid=N:0", "voice=S:countertenor");

        assertThat(choir.singer("faro", "ana").orElseThrow().voice()).isEqualTo(Voice.SOPRANO);
    }

    @Test
    void read_enumOfAnotherType_isUnreadable() {
        store("SINGER#ana", "SINGER", "paid=N:0", "voice=N:1");

        assertThatThrownBy(() -> choir.singer("faro", "ana"))
                .isInstanceOfSatisfying(
                        UnreadableItemException.class,
                        unreadable -> assertThat(unreadable.attribute()).isEqualTo("voice"))
                .hasMessage("Cannot read Singer(CHOIR#faro, SINGER#ana): attribute voice:"
                        + " should be a string but is of type N");
    }

    @Test
    void read_alias_isReadInOrderAfterTheName() {
        store("SINGER#a", "SINGER", "fees=N:1", "telephone=S:3", "tel=S:2");
        store("SINGER#b", "SINGER", "paid=N:1", "telephone=S:3");
        store("SINGER#c", "SINGER", "paid=N:1", "fees=N:2", "phone=S:1", "tel=S:2");

        assertThat(choir.singersOf("faro"))
                .extracting(Singer::phone, Singer::paid)
                .containsExactly(
                        org.assertj.core.api.Assertions.tuple("2", 1),
                        org.assertj.core.api.Assertions.tuple("3", 1),
                        org.assertj.core.api.Assertions.tuple("1", 1));
    }

    @Test
    void read_nestedRecord_hasAliasesAndDefaultsToo() {
        store("SINGER#ana", "SINGER", "paid=N:0");
        AttributeValue seat = AttributeValue.fromM(Map.of("place", AttributeValue.fromS("Sé")));
        raw.updateItem(request -> request.tableName(table)
                .key(SingerKeys.of("faro", "ana").item())
                .updateExpression("SET seats = :s")
                .expressionAttributeValues(Map.of(":s", AttributeValue.fromL(List.of(seat)))));

        assertThat(choir.singer("faro", "ana").orElseThrow().seats()).containsExactly(new Singer.Seat("Sé", 1));
    }

    @Test
    void write_wholeItem_usesTheNameOnly() {
        store("SINGER#ana", "SINGER", "fees=N:1", "tel=S:2", "own=S:kept");
        Singer ana = choir.singer("faro", "ana").orElseThrow();

        choir.singers().change(ana);
        assertThat(stored("SINGER#ana")).containsKeys("paid", "phone", "own").doesNotContainKeys("fees", "tel");
        assertThat(choir.singer("faro", "ana")).contains(ana);

        store("SINGER#ana", "SINGER", "fees=N:1", "tel=S:2", "own=S:lost");
        choir.singers().put(ana);
        assertThat(stored("SINGER#ana")).containsKeys("paid", "phone").doesNotContainKeys("fees", "tel", "own");
    }

    @Test
    void update_setOrRemoved_removesTheAliases() {
        store("SINGER#ana", "SINGER", "fees=N:1", "tel=S:2", "telephone=S:3");

        Singer set = choir.singers()
                .update(SingerKeys.of("faro", "ana"))
                .set(SingerAttributes.PHONE, "9")
                .run();
        assertThat(set.phone()).isEqualTo("9");
        assertThat(stored("SINGER#ana")).containsKeys("phone", "fees").doesNotContainKeys("tel", "telephone");

        store("SINGER#ana", "SINGER", "fees=N:1", "tel=S:2", "telephone=S:3");
        Singer removed = choir.singers()
                .update(SingerKeys.of("faro", "ana"))
                .remove(SingerAttributes.PHONE)
                .run();
        assertThat(removed.phone()).isNull();
        assertThat(choir.singer("faro", "ana").orElseThrow().phone()).isNull();
    }

    @Test
    void update_addToRenamedNumber_startsFromTheStoredOne() {
        store("SINGER#ana", "SINGER", "fees=N:5", "own=S:kept");

        Singer ana = choir.singers()
                .update(SingerKeys.of("faro", "ana"))
                .add(SingerAttributes.PAID, 2)
                .run();
        assertThat(ana.paid()).isEqualTo(7);
        assertThat(stored("SINGER#ana")).containsKeys("paid", "own").doesNotContainKey("fees");
        choir.singers()
                .update(SingerKeys.of("faro", "ana"))
                .add(SingerAttributes.PAID, 2)
                .run();
        assertThat(choir.singer("faro", "ana").orElseThrow().paid()).isEqualTo(9);
    }

    @Test
    void update_addToMissingNumber_startsFromTheDefault() {
        store("SINGER#ana", "SINGER", "paid=N:0");

        Singer ana = choir.singers()
                .update(SingerKeys.of("faro", "ana"))
                .add(SingerAttributes.REHEARSALS, 1)
                .run();
        assertThat(ana.rehearsals()).isEqualTo(4);
        assertThat(choir.singers()
                        .update(SingerKeys.of("faro", "ana"))
                        .add(SingerAttributes.REHEARSALS, 1)
                        .run()
                        .rehearsals())
                .isEqualTo(5);
    }

    @Test
    void read_earlierVersions_areUpcast() {
        store("SONG#0001", "SONG", "length=S:3:30", "credits=S:Bach/Luther", "sung=N:1");
        store("SONG#0002", "SONG", "_v=N:2", "seconds=N:60", "credits=S:Orff/anon", "sung=N:2");
        Song written = choir.songs().create(new Song("faro", 3, 90, "Pärt", "anon", 0));

        List<Song> songs = List.of(
                new Song("faro", 1, 210, "Bach", "Luther", 1), new Song("faro", 2, 60, "Orff", "anon", 2), written);
        assertThat(choir.songs().scan(FullScan.because("a test")).list()).containsExactlyInAnyOrderElementsOf(songs);
        assertThat(choir.everything("faro")).containsExactlyElementsOf(songs);
        assertThat(choir.songs().get(SongKeys.of("faro", 1))).contains(songs.getFirst());
        assertThat(stored("SONG#0003").get("_v")).isEqualTo(AttributeValue.fromN("3"));
    }

    @Test
    void update_earlierVersion_writesTheCurrentOneWithItsIndexKeys() {
        store("SONG#0001", "SONG", "length=S:3:30", "credits=S:Bach/Luther", "sung=N:1", "own=S:kept");

        Song sung = choir.songs()
                .update(SongKeys.of("faro", 1))
                .add(SongAttributes.SUNG, 1)
                .run();
        assertThat(sung).isEqualTo(new Song("faro", 1, 210, "Bach", "Luther", 2));
        assertThat(stored("SONG#0001"))
                .containsEntry("_v", AttributeValue.fromN("3"))
                .containsEntry("GSI1PK", AttributeValue.fromS("COMPOSER#Bach"))
                .containsKeys("own", "seconds")
                .doesNotContainKeys("length", "credits");
        assertThat(choir.songs().get(SongKeys.of("faro", 1))).contains(sung);
    }

    @Test
    void read_laterVersionOrFailedUpcast_isUnreadable() {
        store("SONG#0001", "SONG", "_v=N:4", "sung=N:1");
        store("SONG#0002", "SONG", "length=S:long", "credits=S:Bach/Luther", "sung=N:1");

        assertThatThrownBy(() -> choir.songs().get(SongKeys.of("faro", 1)))
                .isInstanceOf(UnreadableItemException.class)
                .hasMessage("Cannot read Song(CHOIR#faro, SONG#0001): attribute _v: the item has version 4,"
                        + " but this program knows versions 1 to 3");
        assertThatThrownBy(() -> choir.songs().get(SongKeys.of("faro", 2)))
                .isInstanceOf(UnreadableItemException.class)
                .hasMessageStartingWith(
                        "Cannot read Song(CHOIR#faro, SONG#0002): the upcast from version 1 failed: For input");
    }
}
