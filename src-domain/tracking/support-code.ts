/** 32 digits and letters that cannot be mistaken for each other when they are read out: no I, L, O and U. */
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Formats eight random bytes as the code of a page load, such as `7F3K-9QMD`: the customer reads it to the help desk,
 * and all calls and reports of that page load carry it (CALL-13). Each byte chooses one symbol.
 */
export function formatSupportCode(bytes: Uint8Array): string {
  const symbols = Array.from(bytes, (byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join("");
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}
