import type { MessageContent } from "./chat.repository.ts";

/** Name of the bot. */
export const BOT_NAME = "Wika";

/** Returns a text of the bot, with suggested answers. */
export const botMessage = (message: string, answers?: readonly string[]): MessageContent => ({
  type: "NEW_MESSAGE",
  side: "BOT",
  agentName: BOT_NAME,
  message,
  answers,
});

/** Returns a link of the bot. */
export const botLink = (url: string, message: string): MessageContent => ({
  type: "URL_MESSAGE",
  side: "BOT",
  agentName: BOT_NAME,
  message,
  url,
});

/** Returns a picture of the bot. */
export const botPicture = (url: string, message: string): MessageContent => ({
  type: "IMG_MESSAGE",
  side: "BOT",
  agentName: BOT_NAME,
  message,
  url,
});
