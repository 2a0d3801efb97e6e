import { isRefusedByBackendAccess } from "../shared-kernel/index.ts";
import type { WriteOutcome } from "../shared-kernel/write.ts";
import type { ContactSaved, SaveRefusal } from "./contact.port.ts";
import type { ContactEvent } from "./contact-reducer.ts";

/** Maps the outcome of a save to an event of the form (ACC-06, ACC-09, ACC-12). */
export function contactSaveEvent(outcome: WriteOutcome<ContactSaved, SaveRefusal>): ContactEvent {
  switch (outcome.kind) {
    case "done":
      return outcome.value;
    case "found-done":
      return { kind: "saved" };
    case "not-done": {
      const { failure } = outcome;
      if (isRefusedByBackendAccess(failure)) return { kind: "backend-access-refused" };
      return { kind: "refused", wrongCodes: failure.kind === "save-refused" ? failure.wrongCodes : [] };
    }
    case "unknown":
      return { kind: "unanswered" };
    case "cancelled":
      return { kind: "cancelled" };
  }
}
