import { useState, type RefObject } from "react";
import type { RegisterComplaint, RegisterField } from "#domain/login/index.ts";

/**
 * The texts of a small form and what is wrong with them: told of a field once it was left or sent, from then on with each
 * key. `complaintsOf` gives them in the order of the page.
 */
export function useCheckedFields<Field extends RegisterField>(
  opened: Readonly<Record<Field, string>>,
  complaintsOf: (values: Readonly<Record<Field, string>>) => readonly RegisterComplaint[],
) {
  const [values, setValues] = useState(opened);
  const [told, setTold] = useState<ReadonlySet<RegisterField>>(new Set());
  const complaints = complaintsOf(values);
  return {
    values,
    set: (field: Field, value: string) => setValues((before) => ({ ...before, [field]: value })),
    /** An empty field that is passed by is not complained of yet. */
    leave: (field: Field) => {
      if (values[field] !== "") setTold((before) => new Set([...before, field]));
    },
    complaintOf: (field: Field) => (told.has(field) ? complaints.find((one) => one.field === field)?.complaint : undefined),
    /** Tells all that is wrong, and leads to the first field of it. Whether nothing is. */
    check: (form: RefObject<HTMLFormElement | null>): boolean => {
      setTold(new Set(complaints.map(({ field }) => field)));
      const [first] = complaints;
      if (first === undefined) return true;
      form.current?.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
      return false;
    },
  };
}
