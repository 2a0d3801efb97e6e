import type { ChatTopic, SentFrame } from "#domain/chat/frames.ts";

/** Codes of the topics in frames. */
export const TOPIC_CODES: Readonly<Record<ChatTopic, string>> = {
  formal: "FORMAL",
  technical: "TECHNICAL",
  sale: "SALE",
};

/** Credentials that every frame carries (CHAT-12). */
export interface ChatCredentials {
  readonly token: string;
  readonly sessionId: string;
}

/** Encodes one frame: its type, and its data with token and session. */
export function encodeFrame(frame: SentFrame, credentials: ChatCredentials): string {
  return JSON.stringify({ type: frame.type, data: { ...credentials, ...dataOf(frame) } });
}

function dataOf(frame: SentFrame): Readonly<Record<string, unknown>> {
  switch (frame.type) {
    case "CHAT_START":
      return {
        email: frame.start.email,
        topic: TOPIC_CODES[frame.start.topic],
        ...(frame.start.phone !== undefined && { phone: frame.start.phone }),
      };
    case "NEW_MESSAGE":
      return { id: frame.id, data: frame.text };
    case "ACK_NEW_MESSAGE":
    case "SESSION_HISTORY":
      return { id: frame.id };
    case "SEARCH_RESULTS":
      return { searchValue: frame.searchValue };
    case "CHAT_RECONNECT":
      return { after: frame.after };
    case "CHAT_ENDED":
      return frame.rating === undefined ? {} : { rating: frame.rating };
    case "HISTORY_LIST":
    case "WAITING":
      return {};
  }
}
