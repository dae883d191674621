/** Export of tables to files and import, in the format of DynamoDB's own exports. */
@NullMarked
package io.azulejo.cli.transfer;

import org.jspecify.annotations.NullMarked;
