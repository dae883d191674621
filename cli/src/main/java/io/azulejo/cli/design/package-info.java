/** Commands that list, document, check, price, draw and deploy compiled designs. */
@NullMarked
package io.azulejo.cli.design;

import org.jspecify.annotations.NullMarked;
