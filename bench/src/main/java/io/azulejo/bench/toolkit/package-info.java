/** Benchmarks of the toolkit compared with hand-written code and the AWS SDK's Enhanced Client. */
@NullMarked
package io.azulejo.bench.toolkit;

import org.jspecify.annotations.NullMarked;
