package io.azulejo.processor.read;

import io.azulejo.annotation.Naming;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.design.JavaType;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.Places;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** What the readers of one design share: the compiler's services, where to report, where to note places. */
public record Reading(Types types, Elements elements, Report report, Places places, Unresolved unresolved) {

    /** The conventions of one table. */
    record Conventions(Naming naming, TimePrecision times) {}

    /** Notes that a type does not exist yet: another processor may generate it in this round. */
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
