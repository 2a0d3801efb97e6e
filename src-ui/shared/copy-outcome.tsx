import { t } from "./shared.texts.ts";

export interface CopyOutcomeProps {
  /** `undefined` before the button is pressed; `false` when the browser refuses. */
  readonly copied: boolean | undefined;
  /** Announced after copying, where the label of the button shows it: "Skopiowano". */
  readonly copiedText: string;
}

/** Result of a copy button, next to it: announced, and shown when copying failed (A11Y-87). */
export function CopyOutcome({ copied, copiedText }: CopyOutcomeProps) {
  return (
    <p role="status" className={copied === false ? "small" : "visually-hidden"}>
      {copied === true && copiedText}
      {copied === false && t("copyFailed")}
    </p>
  );
}
