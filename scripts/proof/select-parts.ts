import type { ProofPart } from "./proof-part.ts";

/** Parts by name: `mutation:finance` is one, `mutation` all of its pieces. */
interface PartSelection {
  /** Empty: the short parts. */
  readonly names: readonly string[];
  /** Without names: also the long parts. */
  readonly includesLong: boolean;
}

/** Selects the parts to run. Throws a RangeError for unknown names, and for names beside `includesLong`. */
export function selectParts(parts: readonly ProofPart[], { names, includesLong }: PartSelection): readonly ProofPart[] {
  if (names.length > 0 && includesLong) throw new RangeError("Use either names of parts or --all.");
  const isOf = ({ name }: ProofPart, requested: string): boolean =>
    name === requested || name.startsWith(`${requested}:`);
  const strangers = names.filter((name) => !parts.some((part) => isOf(part, name)));
  if (strangers.length > 0) {
    throw new RangeError(
      `No such part: ${strangers.join(", ")}. There are: ${parts.map(({ name }) => name).join(", ")}.`,
    );
  }
  return parts.filter((part) =>
    names.length === 0 ? includesLong || part.isLong !== true : names.some((name) => isOf(part, name)),
  );
}
