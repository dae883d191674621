package io.azulejo.studio;

import io.azulejo.studio.access.StudioAccess;
import io.azulejo.toolkit.ToolkitOptions;

/**
 * Settings of the studio.
 *
 * @param toolkit the settings that resolve the designs' table names
 * @param designs the class loader that is searched for designs
 */
public record StudioOptions(ToolkitOptions toolkit, ClassLoader designs, StudioAccess access) {}
