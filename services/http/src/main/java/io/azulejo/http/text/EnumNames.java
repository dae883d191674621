package io.azulejo.http.text;

import io.azulejo.http.problem.ProblemException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Enum constants in the API: written in lower case, read in any case. */
public final class EnumNames {
    private EnumNames() {}

    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    public static @Nullable String ofNullable(@Nullable Enum<?> constant) {
        return constant == null ? null : of(constant);
    }

    public static <E extends Enum<E>> Optional<E> find(Class<E> type, @Nullable String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equalsIgnoreCase(word))
                .findFirst();
    }

    /** Returns the constant that a parameter names; fails with 400 if there is none. */
    public static <E extends Enum<E>> E parameter(Class<E> type, String name, @Nullable String word) {
        return find(type, word).orElseThrow(() -> ProblemException.badParameter(name, oneOf(type)));
    }

    /** Returns the constant that a field of the body names; fails with 422 if there is none. */
    public static <E extends Enum<E>> E field(Class<E> type, String name, String word) {
        return find(type, word).orElseThrow(() -> ProblemException.invalid(name, oneOf(type)));
    }

    private static <E extends Enum<E>> String oneOf(Class<E> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(EnumNames::of)
                .collect(Collectors.joining(", ", "must be one of ", ""));
    }
}
