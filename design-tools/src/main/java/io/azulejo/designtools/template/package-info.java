/** CloudFormation and Terraform templates for a design's tables. */
@NullMarked
package io.azulejo.designtools.template;

import org.jspecify.annotations.NullMarked;
