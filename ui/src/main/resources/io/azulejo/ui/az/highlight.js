// Colours for code: strings, comments, numbers and words of a language. Text stays text.
import { html } from "lit";

const WORDS = {
  java: "abstract|boolean|class|extends|final|for|if|else|implements|import|int|interface|long|new|package|permits|private|public|record|return|sealed|static|switch|this|throws|try|var|void|while|null|true|false",
  js: "async|await|class|const|export|extends|for|from|function|if|else|import|let|new|of|return|static|this|null|true|false",
  json: "true|false|null",
  shell: "aws|azulejo|cd|curl|docker|echo|export|java|mvn",
  sql: "SELECT|FROM|WHERE|AND|OR|INSERT|INTO|VALUE|UPDATE|SET|DELETE|BETWEEN|IN|BEGINS_WITH",
};

/** Template of a code with its parts marked. */
export function highlight(code, language) {
  const words = WORDS[language];
  if (!words) return html`${code}`;
  const comment = language === "shell" ? "(?:^|(?<=\\s))#[^\\n]*" : "\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/";
  const parts = new RegExp(`(?<comment>${comment})|(?<string>"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'|\`[^\`]*\`)|(?<annotation>@\\w+|(?<=\\s)--?[a-z][\\w-]*)|(?<number>\\b\\d[\\d._]*\\b)|(?<word>\\b(?:${words})\\b)`, "g");
  const pieces = [];
  let end = 0;
  for (const match of code.matchAll(parts)) {
    pieces.push(code.slice(end, match.index), { kind: Object.entries(match.groups).find(([, text]) => text !== undefined)[0], text: match[0] });
    end = match.index + match[0].length;
  }
  pieces.push(code.slice(end));
  return pieces.map((piece) => (typeof piece === "string" ? piece : html`<span class=${piece.kind}>${piece.text}</span>`));
}
