package io.azulejo.micrometer;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity("NOTE")
@Key(pk = "NOTE#{noteId}", sk = "NOTE")
record Note(String noteId, String text) {}
