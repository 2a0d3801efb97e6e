import { unless, type Rule } from "./verdict.ts";

export type ConfirmedChangeKey = "unconfirmedChange";

/** A value that differs from the `saved` one is the one that a code has `confirmed` (specification 5). */
export function confirmedChange(saved: string, confirmed: string | undefined): Rule<string, ConfirmedChangeKey> {
  return (value) => unless(value === saved || value === confirmed, "unconfirmedChange");
}
