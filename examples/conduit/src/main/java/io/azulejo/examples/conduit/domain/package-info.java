/** Rules of users, articles and comments. */
@NullMarked
package io.azulejo.examples.conduit.domain;

import org.jspecify.annotations.NullMarked;
