// One of the eight hues of the tokens for a name: entities of a design, people.
const fixed = new Map();

/** Gives names their hues in order, so that up to eight entities of a design never share one. */
export function assignHues(names) {
  names.forEach((name, index) => fixed.set(name, (index % 8) + 1));
}

export function hueOf(name) {
  if (fixed.has(name)) return fixed.get(name);
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193);
  return (((hash ^ (hash >>> 15)) >>> 3) % 8) + 1;
}
