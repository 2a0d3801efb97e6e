/** Parses a decimal of the wire into grosze; `undefined` for an invalid, negative or too large one. */
export function parseAmount(decimal: string): number | undefined {
  const [, whole, fraction = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, "0"));
}
