import { registerDecorator, validateSync } from "class-validator";
import { sendableText, type Rule } from "#domain/validation/index.ts";
import type { FieldViolation, MessageKey } from "./messages.ts";

type FieldCheck = (form: object) => FieldViolation | undefined;

/** Checks of the fields of form classes, by prototype: the errors of class-validator carry only texts. */
const checks = new WeakMap<object, Map<string, FieldCheck>>();

/**
 * Validates a form by all its class-validator decorators. Returns the violation of each wrong field; `invalid` for a
 * decorator other than `Checked` and `CheckedWith`, which has no message. A character that the protocol cannot carry is
 * wrong in every text, whatever its rules.
 */
export function validateForm(form: object): ReadonlyMap<string, FieldViolation> {
  // A form may have no decorated field at all.
  const errors = validateSync(form, { forbidUnknownValues: false });
  const violations = new Map<string, FieldViolation>(
    errors.map(({ property }) => [property, checkOf(form, property)?.(form) ?? { key: "invalid", params: {} }]),
  );
  for (const [name, value] of Object.entries(form)) {
    const verdict = typeof value === "string" ? sendableText(value) : "valid";
    if (verdict !== "valid") violations.set(name, verdict);
  }
  return violations;
}

/** Returns the check of a field, from the class of the form or a class that it extends. */
function checkOf(form: object, name: string): FieldCheck | undefined {
  for (
    let prototype: unknown = Object.getPrototypeOf(form);
    typeof prototype === "object" && prototype !== null;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    const check = checks.get(prototype)?.get(name);
    if (check !== undefined) return check;
  }
  return undefined;
}

/** Registers the rules of a field. The first broken rule is the violation. */
function register<Form extends object, Name extends string, Value>(
  prototype: Form & Record<Name, Value>,
  name: Name,
  rulesFor: (form: Form) => readonly Rule<Value, MessageKey>[],
): void {
  const check: FieldCheck = (form) => {
    if (!isLike(form, prototype)) return undefined;
    for (const rule of rulesFor(form)) {
      const verdict = rule(form[name]);
      if (verdict !== "valid") return verdict;
    }
    return undefined;
  };
  const known = checks.get(prototype) ?? new Map<string, FieldCheck>();
  if (known.has(name)) throw new Error(`two sets of rules for the field "${name}": give all rules to one decorator`);
  checks.set(prototype, known.set(name, check));
  registerDecorator({
    name: "checked",
    target: prototype.constructor,
    propertyName: name,
    validator: {
      validate: (_value, args) => args !== undefined && check(args.object) === undefined,
    },
  });
}

/** Returns true if `form` is an instance of the class of `prototype`. */
function isLike<Form extends object>(form: object, prototype: Form): form is Form {
  return Object.prototype.isPrototypeOf.call(prototype, form);
}

/** Sets the rules of the field; the first broken rule is shown: `@Checked(required, email) email = ""`. */
export function Checked<Value>(...rules: readonly Rule<Value, MessageKey>[]) {
  return <Name extends string>(prototype: Record<Name, Value>, name: Name): void =>
    register<object, Name, Value>(prototype, name, () => rules);
}

/**
 * Sets rules that depend on other fields: `@CheckedWith((form: Contact) => [uniquePhone([form.mobile])]) line = ""`.
 */
export function CheckedWith<Form extends object, Value>(rulesFor: (form: Form) => readonly Rule<Value, MessageKey>[]) {
  return <Name extends string>(prototype: Form & Record<Name, Value>, name: Name): void =>
    register<Form, Name, Value>(prototype, name, rulesFor);
}
