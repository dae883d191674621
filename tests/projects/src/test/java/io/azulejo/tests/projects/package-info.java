/** Tests of projects outside of this build that use the libraries, built with plain Maven. */
@NullMarked
package io.azulejo.tests.projects;

import org.jspecify.annotations.NullMarked;
