package io.azulejo.openapi;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/**
 * Annotation processor that writes the OpenAPI document of a module with controllers.
 *
 * <p>Annotation processing sees declarations only. Most of the contract is in the code of the routes, such as the errors
 * they throw and the headers they set, so that the processor listens to the compiler: it scans each class after
 * attribution, when every call is resolved, and writes the document when the last class is done.
 */
public final class OpenApiProcessor extends AbstractProcessor implements TaskListener {
    /** Where the document is in a service's jar. */
    public static final String RESOURCE = "META-INF/openapi.json";

    private static final String API_INFO = "io.azulejo.http.openapi.ApiInfo";
    private static final String CONTROLLER = "io.avaje.http.api.Controller";

    private final Docs docs = new Docs();
    private final Set<String> pending = new HashSet<>();
    private final Map<String, TypeElement> controllers = new TreeMap<>();
    private @Nullable Trees trees;
    private @Nullable SourceScanner sources;
    private @Nullable AnnotationMirror info;
    private @Nullable FileObject file;
    private boolean failed;

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        trees = Trees.instance(environment);
        sources = new SourceScanner(Trees.instance(environment));
        JavacTask.instance(environment).addTaskListener(this);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (Element root : round.getRootElements()) {
            if (root instanceof TypeElement type) {
                pending.add(type.getQualifiedName().toString());
                docs.collect(type, processingEnv.getElementUtils());
                if (Annotations.find(type, CONTROLLER).isPresent()) {
                    controllers.put(type.getQualifiedName().toString(), type);
                }
            } else if (root instanceof PackageElement) {
                Annotations.find(root, API_INFO).ifPresent(found -> info = found);
            }
        }
        failed |= round.errorRaised();
        if (round.processingOver() && info != null && !controllers.isEmpty()) {
            try {
                file = processingEnv.getFiler().createResource(StandardLocation.CLASS_OUTPUT, "", RESOURCE);
            } catch (IOException e) {
                error("The OpenAPI document cannot be written: " + e.getMessage());
            }
        }
        return false;
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() != TaskEvent.Kind.ANALYZE || file == null || failed) {
            return;
        }
        TypeElement type = event.getTypeElement();
        if (type == null || !pending.remove(type.getQualifiedName().toString())) {
            return;
        }
        TreePath path = trees().getPath(type);
        // Generated adapters construct every record from anything; generated routes only call the controllers.
        boolean generated =
                Annotations.simple(type.getAnnotationMirrors(), "Generated").isPresent();
        if (path != null && !generated) {
            sources().scanClass(path);
        }
        if (pending.isEmpty()) {
            write();
        }
    }

    private void write() {
        AnnotationMirror annotation = info;
        FileObject out = file;
        if (annotation == null || out == null) {
            return;
        }
        List<Operation> operations = new ArrayList<>();
        ControllerReader reader =
                new ControllerReader(processingEnv.getElementUtils(), processingEnv.getTypeUtils(), sources());
        for (String controller : controllers.keySet()) {
            // The element of an earlier round is stale: each round enters the classes anew.
            TypeElement current = processingEnv.getElementUtils().getTypeElement(controller);
            operations.addAll(reader.read(current));
        }
        Map<String, Operation> ids = new HashMap<>();
        for (Operation operation : operations) {
            if (ids.putIfAbsent(operation.id(), operation) != null) {
                error("Two routes have the operation id " + operation.id() + ": rename a method");
            }
        }
        DocumentWriter writer = new DocumentWriter(
                processingEnv.getElementUtils(),
                processingEnv.getTypeUtils(),
                docs,
                sources().enumFields());
        try (Writer text = out.openWriter()) {
            text.write(Json.text(writer.write(annotation, operations)));
        } catch (IOException e) {
            error("The OpenAPI document cannot be written: " + e.getMessage());
        }
        deleteDocumentOfAvaje();
    }

    /** Deletes the document that avaje's generator writes besides: it is wrong, and cannot be switched off. */
    private void deleteDocumentOfAvaje() {
        try {
            processingEnv
                    .getFiler()
                    .getResource(StandardLocation.CLASS_OUTPUT, "meta", "openapi.json")
                    .delete();
        } catch (IOException e) {
            // there is none
        }
    }

    private Trees trees() {
        return Objects.requireNonNull(trees);
    }

    private SourceScanner sources() {
        return Objects.requireNonNull(sources);
    }

    private void error(String message) {
        processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, message);
    }
}
