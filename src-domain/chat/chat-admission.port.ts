import type { Result, TransportFailure } from "../shared-kernel/index.ts";

/** Who may chat, as the provider says (CHAT-18). What the flags of customer and contact say stands in `Access.chat`. */
export interface ChatAdmissionPort {
  /** Whether somebody of the operator's own is logged in as the customer (`checkBackdoor`): then there is no chat. */
  isBackdoor(): Promise<Result<boolean, TransportFailure>>;
  /** A token for one visit to the chat (`getChatToken`): a secret, which goes with every frame and stands in no log. */
  token(): Promise<Result<string, TransportFailure>>;
}
