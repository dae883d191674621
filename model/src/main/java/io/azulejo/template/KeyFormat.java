package io.azulejo.template;

/**
 * Format of a component in a key. Every format except {@link Style#PLAIN}, {@link Style#LOWER} and {@link Style#UPPER}
 * preserves the order of the values.
 *
 * @param width digits of {@link Style#PAD}, otherwise 0
 * @param descending whether the largest value sorts first
 */
public record KeyFormat(Style style, int width, boolean descending) {

    public static final KeyFormat PLAIN = new KeyFormat(Style.PLAIN, 0, false);

    /** Style of a key format. */
    public enum Style {
        /** The value's text. Timestamps use the component's precision, which has a fixed width too. */
        PLAIN,
        /** A non-negative integer, zero-padded to the width. */
        PAD,
        /** Any number, including negative and decimal ones. */
        SORTABLE,
        /** {@code 2024-01-15T10:30:00Z} */
        SECONDS,
        /** {@code 2024-01-15T10:30:00.000Z} */
        MILLIS,
        /** {@code 2024-01-15}, of a timestamp in UTC */
        DAY,
        /** {@code 2024-01}, of a timestamp in UTC */
        MONTH,
        /** Text in lower case, so that keys differ in more than the case of letters. */
        LOWER,
        /** Text in upper case. */
        UPPER,
        /** Several key parts in one value, as its converter writes them. Delimiters in the value are not encoded. */
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
            case LOWER -> "lower";
            case UPPER -> "upper";
            case PARTS -> "parts";
        };
        if (!descending) {
            return text;
        }
        return text.isEmpty() ? "desc" : text + ",desc";
    }
}
