import { fail, isRefusedByBackendAccess, type Result, type TransportFailure } from "../shared-kernel/index.ts";
import { settleCall } from "../shared-kernel/settle-call.ts";
import type { ChatError } from "./chat-error.ts";

/** Admission to the chat by the server (CHAT-18). The flags of customer and contact data are in `Access.chat`. */
export interface ChatAdmissionPort {
  /**
   * Returns true if an employee of the operator is logged in as the customer (`checkBackdoor`): the chat is closed
   * then.
   */
  isBackdoor(): Promise<Result<boolean, TransportFailure>>;
  /**
   * Returns a token for one visit to the chat (`getChatToken`). It is a secret: sent with every frame, never logged.
   */
  token(): Promise<Result<string, TransportFailure>>;
}

/**
 * Requests admission to the chat: returns the token, or the reason why there is no chat (CHAT-18). Both requests run at
 * once. If the employee check fails, the chat stays closed.
 */
export async function requestChatAdmission(port: ChatAdmissionPort): Promise<Result<string, ChatError>> {
  const [backdoor, token] = await Promise.all([settleCall(() => port.isBackdoor()), settleCall(() => port.token())]);
  if (backdoor.ok && backdoor.value) return fail("BACKEND_ACCESS");
  // Either response may carry the flag of the mode instead.
  if ([backdoor, token].some((reply) => !reply.ok && isRefusedByBackendAccess(reply.failure)))
    return fail("BACKEND_ACCESS");
  return backdoor.ok && token.ok ? token : fail("SERVICE_UNAVAILABLE");
}
