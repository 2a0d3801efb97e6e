import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { someOfferDetails } from "#test/mothers/index.ts";
import type { OfferDetails } from "../offer-details.ts";
import { answerOffer } from "./answer-offer.ts";

function createCase(changes: Partial<OfferDetails> = {}) {
  const offer = someOfferDetails(changes);
  const sales = fakeSales([offer]);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const { offerId, activityId } = offer;
  const request = { offerId, activityId, answer: { kind: "accept" } } as const;
  return { sales, sendAnswer: () => answerOffer({ sales }, request, key) };
}

it("sends the offer answer once and resolves with the offer", async () => {
  const { sales, sendAnswer } = createCase();
  expect(await sendAnswer()).toMatchObject({ kind: "done", value: { status: "accepted" } });
  expect(sales.script.calls).toEqual(["answerOffer"]);
});

it("resolves with the re-read offer when only the response was lost", async () => {
  const { sales, sendAnswer } = createCase();
  sales.loseNext("answerOffer");
  expect(await sendAnswer()).toMatchObject({ kind: "done", value: { status: "accepted" } });
});

it.each(["active", "unknown"] as const)(
  "returns an unknown outcome when the offer is %s after a lost response",
  async (status) => {
    const { sales, sendAnswer } = createCase({ status });
    sales.script.failNext("answerOffer", { kind: "timeout" });
    expect(await sendAnswer()).toMatchObject({ kind: "unknown" });
  },
);

it("returns an unknown outcome when the offer cannot be re-read after a lost response", async () => {
  const { sales, sendAnswer } = createCase();
  sales.loseNext("answerOffer");
  sales.script.failNext("load", { kind: "unreachable" });
  expect(await sendAnswer()).toEqual({
    kind: "unknown",
    failure: { kind: "answer-refused", code: "provider", offer: undefined },
  });
});

it("fails with the status of an offer that was answered otherwise", async () => {
  const { sales, sendAnswer } = createCase({ status: "declined" });
  sales.script.failNext("answerOffer", { kind: "timeout" });
  expect(await sendAnswer()).toMatchObject({
    kind: "not-done",
    failure: { kind: "answer-refused", code: "declined", offer: { status: "declined" } },
  });
});

it.each([
  ["expired", true],
  ["missing-data", false],
] as const)("re-reads the offer only after a final refusal: %s", async (code, isReRead) => {
  const { sales, sendAnswer } = createCase();
  sales.refusal = code;
  expect(await sendAnswer()).toMatchObject({ kind: "not-done", failure: { kind: "answer-refused", code } });
  expect(sales.script.calls.includes("load")).toBe(isReRead);
});

it("fails with a refusal by the server when the offer call itself was refused", async () => {
  const { sales, sendAnswer } = createCase();
  sales.script.failNext("answerOffer", { kind: "http", status: 400 });
  expect(await sendAnswer()).toEqual({
    kind: "not-done",
    failure: { kind: "answer-refused", code: "provider", offer: undefined },
  });
});

it("re-reads no offer when the portal has cancelled the offer answer", async () => {
  const { sales, sendAnswer } = createCase();
  sales.script.failNext("answerOffer", { kind: "aborted" });
  expect(await sendAnswer()).toEqual({ kind: "cancelled" });
  expect(sales.script.calls).toEqual(["answerOffer"]);
});

it("repeats the key for the same answer after a lost response, not for another", async () => {
  const sales = fakeSales([someOfferDetails()]);
  sales.script.failAlways("answerOffer", { kind: "timeout" });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const { offerId } = someOfferDetails();
  const sendAnswer = (activityId: string, kind: "accept" | "decline") =>
    answerOffer({ sales }, { offerId, activityId, answer: { kind } }, key);
  await sendAnswer("A-1", "accept");
  await sendAnswer("A-1", "accept");
  await sendAnswer("A-1", "decline");
  await sendAnswer("A-2", "decline");
  const [first, again, ...others] = sales.sentIdempotencyKeys;
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});
