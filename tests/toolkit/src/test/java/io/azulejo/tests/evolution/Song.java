package io.azulejo.tests.evolution;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Upcast;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.schema.ItemUpcaster;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Song in its third version: version 1 had {@code length} as text ({@code 3:30}), version 2 had one {@code credits}
 * text with composer and poet.
 */
@Entity(value = "SONG", version = 3)
@Upcast(from = 1, with = Song.LengthInSeconds.class)
@Upcast(from = 2, with = Song.SplitCredits.class)
@Key(pk = "CHOIR#{choir}", sk = "SONG#{number:pad(4)}")
@IndexKey(index = "GSI1", pk = "COMPOSER#{composer}", sk = "SONG#{number:pad(4)}")
public record Song(String choir, int number, int seconds, String composer, String poet, int sung) implements ChoirItem {

    public static final class LengthInSeconds implements ItemUpcaster {
        @Override
        public void upcast(Map<String, AttributeValue> item) {
            String[] length = Items.string(item, "length").split(":", -1);
            item.remove("length");
            int seconds = 60 * Integer.parseInt(length[0]) + Integer.parseInt(length[1]);
            item.put("seconds", AttributeValue.fromN(Integer.toString(seconds)));
        }
    }

    public static final class SplitCredits implements ItemUpcaster {
        @Override
        public void upcast(Map<String, AttributeValue> item) {
            String[] credits = Items.string(item, "credits").split("/", -1);
            item.remove("credits");
            item.put("composer", AttributeValue.fromS(credits[0]));
            item.put("poet", AttributeValue.fromS(credits[1]));
        }
    }
}
