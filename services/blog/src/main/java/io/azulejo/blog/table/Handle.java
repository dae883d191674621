package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Makes a handle unique and finds its user, also by a handle the user had before. */
@Entity
@Key(pk = "HANDLE#{handle}", sk = "HANDLE#{handle}")
public record Handle(@FromKey String handle, String userId) {}
