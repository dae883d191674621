/** Who is calling: signed access tokens, the keys behind them, refresh tokens. */
@NullMarked
package io.azulejo.web.token;

import org.jspecify.annotations.NullMarked;
