package io.azulejo.studio.pattern;

import io.azulejo.toolkit.query.Page;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What an access pattern returned, as a JSON tree. */
final class ResultTree {

    private ResultTree() {}

    static @Nullable Object of(@Nullable Object result) {
        return switch (result) {
            case Optional<?> optional -> of(optional.orElse(null));
            case Page<?> page -> of(page.items());
            case Collection<?> elements -> elements.stream().map(ResultTree::of).toList();
            case Map<?, ?> map -> {
                Map<String, @Nullable Object> members = new LinkedHashMap<>();
                map.forEach((name, member) -> members.put(String.valueOf(name), of(member)));
                yield members;
            }
            case Record typed -> {
                Map<String, @Nullable Object> members = new LinkedHashMap<>();
                for (RecordComponent component : typed.getClass().getRecordComponents()) {
                    members.put(component.getName(), of(CompiledDesign.call(component.getAccessor(), typed)));
                }
                yield members;
            }
            case null -> null;
            default -> result;
        };
    }
}
