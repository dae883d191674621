/** The document of a design, in Markdown. */
@NullMarked
package io.azulejo.designer.document;

import org.jspecify.annotations.NullMarked;
