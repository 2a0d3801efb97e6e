import { describe, expect, it } from "vitest";
import type { CodeRefusal, ContactChangePort } from "#domain/contact/contact.port.ts";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aContact } from "#test/mothers/index.ts";
import { ContactCodes } from "./contact-codes.ts";

type Answer = Result<"sent", CodeRefusal | TransportFailure>;

const LOST: Answer = fail({ kind: "timeout" });

/** Creates codes over a server that responds only when the test does. */
function withheldCodes() {
  const sent: { readonly idempotencyKey: string; readonly answer: (answer: Answer) => void }[] = [];
  const port: ContactChangePort = {
    ...fakeContactChange(aContact()),
    sendToPhone: ({ idempotencyKey }) => new Promise((answer) => sent.push({ idempotencyKey, answer })),
  };
  const codes = new ContactCodes({ port, clock: movableClock(), idempotencyKeys: fakeIdempotencyKeys() });
  return { codes, sent, keys: () => sent.map(({ idempotencyKey }) => idempotencyKey) };
}

describe("ContactCodes", () => {
  it("requests a contact code again with the same key before the first response", async () => {
    const { codes, sent, keys } = withheldCodes();
    const first = codes.request("mobilePhone1", "601234568");
    const second = codes.request("mobilePhone1", "601234568");
    expect(keys()[1]).toBe(keys()[0]);
    for (const { answer } of sent) answer(succeed("sent"));
    expect(await Promise.all([first, second])).toEqual([undefined, true]);
  });

  it("keeps the key of the newest contact value when the request of a former one ends", async () => {
    const { codes, sent, keys } = withheldCodes();
    const former = codes.request("mobilePhone1", "601234568");
    const newest = codes.request("mobilePhone1", "601234569");
    sent[0]?.answer(succeed("sent"));
    await former;
    sent[1]?.answer(LOST);
    expect(await newest).toBe(false);
    void codes.request("mobilePhone1", "601234569");
    expect(keys()[1]).not.toBe(keys()[0]);
    expect(keys()[2]).toBe(keys()[1]);
  });

  it("(part of CALL-18) keeps when a contact code can be requested again after too many", async () => {
    const { codes, sent } = withheldCodes();
    const refusal = { kind: "try-later", tryAgainAt: 600_000, receivedAt: 0 } as const;
    const asked = codes.request("mobilePhone1", "601234568");
    sent[0]?.answer(fail(refusal));
    expect(await asked).toBe(false);
    expect(codes.troubleOf("mobilePhone1")).toEqual(refusal);
  });

  it("requests the contact code of another field with another idempotency key", () => {
    const { codes, keys } = withheldCodes();
    void codes.request("mobilePhone1", "601234568");
    void codes.request("mobilePhone2", "601234568");
    expect(keys()[1]).not.toBe(keys()[0]);
  });
});
