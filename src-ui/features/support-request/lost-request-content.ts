import type { DraftsAfterLeaving, LostContent } from "#ui/shared/forms/unsaved-changes.ts";
import type { TypedText } from "./request-form-draft.ts";

/** Form of which a part may be lost. */
export interface LeavableForm {
  readonly isStored: boolean;
  readonly typed: TypedText;
  readonly hasFiles?: boolean;
}

/**
 * Names what leaving these forms loses. Drafts hold text and uploaded files; a form with other files is not stored, and
 * its text may be.
 */
export function lostRequestContent(forms: readonly LeavableForm[], drafts: DraftsAfterLeaving): LostContent {
  const lost = forms.filter(({ isStored }) => drafts === "removed" || !isStored);
  const losesText = lost.some(({ typed }) => typed === "unstored" || (typed === "stored" && drafts === "removed"));
  if (!lost.some(({ hasFiles }) => hasFiles === true)) return "text";
  return losesText ? "text-and-files" : "files";
}
