import fc from "fast-check";

const HALVES = { first: 0xd800, count: 0x800 };
const HIGHEST = 0x10_ffff;

/** The sign at that place among those that Unicode has a number for, halves of pairs left out. */
const signAt = (place: number): string => String.fromCodePoint(place < HALVES.first ? place : place + HALVES.count);

const upTo = (most: number): fc.Arbitrary<string> => fc.nat({ max: most - HALVES.count }).map(signAt);

/**
 * Every character of Unicode, those of ASCII and of the first plane as often as all: `fc.string({ unit: anyCharacter })`.
 * Fast-check's own `binary` means the
 * same, and takes a second and a half to be made, which each mutant of a rule would pay for.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.oneof(
  fc.nat({ max: 0x7f }).map(signAt),
  upTo(0xffff),
  upTo(HIGHEST),
);
