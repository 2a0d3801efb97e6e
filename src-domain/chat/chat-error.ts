/** A record, so that a new error of the union does not compile until it is added here. */
const ERRORS: Readonly<Record<ChatError, true>> = {
  WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER: true,
  WEBCHAT_SKILLSET_OOS: true,
  WEBCHAT_NO_AGENTS: true,
  WEBCHAT_NO_CHATBOT: true,
  SERVICE_UNAVAILABLE: true,
  WEBCHAT_MAX_CONCURRENT_PER_SKILLSET: true,
  BACKEND_ACCESS: true,
};

/** Reason why there is no chat (CHAT-16), by the server's code. */
export type ChatError =
  | "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER"
  | "WEBCHAT_SKILLSET_OOS"
  | "WEBCHAT_NO_AGENTS"
  | "WEBCHAT_NO_CHATBOT"
  | "SERVICE_UNAVAILABLE"
  | "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET"
  | "BACKEND_ACCESS";

/** Parses the server's code; an unknown one becomes `SERVICE_UNAVAILABLE`. */
export function parseChatError(text: string): ChatError {
  const isKnown = (name: string): name is ChatError => Object.hasOwn(ERRORS, name);
  return isKnown(text) ? text : "SERVICE_UNAVAILABLE";
}

/** Help shown beside the message of an error (CHAT-16). */
export interface ChatErrorHelp {
  /** Hours of both help lines. */
  readonly hours: boolean;
  /** Link to the call request of the support page, if the customer may open that page. */
  readonly request: boolean;
  /** Second link, "send a notification", for a customer with too many chats: to the forms of the support page. */
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
