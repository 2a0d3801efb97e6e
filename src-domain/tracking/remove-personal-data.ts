/** Longest report, characters: an error of the engine may quote a whole answer. */
const MAX_LENGTH = 300;

/** In this order: an address may hold an e-mail, an e-mail may hold digits. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  // what follows the path of an address: parameters and fragments carry tokens
  [/[?#][^\s"')]+/g, "?…"],
  [/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/g, "[e-mail]"],
  // session ids, tokens and hashes
  [/\b[0-9A-Za-z_-]{20,}\b/g, "[znacznik]"],
  // phones, PESEL, NIP, accounts, numbers of customers, whatever separates their digits
  [/\+?\d(?:[ \u00a0().-]{0,2}\d){5,}/g, "[numer]"],
];

/**
 * The text of a fault as it may leave the portal (HTTP-04): without e-mail addresses, longer numbers, tokens and the
 * parameters of addresses, and no longer than 300 characters. Provider's own messages are not to be given to it: a name
 * cannot be told from a word.
 */
export function removePersonalData(text: string): string {
  // cut first: what follows is linear in what is left, whatever somebody has managed to throw
  const short = text.slice(0, 4 * MAX_LENGTH);
  return HIDDEN.reduce((hidden, [pattern, mark]) => hidden.replace(pattern, mark), short).slice(0, MAX_LENGTH);
}
