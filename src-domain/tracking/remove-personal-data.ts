/** Longest report, characters; an engine error may quote a whole response. */
const MAX_LENGTH = 300;

/** The order matters: an address may contain an e-mail, an e-mail may contain digits. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  // Parameters and fragments of addresses may carry tokens.
  [/[?#][^\s"')]+/g, "?…"],
  [/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/g, "[e-mail]"],
  // Session ids, tokens and hashes.
  [/\b[0-9A-Za-z_-]{20,}\b/g, "[znacznik]"],
  // Phones, PESEL, NIP, accounts and customer numbers, with any separators.
  [/\+?\d(?:[ \u00a0().-]{0,2}\d){5,}/g, "[numer]"],
];

/**
 * Masks personal data in the text of an error (HTTP-04): e-mail addresses, longer numbers, tokens and parameters of
 * addresses. Cuts it to 300 characters. Do not pass messages of the server: names cannot be recognized.
 */
export function removePersonalData(text: string): string {
  // Cut first: it bounds the cost of the patterns for texts of any length.
  const short = text.slice(0, 4 * MAX_LENGTH);
  return HIDDEN.reduce((hidden, [pattern, mark]) => hidden.replace(pattern, mark), short).slice(0, MAX_LENGTH);
}
