package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Guard item that makes a handle unique. Current and former handles lead to their user. */
@Entity
@Key(pk = "HANDLE#{handle}", sk = "HANDLE#{handle}")
public record Handle(@FromKey String handle, String userId) {}
