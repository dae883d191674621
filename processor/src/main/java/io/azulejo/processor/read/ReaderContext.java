package io.azulejo.processor.read;

import io.azulejo.annotation.Naming;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.design.JavaType;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocations;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Shared context of the readers of one design: compiler services, report and source locations.
 *
 * @param earlier what an earlier compilation said of the design
 * @param fromClassFile whether the design's interface is read from a class file
 */
public record ReaderContext(
        Types types,
        Elements elements,
        Report report,
        SourceLocations places,
        Unresolved unresolved,
        RefusedComponents refused,
        EarlierDescription earlier,
        boolean fromClassFile) {

    /**
     * Conventions of one table for the form of its items.
     *
     * @param itemVersion the attribute that holds an item's version
     * @param delimiter the character that separates the parts of a key
     * @param converters the converters of the table's types, by qualified name of the type
     */
    record Conventions(
            Naming naming,
            TimePrecision times,
            String itemVersion,
            char delimiter,
            Map<String, TypeElement> converters) {
        Conventions {
            converters = Map.copyOf(converters);
        }
    }

    /** Flag for types that do not exist yet, because another processor may generate them in this round. */
    public static final class Unresolved {
        private boolean any;
        private boolean nameless;

        void note() {
            any = true;
        }

        /** Returns whether a class file of the design lacks the names of parameters. */
        public boolean nameless() {
            return nameless;
        }

        public boolean any() {
            return any;
        }
    }

    void nameless() {
        unresolved.nameless = true;
    }

    /** Returns whether a record component is nullable. */
    boolean nullable(RecordComponentElement component) {
        return ComponentReader.nullable(component)
                || (component.getEnclosingElement() instanceof TypeElement record
                        && earlier.nullable(
                                javaType(record), component.getSimpleName().toString()));
    }

    public JavaType javaType(TypeElement type) {
        StringBuilder name = new StringBuilder(type.getSimpleName());
        Element outer = type.getEnclosingElement();
        while (outer instanceof TypeElement enclosing) {
            name.insert(0, enclosing.getSimpleName() + ".");
            outer = enclosing.getEnclosingElement();
        }
        PackageElement inPackage = elements.getPackageOf(type);
        return new JavaType(inPackage.getQualifiedName().toString(), name.toString());
    }
}
