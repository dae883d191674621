package io.azulejo.processor;

import java.util.Set;
import javax.annotation.processing.Completion;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Processor that javac and Gradle load. It is compiled for Java 17, so that an older JDK gets a message that says what is
 * needed, instead of a class file version. On a JDK that is new enough it delegates to {@link AzulejoProcessor}.
 */
public final class ProcessorEntryPoint implements Processor {
    private static final int NEEDED = 21;
    private static final String IMPLEMENTATION = "io.azulejo.processor.AzulejoProcessor";

    private final int jdk;
    private @Nullable Processor delegate;
    private @Nullable ProcessingEnvironment environment;
    private boolean reported;

    public ProcessorEntryPoint() {
        this(Runtime.version().feature());
    }

    ProcessorEntryPoint(int jdk) {
        this.jdk = jdk;
    }

    @Override
    public void init(ProcessingEnvironment processingEnvironment) {
        environment = processingEnvironment;
        if (jdk >= NEEDED) {
            Processor processor = implementation();
            processor.init(processingEnvironment);
            delegate = processor;
        }
    }

    /** Creates the processor by its name, because this class is compiled before it and for an older version. */
    private static Processor implementation() {
        try {
            return Class.forName(IMPLEMENTATION, true, ProcessorEntryPoint.class.getClassLoader())
                    .asSubclass(Processor.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(IMPLEMENTATION + " cannot be created: is the processor's jar complete?", e);
        }
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return delegate == null ? Set.of("io.azulejo.annotation.*") : delegate.getSupportedAnnotationTypes();
    }

    @Override
    public Set<String> getSupportedOptions() {
        return delegate == null ? Set.of("azulejo.findings") : delegate.getSupportedOptions();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return delegate == null ? SourceVersion.latestSupported() : delegate.getSupportedSourceVersion();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (delegate != null) {
            delegate.process(annotations, round);
        } else if (!reported && environment != null) {
            reported = true;
            environment
                    .getMessager()
                    .printMessage(
                            Kind.ERROR,
                            "Azulejo needs JDK " + NEEDED + " or newer, but this compiler is of JDK " + jdk
                                    + ": set JAVA_HOME or the build's toolchain to a newer one");
        }
        return false;
    }

    @Override
    public Iterable<? extends Completion> getCompletions(
            Element element, AnnotationMirror annotation, ExecutableElement member, String userText) {
        return delegate == null ? Set.of() : delegate.getCompletions(element, annotation, member, userText);
    }
}
