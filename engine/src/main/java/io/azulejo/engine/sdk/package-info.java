/** The adapter between the AWS SDK's requests and the engine's. */
@NullMarked
package io.azulejo.engine.sdk;

import org.jspecify.annotations.NullMarked;
