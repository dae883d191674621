package io.azulejo.tests.guide;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Upcast;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.schema.ItemUpcaster;
import java.time.Duration;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

// tag::old-items
@Entity(value = "RECIPE", version = 2)
@Upcast(from = 1, with = Recipe.MinutesOfDuration.class)
@Key(pk = "RECIPE#{bread}", sk = "RECIPE")
public record Recipe(
        String bread,
        int minutes,
        @Attribute(aliases = "temp") int temperature,
        @Default("20") int loaves,
        @Default(value = "WHEAT", forUnknown = true) Flour flour) {

    /** Version 1 had the time as a text such as PT45M. */
    public static final class MinutesOfDuration implements ItemUpcaster {
        @Override
        public void upcast(Map<String, AttributeValue> item) {
            long minutes = Duration.parse(Items.string(item, "duration")).toMinutes();
            item.remove("duration");
            item.put("minutes", AttributeValue.fromN(Long.toString(minutes)));
        }
    }
}
// end::old-items
