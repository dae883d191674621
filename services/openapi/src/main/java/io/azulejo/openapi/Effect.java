package io.azulejo.openapi;

/** Part of the HTTP contract that a piece of code adds to every route that reaches it. */
sealed interface Effect {

    /** Error response of a {@link Problems.Type}. */
    record Problem(String type) implements Effect {}

    /** Response without an error, such as 202 beside 201, 301 or 304. */
    record Status(int code) implements Effect {}

    /** Request header. */
    record RequestHeader(String name, boolean required) implements Effect {}

    /** Header of a successful response. */
    record ResponseHeader(String name) implements Effect {}

    /** The bearer token is read: required, or optional. */
    record Token(boolean required) implements Effect {}

    /** The request body is a JSON merge patch (RFC 7396): every field may be omitted or null. */
    record MergePatch() implements Effect {}

    /** Media type of a request body that the route reads itself. */
    record RequestMedia(String type) implements Effect {}

    /** Media type of a response body that the route writes itself. */
    record ResponseMedia(String type) implements Effect {}

    /** Values of a query or path parameter: the constants of an enum. */
    record ParameterValues(String parameter, String enumType) implements Effect {}
}
