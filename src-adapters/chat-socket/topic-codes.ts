import type { ChatTopic } from "#domain/chat/frames.ts";

/** Codes of the topics in frames. */
export const TOPIC_CODES: Readonly<Record<ChatTopic, string>> = {
  formal: "FORMAL",
  technical: "TECHNICAL",
  sale: "SALE",
};
