import { expect, it } from "vitest";
import type { WriteOutcome } from "../shared-kernel/write.ts";
import type { ContactSaved, SaveRefusal } from "./contact.port.ts";
import type { ContactEvent } from "./contact-reducer.ts";
import { contactSaveEvent } from "./contact-save-event.ts";

const NEEDED: ContactSaved = { kind: "consents-needed", consents: ["E-maile z ofertami"] };

it.each<[string, WriteOutcome<ContactSaved, SaveRefusal>, ContactEvent]>([
  ["confirmed", { kind: "done", value: { kind: "saved" } }, { kind: "saved" }],
  ["stopped by consents", { kind: "done", value: NEEDED }, NEEDED],
  ["found in the state", { kind: "found-done" }, { kind: "saved" }],
  [
    "refused for a code",
    { kind: "not-done", failure: { kind: "save-refused", wrongCodes: ["mainEmail"] } },
    { kind: "refused", wrongCodes: ["mainEmail"] },
  ],
  ["rejected", { kind: "not-done", failure: { kind: "http", status: 404 } }, { kind: "refused", wrongCodes: [] }],
  [
    "refused for backend access",
    { kind: "not-done", failure: { kind: "flagged", flag: "backendAccessError", message: "x" } },
    { kind: "backend-access-refused" },
  ],
  [
    "refused for a role",
    { kind: "not-done", failure: { kind: "flagged", flag: "roleError", message: "x" } },
    { kind: "refused", wrongCodes: [] },
  ],
  ["without a response", { kind: "unknown", failure: { kind: "timeout" } }, { kind: "unanswered" }],
  ["cancelled", { kind: "cancelled" }, { kind: "cancelled" }],
])("maps a contact save that was %s to its event", (_, outcome, event) => {
  expect(contactSaveEvent(outcome)).toEqual(event);
});
