/** The walls between the modules and the rules of the house. */
@NullMarked
package io.azulejo.architecture;

import org.jspecify.annotations.NullMarked;
