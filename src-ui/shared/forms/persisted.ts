/** Fields of form classes that may wait in a draft, by prototype. */
const persistedFields = new WeakMap<object, Set<string>>();

/**
 * What is typed into the field may wait in a draft: `@Kept @Checked(required, email) email = ""`. A field that does not
 * say so
 * is in none, so that a password or a code never is because somebody forgot it (docs/adr/0027).
 */
export function Persisted(prototype: object, name: string): void {
  persistedFields.set(prototype, (persistedFields.get(prototype) ?? new Set<string>()).add(name));
}

/** Whether the field of this form may wait in a draft, by its class or by one that it extends. */
export function isPersisted(form: object, name: string): boolean {
  for (
    let prototype: unknown = Object.getPrototypeOf(form);
    isObject(prototype);
    prototype = Object.getPrototypeOf(prototype)
  ) {
    if (persistedFields.get(prototype)?.has(name) === true) return true;
  }
  return false;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
