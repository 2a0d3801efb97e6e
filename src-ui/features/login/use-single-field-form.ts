import { useEffect, useRef, type FormEvent } from "react";
import { focusInView } from "./focus-in-view.ts";

/** Id of the step's heading, announced with the first field of the step. */
export const STEP_HEADING_ID = "step";

/**
 * Form with a single field. Focuses the field on mount if `begins`. After each problem scrolls it into view and selects
 * its value, so that typing replaces what was rejected. Calls `give` with the value on submit.
 */
export function useSingleFieldForm(begins: boolean, problem: object | undefined, give: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const fresh = useRef(begins);
  useEffect(() => {
    if (problem !== undefined) {
      focusInView(field.current);
      field.current?.select();
    } else if (fresh.current) field.current?.focus();
    fresh.current = false;
  }, [problem]);
  return {
    field,
    submit: (event: FormEvent) => {
      event.preventDefault();
      give(field.current?.value ?? "");
    },
  };
}
