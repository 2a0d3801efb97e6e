import { CONTRACT_OPERATIONS } from "./contract-operations.ts";
import type { ConfigurationError } from "./validators.ts";

/**
 * Lists the names in `provider.supports` and `provider.lacks` that the contract does not have, each with the most
 * similar name: a misspelled name could hide payments, or offer what cannot be done. Apart from the other validators,
 * because the list of names would count against the budget of the login page.
 */
export function findUnknownOperations({
  provider,
}: {
  readonly provider: { readonly [field in "supports" | "lacks"]?: readonly string[] | undefined };
}): readonly ConfigurationError[] {
  return (["supports", "lacks"] as const).flatMap((field) =>
    (provider[field] ?? []).flatMap((name, index) => {
      if (name === "" || CONTRACT_OPERATIONS.some((known) => known === name)) return [];
      const similar = mostSimilarOperation(name);
      const at = `provider.${field}[${index}]`;
      const found = JSON.stringify(name);
      return [{ at, expects: similar === undefined ? "operation" : "similarOperation", bounds: similar, found }];
    }),
  );
}

/** Returns the name with the fewest edits; `undefined` if more than a third of the letters differ. */
function mostSimilarOperation(name: string): string | undefined {
  const [nearest] = CONTRACT_OPERATIONS.map((known) => ({
    known,
    edits: countEdits(name.toLowerCase(), known.toLowerCase()),
  })).toSorted((one, other) => one.edits - other.edits);
  return nearest !== undefined && nearest.edits <= name.length / 3 ? nearest.known : undefined;
}

/** Returns the Levenshtein distance. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of from.split("").entries()) {
    const next = [line + 1];
    for (const [column, other] of to.split("").entries())
      next.push(
        Math.min((row[column] ?? 0) + (letter === other ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
