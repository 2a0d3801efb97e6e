import { registerDecorator } from "class-validator";
import type { Rule } from "#domain/validation/index.ts";
import type { FieldComplaint, MessageKey } from "./message-key.ts";

/** What the last check of a form has found, by field: class-validator itself carries texts only. */
const found = new WeakMap<object, Map<string, FieldComplaint>>();

/** Takes what was found in `form` since it was asked last. */
export function takeFound(form: object): ReadonlyMap<string, FieldComplaint> {
  const complaints = found.get(form) ?? new Map<string, FieldComplaint>();
  found.delete(form);
  return complaints;
}

function keep(form: object, name: string, complaint: FieldComplaint): void {
  const complaints = found.get(form) ?? new Map<string, FieldComplaint>();
  found.set(form, complaints.set(name, complaint));
}

/** Registers one check of a field, which tells the first complaint of the rules for the form as it is filled in. */
function register<Form extends object, Value>(
  prototype: Form,
  propertyName: string,
  rulesFor: (form: Form) => readonly Rule<Value, MessageKey>[],
): void {
  registerDecorator({
    name: "checked",
    target: prototype.constructor,
    propertyName,
    validator: {
      validate(value: Value, args?: { readonly object: object }) {
        const form = args?.object;
        if (form === undefined || !isLike(form, prototype)) return false;
        for (const rule of rulesFor(form)) {
          const verdict = rule(value);
          if (verdict === "valid") continue;
          keep(form, propertyName, verdict);
          return false;
        }
        return true;
      },
    },
  });
}

/** Whether `form` is of the class to which `prototype` belongs. */
function isLike<Form extends object>(form: object, prototype: Form): form is Form {
  return Object.prototype.isPrototypeOf.call(prototype, form);
}

/** The field keeps to these rules; the first complaint is told: `@Checked(required, email) email = ""`. */
export function Checked<Value>(...rules: readonly Rule<Value, MessageKey>[]) {
  return <Name extends string>(prototype: Record<Name, Value>, name: Name): void =>
    register(prototype, name, () => rules);
}

/**
 * The same by rules that look at the other fields: `@CheckedWith((form: Contact) => [uniquePhone([form.mobile])]) line
 * = ""`.
 */
export function CheckedWith<Form extends object, Value>(rulesFor: (form: Form) => readonly Rule<Value, MessageKey>[]) {
  return <Name extends string>(prototype: Form & Record<Name, Value>, name: Name): void =>
    register<Form, Value>(prototype, name, rulesFor);
}
