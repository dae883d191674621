/** Generated Markdown document of a design. */
@NullMarked
package io.azulejo.designtools.document;

import org.jspecify.annotations.NullMarked;
