/** Tables to files and back, in the format of DynamoDB's own exports. */
@NullMarked
package io.azulejo.cli.transfer;

import org.jspecify.annotations.NullMarked;
