import { useEffect, useRef, type FormEvent } from "react";

/** Id of what tells which step this is: said with the field that the step begins with. */
export const STEP_HEADING_ID = "step";

/**
 * A form that asks for one thing. Its field gets the focus when the step `begins` with it, and whenever there is a
 * problem;
 * `give` is called with what stands in it.
 */
export function useSingleFieldForm(begins: boolean, problem: object | undefined, give: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const fresh = useRef(begins);
  useEffect(() => {
    if (fresh.current || problem !== undefined) field.current?.focus();
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
