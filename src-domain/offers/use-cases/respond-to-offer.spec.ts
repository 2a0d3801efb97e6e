import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { someOfferDetails } from "#test/mothers/index.ts";
import type { OfferDetails } from "../offer-details.ts";
import { respondToOffer } from "./respond-to-offer.ts";

function responding(changes: Partial<OfferDetails> = {}) {
  const offer = someOfferDetails(changes);
  const sales = fakeSales([offer]);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const { offerId, activityId } = offer;
  const response = { offerId, activityId, answer: { kind: "accept" } } as const;
  return { sales, respond: () => respondToOffer({ sales }, response, key) };
}

it("sends the offer answer once and resolves with the offer", async () => {
  const { sales, respond } = responding();
  expect(await respond()).toMatchObject({ kind: "done", value: { status: "accepted" } });
  expect(sales.script.calls).toEqual(["respond"]);
});

it("resolves with the re-read offer when only the response was lost", async () => {
  const { sales, respond } = responding();
  sales.loseNext("respond");
  expect(await respond()).toMatchObject({ kind: "done", value: { status: "accepted" } });
});

it.each(["active", "unknown"] as const)("returns an unknown outcome when the offer is %s after a lost response", async (status) => {
  const { sales, respond } = responding({ status });
  sales.script.failNext("respond", { kind: "timeout" });
  expect(await respond()).toMatchObject({ kind: "unknown" });
});

it("returns an unknown outcome when the offer cannot be re-read after a lost response", async () => {
  const { sales, respond } = responding();
  sales.loseNext("respond");
  sales.script.failNext("load", { kind: "unreachable" });
  expect(await respond()).toEqual({
    kind: "unknown",
    failure: { kind: "answer-refused", code: "provider", offer: undefined },
  });
});

it("fails with the status of an offer that was answered otherwise", async () => {
  const { sales, respond } = responding({ status: "declined" });
  sales.script.failNext("respond", { kind: "timeout" });
  expect(await respond()).toMatchObject({
    kind: "not-done",
    failure: { kind: "answer-refused", code: "declined", offer: { status: "declined" } },
  });
});

it.each([
  ["expired", true],
  ["missing-data", false],
] as const)("re-reads the offer only after a final refusal: %s", async (code, isReRead) => {
  const { sales, respond } = responding();
  sales.refusal = code;
  expect(await respond()).toMatchObject({ kind: "not-done", failure: { kind: "answer-refused", code } });
  expect(sales.script.calls.includes("load")).toBe(isReRead);
});

it("fails with a refusal by the server when the offer call itself was refused", async () => {
  const { sales, respond } = responding();
  sales.script.failNext("respond", { kind: "http", status: 400 });
  expect(await respond()).toEqual({
    kind: "not-done",
    failure: { kind: "answer-refused", code: "provider", offer: undefined },
  });
});

it("re-reads no offer when the portal has cancelled the offer answer", async () => {
  const { sales, respond } = responding();
  sales.script.failNext("respond", { kind: "aborted" });
  expect(await respond()).toEqual({ kind: "cancelled" });
  expect(sales.script.calls).toEqual(["respond"]);
});

it("repeats the key for the same answer after a lost response, not for another", async () => {
  const sales = fakeSales([someOfferDetails()]);
  sales.script.failAlways("respond", { kind: "timeout" });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const { offerId } = someOfferDetails();
  const respond = (activityId: string, kind: "accept" | "decline") =>
    respondToOffer({ sales }, { offerId, activityId, answer: { kind } }, key);
  await respond("A-1", "accept");
  await respond("A-1", "accept");
  await respond("A-1", "decline");
  await respond("A-2", "decline");
  const [first, again, ...others] = sales.sentIdempotencyKeys;
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});
