import type { ProofPart } from "./proof-part.ts";

/**
 * Selects parts by name: `mutation:finance` is one, `mutation` all of its pieces. Without names, selects all parts.
 * Throws a RangeError for unknown names.
 */
export function selectParts(parts: readonly ProofPart[], names: readonly string[]): readonly ProofPart[] {
  const isOf = ({ name }: ProofPart, requested: string): boolean =>
    name === requested || name.startsWith(`${requested}:`);
  const strangers = names.filter((name) => !parts.some((part) => isOf(part, name)));
  if (strangers.length > 0) {
    throw new RangeError(
      `No such part: ${strangers.join(", ")}. There are: ${parts.map(({ name }) => name).join(", ")}.`,
    );
  }
  return names.length === 0 ? parts : parts.filter((part) => names.some((name) => isOf(part, name)));
}
