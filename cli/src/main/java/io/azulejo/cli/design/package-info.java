/** The commands about designs: what the compiler left is listed, documented, checked, priced and drawn. */
@NullMarked
package io.azulejo.cli.design;

import org.jspecify.annotations.NullMarked;
