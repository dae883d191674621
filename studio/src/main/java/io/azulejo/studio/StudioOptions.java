package io.azulejo.studio;

import io.azulejo.studio.access.StudioAccess;
import io.azulejo.toolkit.ToolkitOptions;

/**
 * Settings of the studio.
 *
 * @param toolkit the settings that resolve the designs' table names
 * @param designs the class loader that is searched for designs
 * @param writes what the page may change
 */
public record StudioOptions(ToolkitOptions toolkit, ClassLoader designs, StudioAccess access, Writes writes) {

    /** Permission to change items. */
    public enum Writes {
        ALLOWED,
        /** The page asks before every write, as suits a table that others use. */
        CONFIRMED,
        REFUSED
    }

    public StudioOptions(ToolkitOptions toolkit, ClassLoader designs, StudioAccess access) {
        this(toolkit, designs, access, Writes.ALLOWED);
    }
}
