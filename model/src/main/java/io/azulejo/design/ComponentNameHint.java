package io.azulejo.design;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Meaning of a component guessed from its name. A name is only a hint, so checks based on it report findings, which can
 * be accepted, and never errors.
 */
public enum ComponentNameHint {
    /** A credential: anyone who has it can impersonate its owner. */
    SECRET(".*(password|passwd|passphrase|secret|privatekey|apikey).*|.*token"),
    /** Personal data, which may have to be erased on request. */
    PERSONAL(".*(email|phone|cpf|ssn|passport|birth|ipaddress).*|.*taxid|.*(first|last|full)name"),
    /** A state that changes during the item's life. */
    STATE(".*(status|state|stage|phase)"),
    /** An attribute with few distinct values. */
    FEW_VALUES(".*(status|state|stage|phase|role|kind|type|method|priority|severity)"),
    /** A long text that makes up most of the item. */
    LONG_TEXT(".*(content|body|markdown|html|document|payload)|text"),
    /** A flag that controls who may see the item. */
    VISIBILITY("(is)?(published|public|visible|hidden|active|enabled|disabled|deleted|draft|archived)");

    private static final Pattern DIGEST = Pattern.compile(".*(?<!password)(hash|digest)");

    private final Pattern name;

    ComponentNameHint(String name) {
        this.name = Pattern.compile(name);
    }

    public boolean of(String component) {
        String lower = component.replace("_", "").toLowerCase(Locale.ROOT);
        return name.matcher(lower).matches() && !DIGEST.matcher(lower).matches();
    }
}
