package io.azulejo.spring.guide;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Create;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.Optional;

// tag::library
@SingleTable(
        name = "${library.table:Library}",
        entityType = "type",
        entities = Book.class,
        indexes = @Index(name = "Shelf", partitionKey = "shelfPk", sortKey = "shelfSk"))
public interface Library {

    @Create
    @AccessPattern("Add a book")
    Book add(Book book);

    @Get
    @AccessPattern("Get a book")
    Optional<Book> book(String bookId);

    @Query(index = "Shelf")
    @AccessPattern("List the books of an author")
    Page<Book> booksBy(String author, PageRequest page);
}
// end::library
