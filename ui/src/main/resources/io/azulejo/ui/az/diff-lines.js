// Lines that two texts share, and those they do not: longest common subsequence between the equal head and tail.
const LIMIT = 4_000_000;

/** [{ kind: "same" | "added" | "removed", text, before, after }] with line numbers. */
export function diffLines(before, after) {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const kinds = [...Array(head).fill("same"), ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)), ...Array(tail).fill("same")];
  let [i, j] = [0, 0];
  return kinds.map((kind) => {
    const line = { kind, text: kind === "added" ? b[j] : a[i], before: kind === "added" ? null : i + 1, after: kind === "removed" ? null : j + 1 };
    if (kind !== "added") i++;
    if (kind !== "removed") j++;
    return line;
  });
}

function middle(a, b) {
  if (a.length * b.length > LIMIT) return [...a.map(() => "removed"), ...b.map(() => "added")];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = a[i] === b[j] ? lengths[(i + 1) * width + j + 1] + 1 : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
    }
  }
  const kinds = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) (kinds.push("same"), i++, j++);
    else if (i < a.length && (j >= b.length || lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])) (kinds.push("removed"), i++);
    else (kinds.push("added"), j++);
  }
  return kinds;
}
