import type { WriteOutcome } from "#domain/shared-kernel/write.ts";
import type { RegisteredRequest, RequestMessageRefusal, SubmissionRefusal } from "#domain/support/index.ts";
import type { UploadOutcome } from "./attachments.ts";
import type { RequestRefusal } from "./request-registration.ts";

/**
 * Reason why a request was not sent. `lostFiles`: an upload got no response; `lost`: the response was lost, and a
 * resend is safe.
 */
export type SupportRequestProblem = "lostFiles" | "lost" | "refused" | "fileMissing" | "formChanged" | "closed";

/** State of a form after an attempt to send it. */
export interface RequestOutcome {
  readonly status: "editing" | "done" | "failed";
  readonly problem: SupportRequestProblem | undefined;
  readonly result?: RegisteredRequest;
}

/** Problem of a request whose files were not uploaded. A refused file shows its own problem. */
export const UPLOAD_PROBLEMS: Readonly<Record<Exclude<UploadOutcome, "sent">, SupportRequestProblem | undefined>> = {
  lost: "lostFiles",
  "not-done": "refused",
  refused: undefined,
  cancelled: undefined,
};

/** A record, so that a new refusal without a mapping does not compile. */
const REFUSED: Readonly<Record<SubmissionRefusal["code"], SupportRequestProblem>> = {
  "unknown-form": "formChanged",
  "wrong-answers": "formChanged",
  "file-missing": "fileMissing",
  unknown: "refused",
};

const MESSAGE_REFUSED: Readonly<Record<RequestMessageRefusal["code"], SupportRequestProblem>> = {
  "unknown-request": "closed",
  "request-closed": "closed",
  "answer-not-late": "refused",
  "file-missing": "fileMissing",
  unknown: "refused",
};

/** Maps the outcome of a request that is not known to be registered; `undefined` when the call was cancelled. */
export function supportRequestProblemOf(
  outcome: Exclude<WriteOutcome<RegisteredRequest, RequestRefusal>, { readonly kind: "done" }> | undefined,
): SupportRequestProblem | undefined {
  switch (outcome?.kind) {
    case "not-done":
      if (outcome.failure.kind === "submission-refused") return REFUSED[outcome.failure.code];
      return outcome.failure.kind === "request-message-refused" ? MESSAGE_REFUSED[outcome.failure.code] : "refused";
    case "found-done":
    case "unknown":
      return "lost";
    case "cancelled":
    case undefined:
      return undefined;
  }
}
