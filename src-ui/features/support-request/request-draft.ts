import type { ContactForm } from "#domain/support/index.ts";
import type { CallBackViewModel } from "./call-back.view-model.ts";
import type { RequestFormViewModel } from "./request-form.view-model.ts";

/** Unsent form in the list; `form` is `undefined` for the call-back. */
export interface RequestDraft {
  readonly form: ContactForm | undefined;
  readonly state: "unsent" | "sending" | "failed";
}

/** State of a form that is not open; `undefined` when it has no unsent content. */
export function requestDraftState({
  busy,
  dirty,
  status,
}: RequestFormViewModel | CallBackViewModel): RequestDraft["state"] | undefined {
  if (busy) return "sending";
  if (!dirty) return undefined;
  return status === "failed" ? "failed" : "unsent";
}
