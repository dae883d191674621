/** Settings from flags, the environment and a file, and the store they select. */
@NullMarked
package io.azulejo.cli.setting;

import org.jspecify.annotations.NullMarked;
