import { useEffect, useRef, useState, type FormEvent } from "react";
import type { RegisterViolation, RegisterField } from "#domain/login/index.ts";
import { focusInView } from "../focus-in-view.ts";

/**
 * Form state with validation: a field shows its violation after it was left or submitted, then updates on each key.
 * `violationsOf` returns violations in page order, `send` receives valid values, `onTyped` each typed text. Focuses the
 * first empty field on mount.
 */
export function useCheckedFields<Field extends RegisterField>(
  opened: Readonly<Record<Field, string>>,
  violationsOf: (values: Readonly<Record<Field, string>>) => readonly RegisterViolation[],
  send: (values: Readonly<Record<Field, string>>) => Promise<void>,
  onTyped?: (field: Field, value: string) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(opened);
  const [checkedFields, setCheckedFields] = useState<ReadonlySet<RegisterField>>(new Set());
  const violations = violationsOf(values);
  const [begins] = useState(() => Object.entries(opened).find(([, text]) => text === "")?.[0]);
  useEffect(() => {
    fieldIn(form.current, begins)?.focus();
  }, [begins]);
  const refused = useRef<string | undefined>(undefined);
  useEffect(() => {
    // After the errors are shown, which move the fields.
    if (refused.current !== undefined) focusInView(fieldIn(form.current, refused.current));
    refused.current = undefined;
  });
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
    violationOf: (field: Field) =>
      checkedFields.has(field) ? violations.find((one) => one.field === field)?.violation : undefined,
    /**
     * Props of the form element. Submitting sends valid values; otherwise shows all violations and focuses the first
     * field.
     */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setCheckedFields(new Set(violations.map(({ field }) => field)));
        if (violations[0] === undefined) void send(values);
        else refused.current = violations[0].field;
      },
    },
  };
}

const fieldIn = (form: HTMLFormElement | null, name: string | undefined) =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
