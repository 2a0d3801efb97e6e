/** Fields that may be stored in a draft, by the prototype of the form class. */
const persistedFields = new WeakMap<object, Set<string>>();

/**
 * Allows a field to be stored in a draft: `@Persisted @Checked(required, email) email = ""`. Opt-in, so that a password
 * or code is never stored by accident (docs/adr/0027).
 */
export function Persisted(prototype: object, name: string): void {
  persistedFields.set(prototype, (persistedFields.get(prototype) ?? new Set<string>()).add(name));
}

/** Returns true if the field may be stored in a draft, by its class or a class that it extends. */
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
