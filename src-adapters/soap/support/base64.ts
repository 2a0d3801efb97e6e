/** How many bytes become text in one call: more arguments than that a browser may refuse. */
const SLICE = 8_192;

/** Bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += SLICE)
    text += String.fromCharCode(...bytes.subarray(from, from + SLICE));
  return btoa(text);
}
