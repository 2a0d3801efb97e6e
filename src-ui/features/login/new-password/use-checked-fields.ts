import { useEffect, useRef, useState, type FormEvent } from "react";
import type { RegisterComplaint, RegisterField } from "#domain/login/index.ts";

/**
 * The texts of a small form and what is wrong with them: told of a field once it was left or sent, from then on with
 * each
 * key. `complaintsOf` gives them in the order of the page, `send` gets what keeps its rules, `onTyped` every text with
 * its key.
 * The first empty field has the focus when the form comes.
 */
export function useCheckedFields<Field extends RegisterField>(
  opened: Readonly<Record<Field, string>>,
  complaintsOf: (values: Readonly<Record<Field, string>>) => readonly RegisterComplaint[],
  send: (values: Readonly<Record<Field, string>>) => Promise<void>,
  onTyped?: (field: Field, value: string) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(opened);
  const [checkedFields, setCheckedFields] = useState<ReadonlySet<RegisterField>>(new Set());
  const complaints = complaintsOf(values);
  const [begins] = useState(() => Object.entries(opened).find(([, text]) => text === "")?.[0]);
  useEffect(() => {
    focusIn(form.current, begins);
  }, [begins]);
  return {
    values,
    /** Name of the field that the form begins with. */
    begins,
    set: (field: Field, value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      onTyped?.(field, value);
    },
    /** An empty field that is passed by is not complained of yet. */
    leave: (field: Field) => {
      if (values[field] !== "") setCheckedFields((before) => new Set([...before, field]));
    },
    complaintOf: (field: Field) =>
      checkedFields.has(field) ? complaints.find((one) => one.field === field)?.complaint : undefined,
    /**
     * What makes a form of it: sends when nothing is wrong, else tells all that is, and leads to the first field of it.
     */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setCheckedFields(new Set(complaints.map(({ field }) => field)));
        if (complaints[0] === undefined) void send(values);
        else focusIn(form.current, complaints[0].field);
      },
    },
  };
}

const focusIn = (form: HTMLFormElement | null, name: string | undefined): void =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
