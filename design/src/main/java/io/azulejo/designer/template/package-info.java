/** A design's tables for tools that make tables: CloudFormation and Terraform. */
@NullMarked
package io.azulejo.designer.template;

import org.jspecify.annotations.NullMarked;
