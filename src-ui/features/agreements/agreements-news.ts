import type { ConsentRefusal, ConsentRefusalCode } from "#domain/consents/index.ts";
import type { WriteState } from "#ui/stores/write-command.ts";

/** Message about the last save. */
export type AgreementsNews = "saved" | "failed" | "unknown" | "contact" | "required";

const REFUSED: Readonly<Record<ConsentRefusalCode, AgreementsNews>> = {
  "contact-needed": "contact",
  "required-consent": "required",
  other: "failed",
};

/** Returns the message about a save; `undefined` while there is none to show. */
export function newsOf(state: WriteState<unknown, ConsentRefusal>): AgreementsNews | undefined {
  switch (state.status) {
    case "idle":
    case "running":
      return undefined;
    case "done":
      return "saved";
    case "failed":
      if (state.certainty === "unknown") return "unknown";
      return state.failure.kind === "consents-refused" ? REFUSED[state.failure.code] : "failed";
  }
}
