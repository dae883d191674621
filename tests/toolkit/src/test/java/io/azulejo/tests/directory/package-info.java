/** Key templates with components of nested records and with methods. */
@NullMarked
package io.azulejo.tests.directory;

import org.jspecify.annotations.NullMarked;
