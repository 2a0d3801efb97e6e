import { useEffect, useRef, useState, type FormEvent } from "react";
import type { RegisterComplaint, RegisterField } from "#domain/login/index.ts";

/**
 * Form state with validation: a field shows its complaint after it was left or submitted, then updates on each key.
 * `complaintsOf` returns complaints in page order, `send` receives valid values, `onTyped` each typed text. Focuses the
 * first empty field on mount.
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
    /** Name of the field focused on mount. */
    begins,
    set: (field: Field, value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      onTyped?.(field, value);
    },
    /** An empty field that was left is not reported yet. */
    leave: (field: Field) => {
      if (values[field] !== "") setCheckedFields((before) => new Set([...before, field]));
    },
    complaintOf: (field: Field) =>
      checkedFields.has(field) ? complaints.find((one) => one.field === field)?.complaint : undefined,
    /**
     * Props of the form element. Submitting sends valid values; otherwise shows all complaints and focuses the first
     * field.
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
