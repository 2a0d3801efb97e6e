import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { someOfferDetails } from "#test/mothers/index.ts";
import { resumeOffer } from "./resume-offer.ts";

function resuming() {
  const sales = fakeSales([someOfferDetails({ offerId: "1", status: "contact-requested" })]);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return { sales, resume: () => resumeOffer({ sales }, "1", key) };
}

it("reopens the offer once", async () => {
  const { sales, resume } = resuming();
  expect(await resume()).toMatchObject({ kind: "done", value: { status: "active" } });
  expect(sales.effects).toEqual(["resume"]);
});

it("resolves with the active offer when only the response was lost", async () => {
  const { sales, resume } = resuming();
  sales.loseNext("resume");
  expect(await resume()).toMatchObject({ kind: "done", value: { status: "active" } });
});

it("returns an unknown outcome when the offer is not active after a lost response", async () => {
  const { sales, resume } = resuming();
  sales.script.failNext("resume", { kind: "timeout" });
  expect(await resume()).toMatchObject({ kind: "unknown", failure: { offer: { status: "contact-requested" } } });
});

it("reports a refusal with the offer", async () => {
  const { sales, resume } = resuming();
  sales.refusal = "expired";
  expect(await resume()).toMatchObject({ kind: "not-done", failure: { offer: { offerId: "1" } } });
});
