package io.azulejo.processor.report;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import io.azulejo.processor.source.SourceLocation;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Printer of messages at their source locations. The processing API cannot point at one of several repeated
 * annotations; javac's tree API can, and is used if the compiler is javac.
 */
public final class Messages {
    private final ProcessingEnvironment environment;
    private final @Nullable Trees trees;

    public Messages(ProcessingEnvironment environment) {
        this.environment = environment;
        this.trees = trees(environment);
    }

    private static @Nullable Trees trees(ProcessingEnvironment environment) {
        try {
            return Trees.instance(environment);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Returns whether the element is read from source. Other compilers than javac always say yes. */
    public boolean inSource(Element element) {
        return trees == null || trees.getPath(element) != null;
    }

    void print(Kind kind, String text, SourceLocation place) {
        SourceLocation.Repeated repeated = place.repeated();
        TreePath path = trees == null || repeated == null ? null : trees.getPath(place.element());
        Optional<Tree> tree = path == null || repeated == null ? Optional.empty() : find(path.getLeaf(), repeated);
        if (trees != null && path != null && tree.isPresent()) {
            trees.printMessage(kind, text, tree.get(), path.getCompilationUnit());
        } else {
            environment.getMessager().printMessage(kind, text, place.element(), place.annotation(), place.value());
        }
    }

    private static Optional<Tree> find(Tree declaration, SourceLocation.Repeated repeated) {
        List<? extends AnnotationTree> annotations =
                modifiers(declaration).map(ModifiersTree::getAnnotations).orElse(List.of()).stream()
                        .filter(annotation -> simpleName(annotation).equals(repeated.simpleName()))
                        .toList();
        if (repeated.number() >= annotations.size()) {
            return Optional.empty();
        }
        AnnotationTree annotation = annotations.get(repeated.number());
        return Optional.of(annotation.getArguments().stream()
                .filter(argument -> argument instanceof AssignmentTree assignment
                        && assignment.getVariable().toString().equals(repeated.member()))
                .map(argument -> (Tree) ((AssignmentTree) argument).getExpression())
                .findFirst()
                .orElse(annotation));
    }

    private static Optional<ModifiersTree> modifiers(Tree declaration) {
        return switch (declaration) {
            case ClassTree type -> Optional.of(type.getModifiers());
            case MethodTree method -> Optional.of(method.getModifiers());
            case VariableTree variable -> Optional.of(variable.getModifiers());
            default -> Optional.empty();
        };
    }

    private static String simpleName(AnnotationTree annotation) {
        String name = annotation.getAnnotationType().toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
