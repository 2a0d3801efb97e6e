import { BOT_TEXTS } from "../language/bot-catalogues.ts";
import type { BotTexts } from "../language/bot-texts.ts";
import type { Chat, MessageContent } from "./chat.repository.ts";

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

/** Returns the texts of the bot in the language of a chat. */
export const botTextsOf = ({ language }: Pick<Chat, "language">): BotTexts => BOT_TEXTS[language];

/** Lists the suggested subjects in the language of a chat. */
export function botMenu(chat: Pick<Chat, "language">): readonly string[] {
  const { balance, outage, invoice, pin, agent } = botTextsOf(chat).choices;
  return [balance, outage, invoice, pin, agent];
}

/** Names the language of a message: that of the chat, unless it has one of its own. */
export const inLanguageOf = ({ language }: Pick<Chat, "language">, content: MessageContent): MessageContent => ({
  language,
  ...content,
});
