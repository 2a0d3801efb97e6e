import type { DraftValue, DraftValues } from "#domain/drafts/index.ts";
import { isSecret } from "./secret.ts";

/** What of the form may wait for its customer: what differs from the form as it was opened, and no password or code. */
export function draftValuesOf<Form extends object>(form: Form, opened: Form): DraftValues {
  const before = new Map<string, unknown>(Object.entries(opened));
  const values: Record<string, DraftValue> = {};
  for (const [field, value] of Object.entries(form)) {
    if (isDraftValue(value) && !isSecret(form, field) && !sameValue(value, before.get(field))) values[field] = value;
  }
  return values;
}

/** `form` with what was typed before. What has no field any more, another type, or is a secret now, is left out. */
export function withDraft<Form extends object>(form: Form, draft: DraftValues): Form {
  const before = new Map<string, unknown>(Object.entries(form));
  const fitting = Object.entries(draft).filter(([field, value]) => !isSecret(form, field) && before.has(field) && sameKind(value, before.get(field)));
  return Object.assign(form, Object.fromEntries(fitting));
}

/** Whether two values of a field are the same to whoever filled it in: choices by what is chosen. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}

function isDraftValue(value: unknown): value is DraftValue {
  if (Array.isArray(value)) return value.every((one) => typeof one === "string");
  return typeof value === "string" || typeof value === "boolean";
}

function sameKind(value: DraftValue, before: unknown): boolean {
  return Array.isArray(value) ? Array.isArray(before) : typeof value === typeof before;
}
