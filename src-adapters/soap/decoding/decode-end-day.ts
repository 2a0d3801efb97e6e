import { isEndlessDay, parseWireDay, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { Fields } from "./fields.ts";

/**
 * Reads the day on which something ends; `value` is `undefined` when it has no end: the field is missing, or holds a
 * day such as `31-12-9999`, which is reported. Returns `undefined` for an unreadable day.
 */
export function decodeEndDay(item: Fields, name: string): { readonly value: WarsawDate | undefined } | undefined {
  if (!isEndlessDay(item.text(name)?.trim() ?? "")) return item.limit(name, parseWireDay);
  item.reportTolerated(name, "no element when there is no end");
  return { value: undefined };
}
