import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { RegisteredRequest, RequestMessageRefusal, SupportPort } from "../support.port.ts";
import { pendingAnswerRequest, type SupportRequest } from "../support-request.ts";

/** Dependencies of `requestAnswer`. */
export interface RequestAnswerPorts {
  readonly support: Pick<SupportPort, "addMessage">;
  /** Re-reads the requests of the customer; `undefined` if that failed. */
  readonly reload: () => Promise<readonly SupportRequest[] | undefined>;
}

/**
 * Asks for the answer to a complaint that did not arrive in time (REQ-20). After a lost response it re-reads whether
 * the answer was asked for and is not given yet: a former request proves nothing. Failures: `request-message-refused`.
 */
export function requestAnswer(
  { support, reload }: RequestAnswerPorts,
  { number, text }: { readonly number: string; readonly text: string },
  key: WriteKey,
): Promise<WriteOutcome<RegisteredRequest, RequestMessageRefusal>> {
  return executeWrite<RegisteredRequest, RequestMessageRefusal>(key, {
    content: [number, text],
    send: (idempotencyKey) =>
      support.addMessage({ idempotencyKey, number, text, disagrees: false, requestsAnswer: true, fileIds: [] }),
    verifyApplied: async () => {
      const request = (await reload())?.find((each) => each.number === number);
      return request && pendingAnswerRequest(request) !== undefined;
    },
  });
}
