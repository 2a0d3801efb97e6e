import type { ConsentRefusal, ConsentRefusalCode } from "#domain/consents/index.ts";
import type { WriteOutcome } from "#domain/shared-kernel/write.ts";

/** What became of the last saving. */
export type AgreementsNews = "saved" | "failed" | "unknown" | "contact" | "required";

const REFUSED: Readonly<Record<ConsentRefusalCode, AgreementsNews>> = {
  "contact-needed": "contact",
  "required-consent": "required",
  other: "failed",
};

/** What is told of a saving that has ended so; nothing where the portal itself gave it up. */
export function newsOf(end: WriteOutcome<unknown, ConsentRefusal>): AgreementsNews | undefined {
  switch (end.kind) {
    case "done":
    case "found-done":
      return "saved";
    case "unknown":
      return "unknown";
    case "cancelled":
      return undefined;
    case "not-done":
      if (end.failure.kind !== "consents-refused") return "failed";
      return REFUSED[end.failure.code];
  }
}
