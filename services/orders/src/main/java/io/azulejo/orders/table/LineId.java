package io.azulejo.orders.table;

import io.azulejo.annotation.Converter;
import io.azulejo.template.KeyEncoding;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Id of a line within its order: the product, with a number from the product's second line on. Keys hold {@code
 * PRD-1001} and {@code PRD-1001#2}; paths hold {@code PRD-1001} and {@code PRD-1001:2}.
 */
public record LineId(String productId, int number) {
    private static final Pattern TEXT = Pattern.compile("(.+):([1-9][0-9]{0,8})");

    public static LineId first(String productId) {
        return new LineId(productId, 1);
    }

    /** Parses the form used in paths. */
    public static LineId of(String text) {
        Matcher numbered = TEXT.matcher(text);
        return numbered.matches()
                ? new LineId(numbered.group(1), Integer.parseInt(numbered.group(2)))
                : LineId.first(text);
    }

    @Override
    public String toString() {
        return number == 1 ? productId : productId + ":" + number;
    }

    /** Converter to the form used in keys. */
    public static final class AsParts implements Converter<LineId, String> {
        private static final Pattern NUMBERED = Pattern.compile("(.+)#([1-9][0-9]{0,8})");

        @Override
        public String stored(LineId value) {
            String product = KeyEncoding.text(value.productId(), '#');
            return value.number() == 1 ? product : product + "#" + value.number();
        }

        @Override
        public LineId value(String stored) {
            if (stored.indexOf('#') < 0) { // the common case
                return LineId.first(KeyEncoding.decodeText(stored, '#'));
            }
            Matcher numbered = NUMBERED.matcher(stored);
            return numbered.matches()
                    ? new LineId(KeyEncoding.decodeText(numbered.group(1), '#'), Integer.parseInt(numbered.group(2)))
                    : LineId.first(KeyEncoding.decodeText(stored, '#'));
        }
    }
}
