package io.azulejo.template;

/**
 * How a component is written into a key. Every format but {@link Style#PLAIN} writes values so that the keys sort as
 * the values do.
 *
 * @param width digits of {@link Style#PAD}, otherwise 0
 * @param descending largest value first
 */
public record KeyFormat(Style style, int width, boolean descending) {

    public static final KeyFormat PLAIN = new KeyFormat(Style.PLAIN, 0, false);

    /** The ways of writing. */
    public enum Style {
        /** The value's text. Timestamps take the component's precision, which is of fixed width too. */
        PLAIN,
        /** A whole number that is not negative, zero-padded to the width. */
        PAD,
        /** Any number, negative and decimal ones included. */
        SORTABLE,
        /** {@code 2024-01-15T10:30:00Z} */
        SECONDS,
        /** {@code 2024-01-15T10:30:00.000Z} */
        MILLIS,
        /** {@code 2024-01-15}, of a timestamp in UTC */
        DAY,
        /** {@code 2024-01}, of a timestamp in UTC */
        MONTH,
        /** Several parts of the key in one value, as its converter wrote them: delimiters in it stand as they are. */
        PARTS
    }

    public boolean plain() {
        return style == Style.PLAIN && !descending;
    }

    @Override
    public String toString() {
        String text = switch (style) {
            case PLAIN -> "";
            case PAD -> "pad(" + width + ")";
            case SORTABLE -> "sortable";
            case SECONDS -> "seconds";
            case MILLIS -> "millis";
            case DAY -> "day";
            case MONTH -> "month";
            case PARTS -> "parts";
        };
        if (!descending) {
            return text;
        }
        return text.isEmpty() ? "desc" : text + ",desc";
    }
}
