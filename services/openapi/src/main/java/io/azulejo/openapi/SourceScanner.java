package io.azulejo.openapi;

import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Scanner of attributed classes: collects the {@link MethodFacts} of each method and the enums behind text fields. */
final class SourceScanner extends TreePathScanner<@Nullable Void, MethodFacts> {
    private static final String PROBLEM_TYPE = "io.azulejo.http.problem.ProblemType";
    private static final String ENUM_NAMES = "io.azulejo.http.text.EnumNames";
    private static final String JSON_TYPE = "io.avaje.jsonb.JsonType";

    private final Trees trees;
    private final LibraryEffects library = new LibraryEffects();
    private final Map<ExecutableElement, MethodFacts> methods = new HashMap<>();
    private final Map<Element, String> textConstants = new HashMap<>();
    private final EnumFields enumFields = new EnumFields();

    SourceScanner(Trees trees) {
        this.trees = trees;
    }

    void scanClass(TreePath path) {
        // Constants first: methods refer to those of their own class.
        new TreePathScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitVariable(VariableTree variable, @Nullable Void none) {
                Element field = trees.getElement(getCurrentPath());
                if (field != null && field.getKind() == ElementKind.FIELD && variable.getInitializer() != null) {
                    String text = firstText(variable.getInitializer());
                    if (text != null) {
                        textConstants.put(field, text);
                    }
                }
                return super.visitVariable(variable, null);
            }
        }.scan(path, null);
        scan(path, MethodFacts.empty());
    }

    MethodFacts facts(ExecutableElement method) {
        return methods.getOrDefault(method, MethodFacts.empty());
    }

    /** Returns the effects of a method that the module does not compile. */
    List<Effect> libraryEffects(ExecutableElement method) {
        return library.of(
                String.valueOf(method.getEnclosingElement()),
                method.getSimpleName().toString());
    }

    Set<ExecutableElement> methods() {
        return methods.keySet();
    }

    EnumFields enumFields() {
        return enumFields;
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, MethodFacts outer) {
        Element element = trees.getElement(getCurrentPath());
        if (!(element instanceof ExecutableElement executable)) {
            return null;
        }
        // The methods of a local or anonymous class belong to the method that creates it.
        boolean local = executable.getEnclosingElement() instanceof TypeElement type
                && (type.getNestingKind() == NestingKind.LOCAL || type.getNestingKind() == NestingKind.ANONYMOUS);
        return super.visitMethod(
                method, local ? outer : methods.computeIfAbsent(executable, none -> MethodFacts.empty()));
    }

    /**
     * A catch block often repeats what failed, which raises nothing new: its calls are followed only if they make an
     * exception to throw.
     */
    @Override
    public @Nullable Void visitCatch(CatchTree block, MethodFacts facts) {
        MethodFacts caught = MethodFacts.empty();
        super.visitCatch(block, caught);
        facts.effects().addAll(caught.effects());
        new TreePathScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitThrow(ThrowTree thrown, @Nullable Void none) {
                MethodFacts made = MethodFacts.empty();
                SourceScanner.this.scan(getCurrentPath(), made);
                facts.calls().addAll(made.calls());
                return null;
            }
        }.scan(getCurrentPath(), null);
        return null;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, MethodFacts facts) {
        if (trees.getElement(getCurrentPath()) instanceof ExecutableElement called) {
            String type = typeName(called);
            String name = called.getSimpleName().toString();
            facts.calls().add(called);
            facts.effects().addAll(library.of(type, name));
            List<? extends ExpressionTree> arguments = call.getArguments();
            switch (type + "." + name) {
                case ENUM_NAMES + ".parameter" -> enumParameter(arguments, facts);
                case ENUM_NAMES + ".field" -> enumField(arguments);
                case "io.helidon.webserver.http.ServerResponse.status" -> statuses(call, facts);
                case "io.helidon.webserver.http.ServerResponse.header" -> responseHeader(arguments, facts);
                case "io.helidon.http.Headers.value" -> requestHeader(call, facts);
                case "io.helidon.http.ServerResponseHeaders.contentType",
                        "io.helidon.http.WritableHeaders.contentType" ->
                    media(arguments).forEach(media -> facts.effects().add(new Effect.ResponseMedia(media)));
                case "java.util.Optional.filter" -> {
                    if (call.getMethodSelect().toString().contains(".contentType()")) {
                        media(arguments).forEach(media -> facts.effects().add(new Effect.RequestMedia(media)));
                    }
                }
                case "io.azulejo.http.json.JsonMerge.apply" -> mergedType(arguments, facts);
                case JSON_TYPE + ".fromJson" -> jsonType(call, facts.readTypes());
                case JSON_TYPE + ".toJson" -> jsonType(call, facts.writtenTypes());
                default -> {}
            }
        }
        return super.visitMethodInvocation(call, facts);
    }

    @Override
    public @Nullable Void visitMemberReference(MemberReferenceTree reference, MethodFacts facts) {
        if (trees.getElement(getCurrentPath()) instanceof ExecutableElement called) {
            facts.calls().add(called);
            facts.effects()
                    .addAll(library.of(typeName(called), called.getSimpleName().toString()));
        }
        return super.visitMemberReference(reference, facts);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree created, MethodFacts facts) {
        if (trees.getElement(getCurrentPath()) instanceof ExecutableElement constructor) {
            facts.calls().add(constructor);
            facts.effects().addAll(library.of(typeName(constructor), "<init>"));
            enumFields.constructed(constructor, created.getArguments(), this::enumOf);
        }
        return super.visitNewClass(created, facts);
    }

    @Override
    public @Nullable Void visitIdentifier(IdentifierTree identifier, MethodFacts facts) {
        problemType(facts);
        return super.visitIdentifier(identifier, facts);
    }

    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree select, MethodFacts facts) {
        problemType(facts);
        return super.visitMemberSelect(select, facts);
    }

    private void problemType(MethodFacts facts) {
        if (trees.getElement(getCurrentPath()) instanceof VariableElement constant
                && constant.getKind() == ElementKind.ENUM_CONSTANT
                && String.valueOf(constant.getEnclosingElement()).equals(PROBLEM_TYPE)) {
            facts.effects().add(new Effect.Problem(constant.getSimpleName().toString()));
        }
    }

    private void enumParameter(List<? extends ExpressionTree> arguments, MethodFacts facts) {
        TypeMirror type = classLiteral(arguments.get(0));
        String name = firstText(arguments.get(1));
        if (type != null && name != null) {
            facts.effects().add(new Effect.ParameterValues(name, type.toString()));
        }
    }

    private void enumField(List<? extends ExpressionTree> arguments) {
        TypeMirror type = classLiteral(arguments.get(0));
        if (type != null
                && arguments.get(2) instanceof MethodInvocationTree accessor
                && element(accessor) instanceof ExecutableElement component) {
            enumFields.read(component, type);
        }
    }

    /** Returns the enum whose constant an argument writes with {@code EnumNames.of}. */
    private @Nullable TypeMirror enumOf(ExpressionTree argument) {
        if (argument instanceof MethodInvocationTree call
                && element(call) instanceof ExecutableElement called
                && typeName(called).equals(ENUM_NAMES)
                && call.getArguments().size() == 1) {
            return trees.getTypeMirror(
                    new TreePath(getCurrentPath(), call.getArguments().getFirst()));
        }
        return null;
    }

    private @Nullable TypeMirror classLiteral(ExpressionTree literal) {
        return literal instanceof MemberSelectTree select
                        && select.getIdentifier().contentEquals("class")
                ? trees.getTypeMirror(new TreePath(getCurrentPath(), select.getExpression()))
                : null;
    }

    private void statuses(MethodInvocationTree call, MethodFacts facts) {
        for (ExpressionTree argument : call.getArguments()) {
            new TreeScanner<@Nullable Void, @Nullable Void>() {
                @Override
                public @Nullable Void visitLiteral(LiteralTree literal, @Nullable Void none) {
                    if (literal.getValue() instanceof Integer code && code >= 200) {
                        facts.effects().add(new Effect.Status(code));
                    }
                    return null;
                }
            }.scan(argument, null);
        }
    }

    private void responseHeader(List<? extends ExpressionTree> arguments, MethodFacts facts) {
        String name = headerName(arguments.getFirst());
        if (name != null && arguments.size() > 1) {
            facts.effects().add(new Effect.ResponseHeader(name));
        }
    }

    private void requestHeader(MethodInvocationTree call, MethodFacts facts) {
        String name = headerName(call.getArguments().getFirst());
        if (name != null) {
            facts.effects().add(new Effect.RequestHeader(name, false));
        }
    }

    /** Returns the name in {@code "ETag"}, {@code HeaderNames.ETAG} or a constant with such a name. */
    private @Nullable String headerName(ExpressionTree expression) {
        if (expression instanceof LiteralTree literal) {
            return String.valueOf(literal.getValue());
        }
        Element element = element(expression);
        if (element == null) {
            return null;
        }
        String constant = textConstants.get(element);
        if (constant != null || !String.valueOf(element.getEnclosingElement()).equals("io.helidon.http.HeaderNames")) {
            return constant;
        }
        StringBuilder name = new StringBuilder();
        for (String word : element.getSimpleName().toString().split("_", -1)) {
            name.append(name.isEmpty() ? "" : "-")
                    .append(word.charAt(0))
                    .append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return name.toString().equals("Etag") ? "ETag" : name.toString();
    }

    private Set<String> media(List<? extends ExpressionTree> arguments) {
        Set<String> media = new LinkedHashSet<>();
        for (ExpressionTree argument : arguments) {
            Element element = element(argument);
            String constant = element == null ? null : textConstants.get(element);
            if (constant != null && constant.contains("/")) {
                media.add(constant);
            }
        }
        return media;
    }

    /** Records the type of {@code JsonMerge.apply(request, jsonb, Type.class, current)}. */
    private void mergedType(List<? extends ExpressionTree> arguments, MethodFacts facts) {
        TypeMirror type = classLiteral(arguments.get(2));
        if (type != null) {
            facts.readTypes().add(type);
        }
    }

    private void jsonType(MethodInvocationTree call, Set<TypeMirror> types) {
        if (call.getMethodSelect() instanceof MemberSelectTree select
                && trees.getTypeMirror(new TreePath(getCurrentPath(), select.getExpression()))
                        instanceof DeclaredType declared
                && declared.getTypeArguments().size() == 1) {
            types.add(declared.getTypeArguments().getFirst());
        }
    }

    private @Nullable Element element(Tree tree) {
        return trees.getElement(new TreePath(getCurrentPath(), tree));
    }

    private static String typeName(ExecutableElement method) {
        return method.getEnclosingElement() instanceof TypeElement type
                ? type.getQualifiedName().toString()
                : "";
    }

    /** Returns the first string literal in an expression, such as the one of {@code HeaderNames.create("X-Name")}. */
    private static @Nullable String firstText(Tree expression) {
        return new TreeScanner<@Nullable String, @Nullable Void>() {
            @Override
            public @Nullable String visitLiteral(LiteralTree literal, @Nullable Void none) {
                return literal.getValue() instanceof String text ? text : null;
            }

            @Override
            public @Nullable String reduce(@Nullable String first, @Nullable String second) {
                return first == null ? second : first;
            }
        }.scan(expression, null);
    }
}
