/** Statement in the source of the provider, with gaps where the code inserts fragments. */
export interface SourceStatement {
  readonly file: string;
  /** Text with one blank between words and `…` for a gap. */
  readonly text: string;
}

const KEYWORD = /^\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\s/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const LITERAL = /`(?:\\.|\$\{(?:[^{}]|\{[^{}]*\})*\}|[^`\\])*`|"(?:\\.|[^"\\\n])*"/g;
const GAP = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Returns a text with one blank between words. */
export const withSingleBlanks = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Returns the SQL statements in the literals of a source text. */
export function statementsIn(file: string, source: string): readonly SourceStatement[] {
  return [...source.replaceAll(COMMENT, "").matchAll(LITERAL)]
    .map(([literal]) => literal.slice(1, -1))
    .filter((literal) => KEYWORD.test(literal))
    .map((literal) => ({ file, text: withSingleBlanks(literal.replaceAll(GAP, "…")) }));
}

/** Returns true if a statement that was sent begins as the one of the source. */
export function isFrom({ text }: SourceStatement, sent: string): boolean {
  const pieces = text.split("…").map((piece) => piece.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join(".*")}`).test(withSingleBlanks(sent));
}
