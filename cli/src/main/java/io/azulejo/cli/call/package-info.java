/** What all commands share: how they fail, and the files of keys they read. */
@NullMarked
package io.azulejo.cli.call;

import org.jspecify.annotations.NullMarked;
