import { SessionDraftsAdapter } from "#adapters/storage/session-drafts.adapter.ts";
import { Drafts } from "#domain/drafts/index.ts";
import { FormModel } from "#ui/shared/forms/form-model.ts";
import { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import { ReportValues } from "./report-values.ts";

/** Code that the gallery's fake server rejects. */
const WRONG_CODE = "000000";
const ANSWER_MS = 300;

const drafts = new Drafts(new SessionDraftsAdapter(() => window.sessionStorage), { now: () => Date.now() });
drafts.open("gallery");

/** Asks before the gallery's form is left with unsaved changes. */
export const unsavedChanges = new UnsavedChanges();

/**
 * Creates the model of a form with every kind of field, a draft in the tab, and a fake server that rejects one code.
 */
export function createReportModel(): FormModel<ReportValues> {
  return new FormModel({
    open: () => new ReportValues(),
    idempotencyKeys: { next: () => crypto.randomUUID() },
    draft: drafts.of("report"),
    send: async ({ code }) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      return code === WRONG_CODE
        ? { kind: "refused", invalidFields: [{ field: "code", violation: { key: "codeWrong", params: {} } }] }
        : { kind: "done" };
    },
  });
}
