import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { formatLocalDay } from "./local-formats-of.ts";
import type { ContractEndingValues } from "./outbox-texts.ts";
import type { SandboxLanguage } from "./sandbox-language.ts";

/** Says that a contract is already terminated or has ended, by language (WITHDRAW-95). */
export const CONTRACT_ENDINGS: Readonly<Record<SandboxLanguage, (ending: ContractEndingValues) => string>> = {
  pl: ({ day, isOver }) =>
    isOver
      ? `Umowa skończyła się ${formatPolishDay(day)}.`
      : `Umowa jest już wypowiedziana i kończy się ${formatPolishDay(day)}.`,
  uk: ({ day, isOver }) =>
    isOver
      ? `Договір закінчився ${formatLocalDay("uk", day)}.`
      : `Договір уже розірвано, він закінчується ${formatLocalDay("uk", day)}.`,
  en: ({ day, isOver }) =>
    isOver
      ? `The contract ended on ${formatLocalDay("en", day)}.`
      : `The contract is already terminated and ends on ${formatLocalDay("en", day)}.`,
};
