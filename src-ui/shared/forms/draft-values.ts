import type { DraftValue, DraftValues } from "#domain/drafts/index.ts";
import { isDeepEqual } from "#domain/shared-kernel/index.ts";
import { isPersisted } from "./persisted.ts";

/** Values of the fields marked `Persisted` that differ from the form as it was opened. */
export function draftValuesOf<Form extends object>(form: Form, opened: Form): DraftValues {
  const before = new Map<string, unknown>(Object.entries(opened));
  const values: Record<string, DraftValue> = {};
  for (const [field, value] of Object.entries(form)) {
    if (isDraftValue(value) && isPersisted(form, field) && !isDeepEqual(value, before.get(field)))
      values[field] = value;
  }
  return values;
}

/** Values of all fields marked `Persisted`, changed or not: the defaults may differ by the time the draft is read. */
export function persistedValuesOf(form: object): DraftValues {
  return Object.fromEntries(
    Object.entries(form).filter(
      (entry): entry is [string, DraftValue] => isDraftValue(entry[1]) && isPersisted(form, entry[0]),
    ),
  );
}

/** Fills `form` from a draft. Ignores values whose field is gone, has another type or is no longer `Persisted`. */
export function withDraft<Form extends object>(form: Form, draft: DraftValues): Form {
  const before = new Map<string, unknown>(Object.entries(form));
  const fitting = Object.entries(draft).filter(
    ([field, value]) => isPersisted(form, field) && before.has(field) && sameKind(value, before.get(field)),
  );
  return Object.assign(form, Object.fromEntries(fitting));
}

function isDraftValue(value: unknown): value is DraftValue {
  if (Array.isArray(value)) return value.every((one) => typeof one === "string");
  return typeof value === "string" || typeof value === "boolean";
}

function sameKind(value: DraftValue, before: unknown): boolean {
  return Array.isArray(value) ? Array.isArray(before) : typeof value === typeof before;
}
