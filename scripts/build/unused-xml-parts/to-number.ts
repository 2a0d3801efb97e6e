/*
 * In the built portal this stands in for a package of the XML library's. It guesses numbers; the codec forbids that,
 * because
 * text stays text (CALL-03). Were it ever called, parsing would fail instead of guessing.
 */

export default function toNumber(): never {
  throw new Error("text stays text");
}
