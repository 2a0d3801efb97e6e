import type { AsyncValue } from "./async-value.ts";

/** Data of which parts could not be read, so that they can be read again. */
export interface IncompleteData {
  readonly isReloading: boolean;
  reload(): void;
}

/**
 * Returns the data if parts of it could not be read, else `undefined`. `fields`: considers only these fields of the
 * response; without it, all.
 */
export function incompleteDataOf(
  value: AsyncValue<unknown>,
  fields: readonly string[] = value.incompleteFields,
): IncompleteData | undefined {
  if (!value.incompleteFields.some((field) => fields.includes(field))) return undefined;
  return { isReloading: value.state.status === "loading", reload: () => void value.reload() };
}
