import fc from "fast-check";

const SURROGATES = { first: 0xd800, count: 0x800 };
const MAX_CODE_POINT = 0x10_ffff;

/** Returns the character at that place among the Unicode code points without surrogates. */
const characterAt = (place: number): string =>
  String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.count);

const charactersUpTo = (most: number): fc.Arbitrary<string> =>
  fc.nat({ max: most - SURROGATES.count }).map(characterAt);

/**
 * Any Unicode character; ASCII, the first plane and all planes have equal weight: `fc.string({ unit: anyCharacter })`.
 * The `binary` unit of fast-check has the same range, but takes 1.5 seconds to create, and each mutant would pay for
 * it.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.oneof(
  fc.nat({ max: 0x7f }).map(characterAt),
  charactersUpTo(0xffff),
  charactersUpTo(MAX_CODE_POINT),
);
