/** Fields of form classes whose value never leaves the page's memory but by being sent, by prototype. */
const secrets = new WeakMap<object, Set<string>>();

/**
 * The field holds a password or a code: it is in no draft. Rules that are only for such fields mark theirs by themselves;
 * every other field of that kind says so: `@Secret @Checked(required) currentPassword = ""`.
 */
export function Secret(prototype: object, name: string): void {
  secrets.set(prototype, (secrets.get(prototype) ?? new Set<string>()).add(name));
}

/** Whether the field of this form is marked, in its class or in one that it extends. */
export function isSecret(form: object, name: string): boolean {
  for (let prototype: unknown = Object.getPrototypeOf(form); isObject(prototype); prototype = Object.getPrototypeOf(prototype)) {
    if (secrets.get(prototype)?.has(name) === true) return true;
  }
  return false;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
