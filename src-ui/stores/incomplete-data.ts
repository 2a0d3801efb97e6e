import type { AsyncValue } from "./async-value.ts";

/** Data that could not be read completely or again, so that they can be read once more. */
export interface IncompleteData {
  /** True while any of them is being read. */
  readonly isReloading: boolean;
  /** True if the data are complete, but may have changed: their last refresh has failed. */
  readonly isOutdated?: boolean;
  /** True if a retry has found the same gaps. */
  readonly isLasting?: boolean;
  /** Reads all of them again: those with gaps, and those whose refresh has failed. */
  reload(): void;
}

/** Value of the server that may lack parts or be outdated. */
export interface PartlyReadValue extends Pick<AsyncValue<unknown>, "state" | "incompleteFields" | "reload"> {
  readonly isOutdated?: boolean;
  readonly hasLastingGaps?: boolean;
}

/**
 * Returns the data if parts of one of the values could not be read, or a refresh of one has failed; else `undefined`.
 * `fields`: considers only these fields of the responses; without it, all.
 */
export function incompleteDataOf(
  values: PartlyReadValue | readonly PartlyReadValue[],
  fields?: readonly string[],
): IncompleteData | undefined {
  const all = [values].flat();
  const incomplete = all.filter(({ incompleteFields }) =>
    incompleteFields.some((field) => fields?.includes(field) ?? true),
  );
  const affected = all.filter((value) => incomplete.includes(value) || value.isOutdated === true);
  if (affected.length === 0) return undefined;
  return {
    isReloading: affected.some(({ state }) => state.status === "loading"),
    isOutdated: incomplete.length === 0,
    isLasting: incomplete.some(({ hasLastingGaps }) => hasLastingGaps === true),
    reload: () => {
      for (const value of affected) void value.reload();
    },
  };
}
