import type { DuplicateFailureReason } from "#domain/finance/invoice-duplicate.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import type { DuplicateState } from "#domain/finance/invoice-duplicate.ts";
import pl from "./pl.json";

/** Texts of a duplicate that is downloaded. */
export const t = texts(pl, "duplicate");

const WORDS = {
  "not-possible": "notPossible",
  "unknown-entry": "notPossible",
  slow: "slow",
  elsewhere: "elsewhere",
  gone: "gone",
  timeout: "timeout",
  unreachable: "unreachable",
  "too-many-calls": "tooMany",
  provider: "provider",
  "unexpected-error": "unexpected",
  "bad-address": "provider",
} as const satisfies Record<DuplicateFailureReason, string>;

/** Returns why there is no file, and what to do next. */
export function duplicateFailureTexts(reason: DuplicateFailureReason): {
  readonly title: string;
  readonly advice: string;
} {
  return { title: t(WORDS[reason]), advice: t(`${WORDS[reason]}Text`) };
}

/** Returns the message for screen readers; empty if the state needs none. */
export function duplicateStatusText({ kind }: DuplicateState): string {
  if (kind === "creating") return t("creating");
  return kind === "ready" ? t("ready") : "";
}
