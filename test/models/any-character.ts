import fc from "fast-check";

const HALVES = { first: 0xd800, count: 0x800 };
const HIGHEST = 0x10_ffff;

/** Returns the character at that place among the Unicode code points without surrogates. */
const signAt = (place: number): string => String.fromCodePoint(place < HALVES.first ? place : place + HALVES.count);

const upTo = (most: number): fc.Arbitrary<string> => fc.nat({ max: most - HALVES.count }).map(signAt);

/**
 * Any Unicode character; ASCII, the first plane and all planes have equal weight: `fc.string({ unit: anyCharacter })`.
 * The `binary` unit of fast-check has the same range, but takes 1.5 seconds to create, and each mutant would pay for
 * it.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.oneof(
  fc.nat({ max: 0x7f }).map(signAt),
  upTo(0xffff),
  upTo(HIGHEST),
);
