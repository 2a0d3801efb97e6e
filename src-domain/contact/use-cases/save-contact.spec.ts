import { describe, expect, it } from "vitest";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { aContact } from "#test/mothers/index.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { ContactUpdate } from "../contact-form-rules.ts";
import { applyContactUpdate } from "../apply-contact-update.ts";
import { saveContact } from "./save-contact.ts";

const DATA = aContact({ mobilePhones: ["601234567"], linePhones: [], mainEmail: undefined });
const UPDATE: ContactUpdate = {
  mobilePhones: ["601234567"],
  linePhones: ["583012248"],
  mainEmail: "",
  documentSendEmail: "",
  mobilePhone1Code: undefined,
  mobilePhone2Code: undefined,
  mainEmailCode: undefined,
  documentSendEmailCode: undefined,
  marketingPermissions: undefined,
  activatesEInvoice: false,
  openedFrom: undefined,
};

function opened(reread?: typeof DATA) {
  const contactChange = fakeContactChange(DATA);
  const ports = { contactChange, reload: () => Promise.resolve(reread) };
  const send = (changes: Partial<ContactUpdate> = {}) =>
    saveContact(ports, { ...UPDATE, ...changes }, formIdempotencyKey("intent-0000000001"));
  return { contactChange, send };
}

describe("saveContact", () => {
  it("[ACC-05] sends the contact data once", async () => {
    const { contactChange, send } = opened();
    expect(await send()).toEqual({ kind: "done", value: { kind: "saved" } });
    expect([contactChange.saved, contactChange.sentIdempotencyKeys]).toEqual([[UPDATE], ["intent-0000000001"]]);
  });

  it("[ACC-09] resolves with the consents that need removed contact data", async () => {
    const { contactChange, send } = opened();
    contactChange.emailConsents = ["E-maile z ofertami"];
    expect(await send()).toEqual({
      kind: "done",
      value: { kind: "consents-needed", consents: ["E-maile z ofertami"] },
    });
  });

  it.each([
    ["found-done", "has them", applyContactUpdate(DATA, UPDATE)],
    ["unknown", "does not have them", DATA],
    ["unknown", "cannot be read", undefined],
  ])("resolves with %s after a lost response when, of the contact data, the server %s", async (kind, _, reread) => {
    const { contactChange, send } = opened(reread);
    contactChange.script.failNext("save", { kind: "timeout" });
    expect(await send()).toMatchObject({ kind });
  });

  it("[ACC-06] fails with the contact fields whose codes are wrong", async () => {
    expect(await opened().send({ mainEmail: "ewa@poczta.pl", mainEmailCode: "wrong" })).toEqual({
      kind: "not-done",
      failure: { kind: "save-refused", wrongCodes: ["mainEmail"] },
    });
  });
});
