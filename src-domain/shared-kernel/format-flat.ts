/** Formats a flat number as `m. 8`; premises with their own prefix, such as `lok. 12`, keep it. */
export function formatFlat(number: string): string {
  return /^\s*\d/.test(number) ? `m. ${number}` : number;
}
