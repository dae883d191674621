package io.azulejo.studio;

import io.azulejo.studio.access.StudioAccess;
import io.azulejo.toolkit.ToolkitOptions;

/**
 * What a studio shows and to whom.
 *
 * @param toolkit how the designs' tables are named
 * @param designs whose class path is searched for designs
 */
public record StudioOptions(ToolkitOptions toolkit, ClassLoader designs, StudioAccess access) {}
