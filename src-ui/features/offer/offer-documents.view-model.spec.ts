import { configure } from "mobx";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { someOfferDetails } from "#test/mothers/index.ts";
import { OfferDocumentsViewModel } from "./offer-documents.view-model.ts";

beforeAll(() => configure({ enforceActions: "always" }));

function ordered(origin = "https://ebok.example") {
  const sales = fakeSales([someOfferDetails()]);
  return {
    sales,
    documents: new OfferDocumentsViewModel({
      sales,
      origin,
      idempotencyKeys: fakeIdempotencyKeys(),
      files: fakeProviderFiles(),
    }),
  };
}

describe("documents of an offer (part of OFFER-04)", () => {
  it("orders a document of an offer once; reuses the key after a lost response", async () => {
    const { sales, documents } = ordered();
    sales.script.failNext("requestDocument", { kind: "timeout" });
    await Promise.all([documents.order("DOC-1"), documents.order("DOC-1"), documents.order("DOC-2")]);
    expect(documents.stateOf("DOC-1")).toEqual({ kind: "problem", why: "lost" });
    expect(
      [documents.stateOf("DOC-2"), sales.script.calls.filter((call) => call === "requestDocument").length],
      "another document is asked for beside it",
    ).toEqual([{ kind: "ready", address: "https://ebok.example/papers/DOC-2" }, 2]);
    await documents.order("DOC-1");
    expect(documents.stateOf("DOC-1")).toEqual({ kind: "ready", address: "https://ebok.example/papers/DOC-1" });
    await documents.order("DOC-9");
    expect(documents.stateOf("DOC-9")).toEqual({ kind: "problem", why: "gone" });
  });

  it("orders a document again after its address was used, and never follows an address twice", async () => {
    const { sales, documents } = ordered();
    const orders = vi.spyOn(sales, "requestDocument");
    documents.markUsed("DOC-1");
    expect(documents.stateOf("DOC-1")).toEqual({ kind: "idle" });
    for (let times = 0; times < 2; times += 1) {
      await documents.order("DOC-1");
      documents.markUsed("DOC-1");
      expect(documents.stateOf("DOC-1")).toEqual({ kind: "downloaded" });
    }
    expect(new Set(orders.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(2);
  });

  it("downloads documents of an offer from the portal's own origin only", async () => {
    const { documents } = ordered("https://elsewhere.example");
    await documents.order("DOC-1");
    expect(documents.stateOf("DOC-1")).toEqual({ kind: "problem", why: "gone" });
  });
});
