@NullMarked
package io.azulejo.spring;

import org.jspecify.annotations.NullMarked;
