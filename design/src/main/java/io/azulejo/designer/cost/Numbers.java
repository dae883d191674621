package io.azulejo.designer.cost;

import java.util.Locale;

/** Numbers as the sheet prints them. */
final class Numbers {

    private Numbers() {}

    /** With thousands, and with decimals only where they matter. */
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
