package io.azulejo.http.text;

import io.azulejo.http.problem.ProblemException;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Validation of lists in requests, whose elements may be null in JSON. */
public final class Elements {
    private Elements() {}

    /** Returns the list, or an empty one if it is missing. Fails with 422 if an element is null. */
    public static <T> List<T> required(String field, @Nullable Collection<T> list) {
        if (list == null) {
            return List.of();
        }
        int index = 0;
        for (T element : list) {
            if (element == null) {
                throw ProblemException.invalid(field + "[" + index + "]", "must not be null");
            }
            index++;
        }
        return List.copyOf(list);
    }
}
