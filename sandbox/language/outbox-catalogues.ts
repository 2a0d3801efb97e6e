import { OUTBOX_EN } from "./outbox-en.ts";
import { OUTBOX_PL } from "./outbox-pl.ts";
import type { OutboxTexts } from "./outbox-texts.ts";
import { OUTBOX_UK } from "./outbox-uk.ts";
import type { SandboxLanguage } from "./sandbox-language.ts";

/** Texts of the outbox in each language. A text that one of them lacks does not compile. */
export const OUTBOX_TEXTS: Readonly<Record<SandboxLanguage, OutboxTexts>> = {
  pl: OUTBOX_PL,
  uk: OUTBOX_UK,
  en: OUTBOX_EN,
};
