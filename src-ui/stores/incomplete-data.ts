import type { AsyncValue } from "./async-value.ts";

/** Data of which parts could not be read, so that they can be read again. */
export interface IncompleteData {
  readonly isReloading: boolean;
  reload(): void;
}

/** Value of the server that may lack parts. */
export type PartlyReadValue = Pick<AsyncValue<unknown>, "state" | "incompleteFields" | "reload">;

/**
 * Returns the data if parts of one of the values could not be read, else `undefined`. `fields`: considers only these
 * fields of the responses; without it, all.
 */
export function incompleteDataOf(
  values: PartlyReadValue | readonly PartlyReadValue[],
  fields?: readonly string[],
): IncompleteData | undefined {
  const incomplete = [values]
    .flat()
    .filter(({ incompleteFields }) => incompleteFields.some((field) => fields?.includes(field) ?? true));
  if (incomplete.length === 0) return undefined;
  return {
    isReloading: incomplete.some(({ state }) => state.status === "loading"),
    reload: () => {
      for (const value of incomplete) void value.reload();
    },
  };
}
