/** A record, so that an error that is added to the union and forgotten here does not compile. */
const ERRORS: Readonly<Record<ChatError, true>> = {
  WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER: true,
  WEBCHAT_SKILLSET_OOS: true,
  WEBCHAT_NO_AGENTS: true,
  WEBCHAT_NO_CHATBOT: true,
  SERVICE_UNAVAILABLE: true,
  WEBCHAT_MAX_CONCURRENT_PER_SKILLSET: true,
  BACKEND_ACCESS: true,
};

/** Why there is no chat (CHAT-16), by the provider's words. */
export type ChatError =
  | "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER"
  | "WEBCHAT_SKILLSET_OOS"
  | "WEBCHAT_NO_AGENTS"
  | "WEBCHAT_NO_CHATBOT"
  | "SERVICE_UNAVAILABLE"
  | "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET"
  | "BACKEND_ACCESS";

/** The error that a provider names; one that nobody knows means that there is no chat now. */
export function parseChatError(text: string): ChatError {
  const isKnown = (name: string): name is ChatError => Object.hasOwn(ERRORS, name);
  return isKnown(text) ? text : "SERVICE_UNAVAILABLE";
}

/** What an error is told with, beside its message (CHAT-16). */
export interface ChatErrorHelp {
  /** When both desks are there. */
  readonly hours: boolean;
  /** The way to the support request, where that page is not kept from the customer. */
  readonly request: boolean;
  /** "Send a notification": a message that is answered later, in place of one chat too many. */
  readonly notification: boolean;
}

export function chatErrorHelpOf(error: ChatError, mayAskForSupport: boolean): ChatErrorHelp {
  const request = mayAskForSupport && error !== "BACKEND_ACCESS";
  return {
    hours: error === "WEBCHAT_SKILLSET_OOS" || error === "WEBCHAT_NO_AGENTS",
    request,
    notification: request && error === "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER",
  };
}
