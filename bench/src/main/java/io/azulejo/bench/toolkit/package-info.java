/** The toolkit beside code written by hand and beside the AWS SDK's Enhanced Client. */
@NullMarked
package io.azulejo.bench.toolkit;

import org.jspecify.annotations.NullMarked;
