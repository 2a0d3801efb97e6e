import type { ContactForm, OwnDataKind } from "./contact-form.ts";

/**
 * Returns the answers that a form about data of the customer opens with: the value in its field, and the choices that
 * show this field. Empty for a form without such a field.
 */
export function ownDataAnswers(
  { fields }: Pick<ContactForm, "fields">,
  kind: OwnDataKind,
  value: string,
): Map<string, string> {
  const answers = new Map<string, string>();
  const byName = new Map(fields.map((field) => [field.name, field]));
  const ownField = fields.find(({ offers }) => offers === kind);
  if (ownField === undefined) return answers;
  answers.set(ownField.name, value);
  for (
    let condition = ownField.shownWhen;
    condition !== undefined;
    condition = byName.get(condition.field)?.shownWhen
  ) {
    const [only, ...others] = condition.values;
    // Of several values only the customer knows the right one.
    if (only !== undefined && others.length === 0) answers.set(condition.field, only);
  }
  return answers;
}
