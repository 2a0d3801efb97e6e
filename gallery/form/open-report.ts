import { SessionDraftsAdapter } from "#adapters/storage/session-drafts.adapter.ts";
import { Drafts } from "#domain/drafts/index.ts";
import { FormModel } from "#ui/shared/forms/form-model.ts";
import { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import { ReportValues } from "./report-values.ts";

/** The code that the gallery's provider refuses. */
const WRONG_CODE = "000000";
const ANSWER_MS = 300;

const drafts = new Drafts(new SessionDraftsAdapter(() => window.sessionStorage), { now: () => Date.now() });
drafts.open("gallery");

/** The one who asks before the gallery's form is left. */
export const unsavedChanges = new UnsavedChanges();

/** The form of every kind of field, with a draft of this tab, and a provider who refuses one code. */
export function createReportModel(): FormModel<ReportValues> {
  return new FormModel({
    open: () => new ReportValues(),
    idempotencyKeys: { next: () => crypto.randomUUID() },
    draft: drafts.of("report"),
    send: async ({ code }) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      return code === WRONG_CODE
        ? { kind: "refused", problems: [{ field: "code", complaint: { key: "codeWrong", params: {} } }] }
        : { kind: "done" };
    },
  });
}
