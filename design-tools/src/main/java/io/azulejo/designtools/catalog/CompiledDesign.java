package io.azulejo.designtools.catalog;

import io.azulejo.design.DesignDefinition;
import io.azulejo.designtools.cost.Rates;
import io.azulejo.designtools.cost.RatesFile;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Compiled design with its optional rates. Immutable.
 *
 * @param rates the text of the rates file next to the design, absent if there is none
 */
public record CompiledDesign(
        DesignDefinition definition, @Nullable String rates) {

    /** Returns the short name, such as {@code wavyblog} for an interface {@code WavyBlogTable}. */
    public String name() {
        String simple = definition.type().simpleName();
        String stem = simple.endsWith("Table") || simple.endsWith("Tables")
                ? simple.substring(0, simple.lastIndexOf("Table"))
                : simple;
        return (stem.isEmpty() ? simple : stem).toLowerCase(Locale.ROOT);
    }

    /** Returns the rates of the rates file, or the defaults. */
    public Rates expectedRates() {
        return rates == null ? Rates.defaults() : new RatesFile("the rates of " + name(), definition).parse(rates);
    }

    boolean isCalled(String name) {
        return name().equals(name.toLowerCase(Locale.ROOT))
                || definition.type().simpleName().equalsIgnoreCase(name)
                || definition.type().qualifiedName().equals(name);
    }
}
