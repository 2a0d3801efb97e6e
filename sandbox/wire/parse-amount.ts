/** A decimal of the wire in whole grosze; `undefined` for what is none, is negative, or is beyond measure. */
export function parseAmount(decimal: string): number | undefined {
  const [, whole, fraction = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, "0"));
}
