import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { RegisteredRequest, RequestMessage, RequestMessageRefusal, SupportPort } from "../support.port.ts";

/** Dependencies of `addRequestMessage`. */
export interface AddRequestMessagePorts {
  readonly support: Pick<SupportPort, "addMessage">;
}

/** Message to send, without its idempotency key. */
export type OutgoingMessage = Omit<RequestMessage, "idempotencyKey">;

/**
 * Adds a message with its files, which were uploaded before, to a request (REQ-01). A lost response is not verified,
 * because a message sent from another window looks the same. A resend with the same key returns the lost response.
 * Failures: `request-message-refused`.
 */
export function addRequestMessage(
  { support }: AddRequestMessagePorts,
  message: OutgoingMessage,
  key: WriteKey,
): Promise<WriteOutcome<RegisteredRequest, RequestMessageRefusal>> {
  const { number, text, disagrees, fileIds } = message;
  return executeWrite<RegisteredRequest, RequestMessageRefusal>(key, {
    content: [number, text, disagrees, ...fileIds],
    send: (idempotencyKey) => support.addMessage({ idempotencyKey, ...message }),
  });
}
