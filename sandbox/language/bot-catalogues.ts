import { BOT_EN } from "./bot-en.ts";
import { BOT_PL } from "./bot-pl.ts";
import type { BotTexts } from "./bot-texts.ts";
import { BOT_UK } from "./bot-uk.ts";
import type { SandboxLanguage } from "./sandbox-language.ts";

/** Texts of the chatbot in each language. A text that one of them lacks does not compile. */
export const BOT_TEXTS: Readonly<Record<SandboxLanguage, BotTexts>> = { pl: BOT_PL, uk: BOT_UK, en: BOT_EN };
