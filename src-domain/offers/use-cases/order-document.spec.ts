import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { someOfferDetails } from "#test/mothers/index.ts";
import { orderDocument } from "./order-document.ts";

function ordering({ isOwn = true } = {}) {
  const sales = fakeSales([someOfferDetails()]);
  const files = fakeProviderFiles();
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const order = (documentId = "DOC-1") =>
    orderDocument({ sales, files, isDownloadAddress: () => isOwn }, documentId, key);
  return { sales, files, order };
}

it("orders the document once and checks that its file is available", async () => {
  const { sales, files, order } = ordering();
  const address = "https://ebok.example/papers/DOC-1";
  expect(await order()).toEqual({ kind: "done", value: address });
  expect([sales.script.calls, files.checked]).toEqual([["requestDocument"], [address]]);
});

it("returns document-gone when the server has no such offer document", async () => {
  expect(await ordering().order("DOC-9")).toEqual({ kind: "not-done", failure: { kind: "document-gone" } });
});

it("returns document-gone without a check when its address is outside the portal", async () => {
  const { files, order } = ordering({ isOwn: false });
  expect(await order()).toEqual({ kind: "not-done", failure: { kind: "document-gone" } });
  expect(files.checked).toEqual([]);
});

it.each([
  ["gone", { kind: "not-done", failure: { kind: "document-gone" } }],
  ["unreachable", { kind: "unknown", failure: { kind: "unreachable" } }],
] as const)("returns no downloadable document when its file is %s", async (availability, outcome) => {
  const { files, order } = ordering();
  files.availability = availability;
  expect(await order()).toEqual(outcome);
});

it.each([
  [
    { kind: "http", status: 429 },
    { kind: "unknown", failure: { kind: "unreachable" } },
  ],
  [{ kind: "not-supported" }, { kind: "unknown", failure: { kind: "unreachable" } }],
  [{ kind: "timeout" }, { kind: "unknown", failure: { kind: "unreachable" } }],
  [{ kind: "aborted" }, { kind: "cancelled" }],
] as const)("checks no file of the ordered document after %j", async (failure, outcome) => {
  const { sales, files, order } = ordering();
  sales.script.failNext("requestDocument", failure);
  expect(await order()).toEqual(outcome);
  expect(files.checked).toEqual([]);
});

it("repeats the key for the same document after a lost response, not for another", async () => {
  const { sales, files } = ordering();
  sales.script.failAlways("requestDocument", { kind: "timeout" });
  const sent: string[] = [];
  const requestDocument: typeof sales.requestDocument = (request) => {
    sent.push(request.idempotencyKey);
    return sales.requestDocument(request);
  };
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  for (const documentId of ["DOC-1", "DOC-1", "DOC-2"])
    await orderDocument({ sales: { requestDocument }, files, isDownloadAddress: () => true }, documentId, key);
  expect(sent).toEqual(["intent-0000000001", "intent-0000000001", "intent-0000000002"]);
});
