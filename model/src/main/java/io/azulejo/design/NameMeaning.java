package io.azulejo.design;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What a component is by its name. A name is only a hint, so everything found by one is a finding that can be
 * accepted, never an error.
 */
public enum NameMeaning {
    /** Whoever has it can pretend to be somebody. */
    SECRET(".*(password|passwd|passphrase|secret|privatekey|apikey).*|.*token"),
    /** It tells who somebody is, and the law may ask to forget it. */
    PERSONAL(".*(email|phone|cpf|ssn|passport|birth|ipaddress).*|.*taxid|.*(first|last|full)name"),
    /** It changes while the item lives. */
    STATE(".*(status|state|stage|phase)"),
    /** It has a handful of values. */
    FEW_VALUES(".*(status|state|stage|phase|role|kind|type|method|priority|severity)"),
    /** It is most of the item. */
    LONG_TEXT(".*(content|body|markdown|html|document|payload)|text"),
    /** It says who may see the item. */
    VISIBILITY("(is)?(published|public|visible|hidden|active|enabled|disabled|deleted|draft|archived)");

    private static final Pattern DIGEST = Pattern.compile(".*(?<!password)(hash|digest)");

    private final Pattern name;

    NameMeaning(String name) {
        this.name = Pattern.compile(name);
    }

    public boolean of(String component) {
        String lower = component.replace("_", "").toLowerCase(Locale.ROOT);
        return name.matcher(lower).matches() && !DIGEST.matcher(lower).matches();
    }
}
