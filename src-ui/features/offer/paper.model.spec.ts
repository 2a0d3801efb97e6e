import { configure } from "mobx";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { countedIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { someDetails } from "#test/mothers/index.ts";
import { Papers } from "./paper.model.ts";

beforeAll(() => configure({ enforceActions: "always" }));

function ordered(origin = "https://ebok.example") {
  const sales = fakeSales([someDetails()]);
  return {
    sales,
    papers: new Papers({
      sales,
      origin,
      idempotencyKeys: countedIdempotencyKeys(),
      files: fakeProviderFiles(),
    }),
  };
}

describe("documents of an offer (part of OFFER-04)", () => {
  it("a document is asked for once, and again under the same id where its answer was lost", async () => {
    const { sales, papers } = ordered();
    sales.script.failNext("paper", { kind: "timeout" });
    await Promise.all([papers.order("DOC-1"), papers.order("DOC-1"), papers.order("DOC-2")]);
    expect(papers.stateOf("DOC-1")).toEqual({ kind: "problem", why: "lost" });
    expect(
      [papers.stateOf("DOC-2"), sales.script.calls.filter((call) => call === "paper").length],
      "another document is asked for beside it",
    ).toEqual([{ kind: "ready", address: "https://ebok.example/papers/DOC-2" }, 2]);
    await papers.order("DOC-1");
    expect(papers.stateOf("DOC-1")).toEqual({ kind: "ready", address: "https://ebok.example/papers/DOC-1" });
    await papers.order("DOC-9");
    expect(papers.stateOf("DOC-9")).toEqual({ kind: "problem", why: "gone" });
  });

  it("a document whose address was followed is ordered anew, and never followed twice", async () => {
    const { sales, papers } = ordered();
    const orders = vi.spyOn(sales, "paper");
    papers.taken("DOC-1");
    expect(papers.stateOf("DOC-1")).toEqual({ kind: "idle" });
    for (let times = 0; times < 2; times += 1) {
      await papers.order("DOC-1");
      papers.taken("DOC-1");
      expect(papers.stateOf("DOC-1")).toEqual({ kind: "taken" });
    }
    expect(new Set(orders.mock.calls.map(([{ intentId }]) => intentId)).size).toBe(2);
  });

  it("a file is fetched from the portal's own place, and no other", async () => {
    const { papers } = ordered("https://elsewhere.example");
    await papers.order("DOC-1");
    expect(papers.stateOf("DOC-1")).toEqual({ kind: "problem", why: "gone" });
  });
});
