/** Commands that list, document, check, price, draw, deploy, compare and migrate compiled designs. */
@NullMarked
package io.azulejo.cli.design;

import org.jspecify.annotations.NullMarked;
