/** Parses `true`, `false`, `1` and `0`. */
export function parseFlag(text: string): boolean | undefined {
  return text === "true" || text === "1" ? true : text === "false" || text === "0" ? false : undefined;
}
