import type { ContractEnding } from "#domain/withdrawal/contract-ending.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./withdrawal.texts.ts";

/** Says that a contract is already terminated or has ended, and on which day if that is known. */
export function contractEndingText({ day, isOver }: ContractEnding): string {
  const key = isOver ? "ending.over" : "ending.ahead";
  return day === undefined ? t(`${key}Unknown`) : t(key, { day: formatDate(day) });
}
