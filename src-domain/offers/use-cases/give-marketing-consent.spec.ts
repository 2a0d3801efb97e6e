import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { someOfferDetails } from "#test/mothers/index.ts";
import { giveMarketingConsent } from "./give-marketing-consent.ts";

function giving() {
  const sales = fakeSales([someOfferDetails({ offerId: "1", consentNeeded: true })]);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return { sales, give: (offerId = "1") => giveMarketingConsent({ sales }, offerId, key) };
}

it("gives the marketing consent once and resolves with the offer", async () => {
  const { sales, give } = giving();
  expect(await give()).toMatchObject({ kind: "done", value: { offerId: "1", consentNeeded: false } });
  expect(sales.script.calls).toEqual(["consent"]);
});

it("resolves with the re-read offer when only the response was lost", async () => {
  const { sales, give } = giving();
  sales.loseNext("consent");
  expect(await give()).toMatchObject({ kind: "done", value: { consentNeeded: false } });
  expect(sales.script.calls).toEqual(["consent", "load"]);
});

it("returns an unknown outcome when a lost response leaves the marketing consent missing", async () => {
  const { sales, give } = giving();
  sales.script.failNext("consent", { kind: "timeout" });
  expect(await give()).toMatchObject({ kind: "unknown", failure: { offer: { consentNeeded: true } } });
});

it("returns an unknown outcome when the offers cannot be re-read after a lost response", async () => {
  const { sales, give } = giving();
  sales.loseNext("consent");
  sales.script.failNext("load", { kind: "unreachable" });
  expect(await give()).toEqual({ kind: "unknown", failure: { kind: "offer-not-changed", offer: undefined } });
});

it("re-reads the offer after a refused marketing consent", async () => {
  const { sales, give } = giving();
  sales.refusal = "provider";
  expect(await give()).toMatchObject({ kind: "not-done", failure: { offer: { offerId: "1" } } });
  expect(await give("2")).toMatchObject({ kind: "not-done", failure: { offer: undefined } });
});

it("re-reads no offer when the portal has cancelled the marketing consent call", async () => {
  const { sales, give } = giving();
  sales.script.failNext("consent", { kind: "aborted" });
  expect(await give()).toEqual({ kind: "cancelled" });
  expect(sales.script.calls).toEqual(["consent"]);
});

it("repeats the consent key for the same offer after a lost response, not for another", async () => {
  const { sales, give } = giving();
  sales.script.failAlways("consent", { kind: "timeout" });
  for (const offerId of ["1", "1", "2"]) await give(offerId);
  expect(sales.sentIdempotencyKeys).toEqual(["intent-0000000001", "intent-0000000001", "intent-0000000002"]);
});
