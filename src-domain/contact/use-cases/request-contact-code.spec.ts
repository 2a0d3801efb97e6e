import { describe, expect, it } from "vitest";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { aContact } from "#test/mothers/index.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { ContactFieldName } from "../contact-field.ts";
import { requestContactCode } from "./request-contact-code.ts";

function opened() {
  const contactChange = fakeContactChange(aContact());
  const send = (field: ContactFieldName, value: string) =>
    requestContactCode({ contactChange }, { field, value }, formIdempotencyKey("intent-0000000001"));
  return { contactChange, send };
}

describe("requestContactCode", () => {
  it.each([
    ["mobilePhone1", "601234568", "sendToPhone"],
    ["mainEmail", "ewa@poczta.pl", "sendToEmail"],
  ] as const)("[ACC-03] requests the contact code of %s for %s once, with %s", async (field, value, method) => {
    const { contactChange, send } = opened();
    expect(await send(field, value)).toEqual({ kind: "done", value: "sent" });
    expect([contactChange.codes.map(({ to }) => to), contactChange.script.calls]).toEqual([[value], [method]]);
  });

  it("leaves the outcome of a contact code request unknown after a lost response", async () => {
    const { contactChange, send } = opened();
    contactChange.script.failNext("sendToPhone", { kind: "timeout" });
    expect(await send("mobilePhone1", "601234568")).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  });

  it("fails with the refusal of a contact code request", async () => {
    expect(await opened().send("mobilePhone1", "6012")).toEqual({
      kind: "not-done",
      failure: { kind: "code-refused", code: "unknown" },
    });
  });
});
