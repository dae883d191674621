package io.azulejo.spring.guide;

import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

// tag::controller
@RestController
@RequestMapping("/books")
class LibraryController {
    private final Library library;

    LibraryController(Library library) {
        this.library = library;
    }

    record NewBook(String title, String author) {}

    record Books(List<Book> books, Optional<String> next) {}

    @PostMapping
    Book add(@RequestBody NewBook book) {
        return library.add(
                BookBuilder.blank().title(book.title()).author(book.author()).build());
    }

    @GetMapping("/{bookId}")
    ResponseEntity<Book> book(@PathVariable String bookId) {
        return ResponseEntity.of(library.book(bookId));
    }

    @GetMapping
    Books by(@RequestParam String author, @RequestParam(required = false) @Nullable String cursor) {
        Page<Book> page = library.booksBy(author, PageRequest.of(20).after(cursor));
        return new Books(page.items(), page.next().map(next -> next.text()));
    }
}
// end::controller
