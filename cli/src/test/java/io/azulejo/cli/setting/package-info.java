@NullMarked
package io.azulejo.cli.setting;

import org.jspecify.annotations.NullMarked;
