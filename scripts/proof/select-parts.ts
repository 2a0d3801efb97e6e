import type { ProofPart } from "./proof-part.ts";

/** Parts by name: `mutation:finance` is one, `mutation` all of its pieces. */
interface PartSelection {
  /** Empty: all parts but the long ones. */
  readonly names: readonly string[];
  /** Without names, also the long parts. */
  readonly all: boolean;
}

/** Selects the parts to run. Throws a RangeError for unknown names. */
export function selectParts(parts: readonly ProofPart[], { names, all }: PartSelection): readonly ProofPart[] {
  const isOf = ({ name }: ProofPart, requested: string): boolean =>
    name === requested || name.startsWith(`${requested}:`);
  const strangers = names.filter((name) => !parts.some((part) => isOf(part, name)));
  if (strangers.length > 0) {
    throw new RangeError(
      `No such part: ${strangers.join(", ")}. There are: ${parts.map(({ name }) => name).join(", ")}.`,
    );
  }
  return parts.filter((part) =>
    names.length === 0 ? all || part.isLong !== true : names.some((name) => isOf(part, name)),
  );
}
