package io.azulejo.web.text;

import io.azulejo.web.problem.ProblemException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Constants as callers read them, in lower case, and write them, in either. */
public final class Words {
    /** As many as there are constants: lists ask for one with every item. */
    private static final Map<Enum<?>, String> KNOWN = new ConcurrentHashMap<>();

    private Words() {}

    public static String of(Enum<?> constant) {
        return KNOWN.computeIfAbsent(constant, unknown -> unknown.name().toLowerCase(Locale.ROOT));
    }

    public static @Nullable String ofNullable(@Nullable Enum<?> constant) {
        return constant == null ? null : of(constant);
    }

    public static <E extends Enum<E>> Optional<E> find(Class<E> type, @Nullable String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equalsIgnoreCase(word))
                .findFirst();
    }

    /** What a parameter says: 400 if it is none of the words. */
    public static <E extends Enum<E>> E parameter(Class<E> type, String name, @Nullable String word) {
        return find(type, word).orElseThrow(() -> ProblemException.badParameter(name, oneOf(type)));
    }

    /** What a field of a body says: 422 if it is none of the words. */
    public static <E extends Enum<E>> E field(Class<E> type, String name, String word) {
        return find(type, word).orElseThrow(() -> ProblemException.invalid(name, oneOf(type)));
    }

    private static <E extends Enum<E>> String oneOf(Class<E> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(Words::of)
                .collect(Collectors.joining(", ", "must be one of ", ""));
    }
}
