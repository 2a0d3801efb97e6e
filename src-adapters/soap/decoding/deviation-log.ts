/** Most deviations reported of one response; a damaged list would repeat the same one thousands of times. */
export const MAX_REPORTED = 20;

/** Deviations of one response, shared by the readers of all its elements. */
export interface DeviationLog {
  readonly reported: Set<string>;
  /** Number of deviations because of which something is missing on screen. */
  losses: number;
  /** Fields of the result with such a deviation in or below them. */
  readonly lossyFields: Set<string>;
}

/** Longest shape of a value in a report. */
const SHAPE_LENGTH = 24;

/** Returns the shape of a value without its content: `99,99` for `12,50`, `Aaaa` for `Anna`. */
export function shapeOf(text: string | undefined): string {
  if (text === undefined) return "nothing";
  const trimmed = text.trim();
  if (trimmed === "") return "an empty element";
  const shape = trimmed
    .slice(0, SHAPE_LENGTH)
    .replace(/\p{Nd}/gu, "9")
    .replace(/\p{Lu}/gu, "A")
    .replace(/\p{Ll}/gu, "a");
  return trimmed.length > SHAPE_LENGTH ? `"${shape}…"` : `"${shape}"`;
}

/** Parses `true`, `false`, `1` and `0`. */
export function parseFlag(text: string): boolean | undefined {
  return text === "true" || text === "1" ? true : text === "false" || text === "0" ? false : undefined;
}
