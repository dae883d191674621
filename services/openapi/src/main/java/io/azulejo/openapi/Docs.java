package io.azulejo.openapi;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Javadoc of the module's types and methods, as plain text. Kept because javac drops comments before it is done. */
final class Docs {
    private static final Pattern INLINE = Pattern.compile("\\{@(?:code|link|literal)\\s+([^}]*)}");
    private static final Pattern TAG = Pattern.compile("(?m)^\\s*@(\\w+)");
    private static final Pattern SENTENCE_END = Pattern.compile("\\.(?=\\s|$)");

    private final Map<String, Doc> docs = new HashMap<>();

    /**
     * Comment in parts.
     *
     * @param summary the first sentence
     * @param rest what follows it
     * @param parameters texts of the {@code @param} tags
     */
    record Doc(String summary, String rest, Map<String, String> parameters) {
        static final Doc NONE = new Doc("", "", Map.of());

        /** Returns the whole text without tags. */
        String text() {
            return rest.isEmpty() ? summary : summary + " " + rest;
        }
    }

    void collect(TypeElement type, Elements elements) {
        keep(type, elements);
        for (Element member : type.getEnclosedElements()) {
            if (member instanceof TypeElement nested) {
                collect(nested, elements);
            } else if (member instanceof ExecutableElement) {
                keep(member, elements);
            }
        }
    }

    Doc of(Element element) {
        Doc own = docs.get(key(element));
        return own != null
                ? own
                : Annotations.simple(element.getAnnotationMirrors(), "Summary")
                        .flatMap(summary -> Annotations.value(summary, "value"))
                        .map(text -> parse(text.toString()))
                        .orElse(Doc.NONE);
    }

    private void keep(Element element, Elements elements) {
        String comment = elements.getDocComment(element);
        if (comment != null) {
            docs.put(key(element), parse(comment));
        }
    }

    private static String key(Element element) {
        return element instanceof TypeElement ? element.toString() : element.getEnclosingElement() + "#" + element;
    }

    static Doc parse(String comment) {
        Matcher tag = TAG.matcher(comment);
        String text = comment;
        Map<String, String> parameters = new LinkedHashMap<>();
        int from = -1;
        while (tag.find()) {
            if (from < 0) {
                text = comment.substring(0, tag.start());
            } else {
                parameter(comment.substring(from, tag.start()), parameters);
            }
            from = tag.start();
        }
        if (from >= 0) {
            parameter(comment.substring(from), parameters);
        }
        String plain = plain(text);
        Matcher end = SENTENCE_END.matcher(plain);
        int cut = end.find() ? end.end() : plain.length();
        return new Doc(plain.substring(0, cut), plain.substring(cut).trim(), parameters);
    }

    private static void parameter(String tag, Map<String, String> parameters) {
        String[] words = tag.trim().split("\\s+", 3);
        if (words.length == 3 && words[0].equals("@param")) {
            parameters.put(words[1], plain(words[2]));
        }
    }

    private static String plain(String text) {
        return INLINE.matcher(text)
                .replaceAll(match -> Matcher.quoteReplacement(match.group(1).replaceFirst("^#", "")))
                .replaceAll("<[^>]+>", "")
                .replaceAll("\\s+", " ")
                .trim();
    }
}
