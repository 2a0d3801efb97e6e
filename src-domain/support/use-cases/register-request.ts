import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { RegisteredRequest, Submission, SubmissionRefusal, SupportPort } from "../support.port.ts";

/** Ports of the registration of a request. */
export interface RegisterRequestPorts {
  readonly support: Pick<SupportPort, "register">;
}

/** A request to send, without its idempotency key. */
export type OutgoingRequest = Omit<Submission, "idempotencyKey">;

/** Returns the content of a request for its idempotency key, and for the draft that outlives a reload. */
export function requestContent({ formId, answers, files }: OutgoingRequest): readonly string[] {
  return [
    formId,
    ...answers.flatMap(({ name, value }) => [name, value]),
    "files",
    ...files.flatMap(({ field, fileId }) => [field, fileId]),
  ];
}

/**
 * Registers a request with its files, which were uploaded before (MSG-03). After a lost response nothing is re-read: in
 * the list, a request that was sent from another window looks the same. A resend with the same key returns the lost
 * response. Failures: `submission-refused`.
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
