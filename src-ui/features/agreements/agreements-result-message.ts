import type { ConsentRefusal, ConsentRefusalCode } from "#domain/consents/index.ts";
import type { WriteState } from "#ui/stores/write-command.ts";

/** Message about the last save. */
export type AgreementsResultMessage = "saved" | "failed" | "unknown" | "contact" | "required";

const REFUSED: Readonly<Record<ConsentRefusalCode, AgreementsResultMessage>> = {
  "contact-needed": "contact",
  "required-consent": "required",
  other: "failed",
};

/** Returns the message about a save; `undefined` while there is none to show. */
export function resultMessageOf(state: WriteState<unknown, ConsentRefusal>): AgreementsResultMessage | undefined {
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
