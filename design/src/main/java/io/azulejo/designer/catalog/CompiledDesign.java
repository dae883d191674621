package io.azulejo.designer.catalog;

import io.azulejo.design.DesignDefinition;
import io.azulejo.designer.cost.Rates;
import io.azulejo.designer.cost.RatesFile;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A design as the compiler left it. Immutable.
 *
 * @param rates the rates that were shipped beside it, absent if none were
 */
public record CompiledDesign(
        DesignDefinition definition, @Nullable String rates) {

    /** The short name: {@code wavyblog} of an interface {@code WavyBlogTable}. */
    public String name() {
        String simple = definition.type().simpleName();
        String stem = simple.endsWith("Table") || simple.endsWith("Tables")
                ? simple.substring(0, simple.lastIndexOf("Table"))
                : simple;
        return (stem.isEmpty() ? simple : stem).toLowerCase(Locale.ROOT);
    }

    /** The rates that came with it, else the defaults. */
    public Rates expectedRates() {
        return rates == null ? Rates.defaults() : new RatesFile("the rates of " + name(), definition).parse(rates);
    }

    boolean isCalled(String name) {
        return name().equals(name.toLowerCase(Locale.ROOT))
                || definition.type().simpleName().equalsIgnoreCase(name)
                || definition.type().qualifiedName().equals(name);
    }
}
