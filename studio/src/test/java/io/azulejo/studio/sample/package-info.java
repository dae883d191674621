@org.jspecify.annotations.NullMarked
package io.azulejo.studio.sample;
