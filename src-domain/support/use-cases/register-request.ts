import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { RegisteredRequest, Submission, SubmissionRefusal, SupportPort } from "../support.port.ts";

/** Dependencies of `registerRequest`. */
export interface RegisterRequestPorts {
  readonly support: Pick<SupportPort, "register">;
}

/** Request to send, without its idempotency key. */
export type OutgoingRequest = Omit<Submission, "idempotencyKey">;

/** Returns the content of a request for its idempotency key and for the persisted draft. */
export function requestContent({ formId, answers, files }: OutgoingRequest): readonly string[] {
  return [
    formId,
    ...answers.flatMap(({ name, value }) => [name, value]),
    "files",
    ...files.flatMap(({ field, fileId }) => [field, fileId]),
  ];
}

/**
 * Registers a request with its files, which were uploaded before (MSG-03). A lost response is not verified, because a
 * request sent from another window looks the same in the list. A resend with the same key returns the lost response.
 * Failures: `submission-refused`.
 */
export function registerRequest(
  { support }: RegisterRequestPorts,
  request: OutgoingRequest,
  key: WriteKey,
): Promise<WriteOutcome<RegisteredRequest, SubmissionRefusal>> {
  return executeWrite<RegisteredRequest, SubmissionRefusal>(key, {
    content: requestContent(request),
    send: (idempotencyKey) => support.register({ idempotencyKey, ...request }),
  });
}
