package io.azulejo.designtools.cost;

import java.util.Locale;

/** Number formats of the cost sheet. */
final class Numbers {

    private Numbers() {}

    /** Formats a number with thousands separators, and with decimals only if they matter. */
    static String units(double value) {
        if (value == Math.rint(value) || value >= 1000) {
            return String.format(Locale.ROOT, "%,.0f", value);
        }
        if (value < 0.0005) {
            return "0";
        }
        return value >= 1
                ? String.format(Locale.ROOT, "%.1f", value)
                : String.format(Locale.ROOT, "%.3f", value).replaceAll("0+$", "");
    }

    static String bytes(double value) {
        return value >= 1024 && value % 512 == 0 ? units(value / 1024) + " KB" : units(value) + " B";
    }
}
