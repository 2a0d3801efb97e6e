import type { Result } from "#domain/shared-kernel/index.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";

/** Value of one read; `undefined` if it failed. */
export interface PartRead<Value> {
  readonly value: Value | undefined;
  /** True if some of the data could not be read. */
  readonly isIncomplete: boolean;
  /** True if the provider does not offer the operation. */
  readonly isNotOffered: boolean;
}

const FAILED: PartRead<never> = { value: undefined, isIncomplete: false, isNotOffered: false };

export const failedRead = (): PartRead<never> => FAILED;

/** Reads a value of a store again. */
export async function readStored<Value>(source: AsyncValue<Value>): Promise<PartRead<Value>> {
  const value = await source.refetch();
  const { state, isIncomplete } = source;
  return {
    value,
    isIncomplete,
    isNotOffered: state.status === "failed" && state.failure.kind === "not-supported",
  };
}

/** Reads once through a port. */
export async function readOnce<Value>(
  load: () => Promise<Result<Value, { readonly kind: string }>>,
): Promise<PartRead<Value>> {
  const result = await load();
  return result.ok
    ? { value: result.value, isIncomplete: false, isNotOffered: false }
    : { ...FAILED, isNotOffered: result.failure.kind === "not-supported" };
}

/** Returns the same read with another form of its value. */
export function mapRead<Value, Other>(read: PartRead<Value>, map: (value: Value) => Other): PartRead<Other> {
  return { ...read, value: read.value === undefined ? undefined : map(read.value) };
}

/** Number of requests at once: a provider limits the calls of an address. */
const AT_ONCE = 4;

/**
 * Reads each item. Items that failed make the part incomplete; if all failed, the part failed. `undefined` of an item
 * counts as read.
 */
export async function readEach<Item, Value>(
  items: readonly Item[],
  load: (item: Item) => Promise<Result<Value | undefined, { readonly kind: string }>>,
): Promise<PartRead<readonly Value[]>> {
  const values: Value[] = [];
  let failed = 0;
  for (let at = 0; at < items.length; at += AT_ONCE) {
    for (const result of await Promise.all(items.slice(at, at + AT_ONCE).map(load))) {
      if (!result.ok && result.failure.kind === "not-supported") return { ...FAILED, isNotOffered: true };
      if (!result.ok) failed += 1;
      else if (result.value !== undefined) values.push(result.value);
    }
  }
  if (failed > 0 && failed === items.length) return FAILED;
  return { value: values, isIncomplete: failed > 0, isNotOffered: false };
}
