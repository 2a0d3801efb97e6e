import { fail, type Result, type TransportFailure } from "../shared-kernel/index.ts";
import type { ChatError } from "./chat-error.ts";

/** Who may chat, as the provider says (CHAT-18). What the flags of customer and contact say stands in `Access.chat`. */
export interface ChatAdmissionPort {
  /** Whether somebody of the operator's own is logged in as the customer (`checkBackdoor`): then there is no chat. */
  isBackdoor(): Promise<Result<boolean, TransportFailure>>;
  /** A token for one visit to the chat (`getChatToken`): a secret, which goes with every frame and stands in no log. */
  token(): Promise<Result<string, TransportFailure>>;
}

/**
 * The token to open the chat with, or why there is none (CHAT-18). Both questions are asked at once. Whoever cannot be
 * told from the operator's own
 * people gets no chat, as where the provider does not answer at all.
 */
export async function askAdmission(port: ChatAdmissionPort): Promise<Result<string, ChatError>> {
  const [backdoor, token] = await Promise.all([port.isBackdoor(), port.token()]);
  if (backdoor.ok && backdoor.value) return fail("BACKEND_ACCESS");
  return backdoor.ok && token.ok ? token : fail("SERVICE_UNAVAILABLE");
}
