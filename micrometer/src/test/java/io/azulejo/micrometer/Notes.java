package io.azulejo.micrometer;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Create;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import java.util.Optional;

@SingleTable(name = "notes", entityType = "type", entities = Note.class)
interface Notes {
    @Create
    @AccessPattern("Write a note")
    Note write(Note note);

    @Get
    @AccessPattern("Read a note")
    Optional<Note> note(String noteId);

    EntityTable<Note> notes();
}
