package io.azulejo.tests.evolution;

import io.azulejo.annotation.Aggregate;
import java.util.List;

@Aggregate
public record WholeChoir(Choirbook book, List<Singer> singers, List<Song> songs) {}
