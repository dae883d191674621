package io.azulejo.template;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parser for one template. For a single use. */
final class TemplateParser {
    private static final Pattern NAME =
            Pattern.compile("%1$s(?:\\(\\)|(?:\\.%1$s)*)".formatted("[\\p{L}_$][\\p{L}\\p{N}_$]*"));
    private static final Pattern PAD = Pattern.compile("pad\\((\\d{1,2})\\)");
    private static final String FORMATS = "pad(N), sortable, seconds, millis, day, month, lower, upper, parts, desc";

    private final String text;
    private final List<KeySegment> segments = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();

    TemplateParser(String text) {
        this.text = text;
    }

    KeyTemplate parse() {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if ((c == '{' || c == '}') && at + 1 < text.length() && text.charAt(at + 1) == c) {
                literal.append(c);
                at += 2;
            } else if (c == '{') {
                at = component(at);
            } else if (c == '}') {
                throw fault("'}' has no matching '{'; write '}}' for a brace in the key", at);
            } else {
                literal.append(c);
                at++;
            }
        }
        endLiteral();
        return new KeyTemplate(segments);
    }

    private int component(int open) {
        int close = text.indexOf('}', open);
        if (close < 0) {
            throw fault("'{' is not closed", open);
        }
        String inside = text.substring(open + 1, close);
        int colon = inside.indexOf(':');
        String name = colon < 0 ? inside : inside.substring(0, colon);
        if (!NAME.matcher(name).matches()) {
            throw fault("'" + name + "' is not a component name", open + 1);
        }
        endLiteral();
        if (name.equals("shard") && colon < 0) {
            segments.add(new KeySegment.Shard());
        } else {
            KeyFormat format = colon < 0 ? KeyFormat.PLAIN : format(inside.substring(colon + 1), open + colon + 2);
            segments.add(new KeySegment.Component(name, format));
        }
        return close + 1;
    }

    private KeyFormat format(String words, int at) {
        KeyFormat.Style style = KeyFormat.Style.PLAIN;
        int width = 0;
        boolean descending = false;
        for (String word : words.split(",", -1)) {
            Matcher pad = PAD.matcher(word);
            if (word.equals("desc")) {
                descending = true;
                continue;
            }
            if (style != KeyFormat.Style.PLAIN) {
                throw fault("'" + words + "' has two formats; use one of " + FORMATS, at);
            }
            if (pad.matches()) {
                style = KeyFormat.Style.PAD;
                width = Integer.parseInt(pad.group(1));
                if (width < 1 || width > 38) {
                    throw fault("pad(" + width + ") must be from 1 to 38 digits wide", at);
                }
            } else {
                style = switch (word) {
                    case "sortable" -> KeyFormat.Style.SORTABLE;
                    case "seconds" -> KeyFormat.Style.SECONDS;
                    case "millis" -> KeyFormat.Style.MILLIS;
                    case "day" -> KeyFormat.Style.DAY;
                    case "month" -> KeyFormat.Style.MONTH;
                    case "lower" -> KeyFormat.Style.LOWER;
                    case "upper" -> KeyFormat.Style.UPPER;
                    case "parts" -> KeyFormat.Style.PARTS;
                    default -> throw fault("'" + word + "' is not a key format; the formats are " + FORMATS, at);
                };
            }
        }
        return new KeyFormat(style, width, descending);
    }

    private void endLiteral() {
        if (!literal.isEmpty()) {
            segments.add(new KeySegment.Literal(literal.toString()));
            literal.setLength(0);
        }
    }

    private TemplateSyntaxException fault(String message, int position) {
        return new TemplateSyntaxException(message + " (in \"" + text + "\")", position);
    }
}
