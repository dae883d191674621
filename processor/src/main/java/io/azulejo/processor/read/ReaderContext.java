package io.azulejo.processor.read;

import io.azulejo.annotation.Naming;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.design.JavaType;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocations;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Shared context of the readers of one design: compiler services, report and source locations. */
public record ReaderContext(
        Types types, Elements elements, Report report, SourceLocations places, Unresolved unresolved) {

    /**
     * Conventions of one table for the form of its items.
     *
     * @param itemVersion the attribute that holds an item's version
     * @param delimiter the character that separates the parts of a key
     */
    record Conventions(Naming naming, TimePrecision times, String itemVersion, char delimiter) {}

    /** Flag for types that do not exist yet, because another processor may generate them in this round. */
    public static final class Unresolved {
        private boolean any;

        void note() {
            any = true;
        }

        public boolean any() {
            return any;
        }
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
