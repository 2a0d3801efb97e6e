import type { ProofPart } from "./proof-part.ts";

/**
 * The parts of that name: `mutation:finance` is one, `mutation` all of its pieces. Without names all parts, in their
 * order. Throws a RangeError that names what there is no part for.
 */
export function selectParts(parts: readonly ProofPart[], names: readonly string[]): readonly ProofPart[] {
  const isOf = ({ name }: ProofPart, asked: string): boolean => name === asked || name.startsWith(`${asked}:`);
  const strangers = names.filter((name) => !parts.some((part) => isOf(part, name)));
  if (strangers.length > 0) {
    throw new RangeError(
      `No such part: ${strangers.join(", ")}. There are: ${parts.map(({ name }) => name).join(", ")}.`,
    );
  }
  return names.length === 0 ? parts : parts.filter((part) => names.some((name) => isOf(part, name)));
}
