import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Draft } from "#domain/drafts/index.ts";
import { SessionDraftsAdapter } from "./session-drafts.adapter.ts";

const DRAFT: Draft = { owner: "U-1/001", savedAt: 5, values: { note: "a", agreed: false } };

/** Creates a storage with room for `room` keys. */
function memory(room = Number.POSITIVE_INFINITY): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (!values.has(key) && values.size >= room) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

describe("SessionDraftsAdapter", () => {
  it.each([
    [
      "denied",
      () => {
        throw new DOMException("no", "SecurityError");
      },
    ],
    ["full", () => memory(0)],
  ] as const)("returns no drafts and does not throw when the storage is %s", (_name, open) => {
    const drafts = new SessionDraftsAdapter(open);
    drafts.write("contact", DRAFT);
    drafts.sweep(() => true);
    drafts.remove("contact");
    expect(drafts.read("contact")).toBeUndefined();
  });

  it("removes the older draft when the new one does not fit", () => {
    const storage = memory();
    const drafts = new SessionDraftsAdapter(() => storage);
    drafts.write("contact", DRAFT);
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    drafts.write("contact", { ...DRAFT, savedAt: 6 });
    expect([storage.length, drafts.read("contact")]).toEqual([0, undefined]);
  });

  it("removes only storage keys of drafts", () => {
    const storage = memory();
    for (const key of ["ebok.draft.contact", "ebok.drafts", "other"]) storage.setItem(key, "1");
    new SessionDraftsAdapter(() => storage).sweep(() => true);
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(["ebok.drafts", "other"]);
  });

  const storedDraft = { version: 1, ...DRAFT };
  it.each([
    ["not JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["of another version", JSON.stringify({ ...storedDraft, version: 2 })],
    ["without an owner", JSON.stringify({ ...storedDraft, owner: undefined })],
    ["without a time", JSON.stringify({ ...storedDraft, savedAt: "5" })],
    ["of an endless time", JSON.stringify(storedDraft).replace(":5,", ":1e999,")],
    ["without values", JSON.stringify({ ...storedDraft, values: undefined })],
    ["with a record in a field", JSON.stringify({ ...storedDraft, values: { note: {} } })],
    ["with nothing in a field", JSON.stringify({ ...storedDraft, values: { note: null } })],
    ["with numbers among choices", JSON.stringify({ ...storedDraft, values: { ways: ["a", 1] } })],
  ])("returns no form draft when the stored text is %s", (_name, text) => {
    const storage = memory();
    storage.setItem("ebok.draft.contact", text);
    expect(new SessionDraftsAdapter(() => storage).read("contact")).toBeUndefined();
  });

  it("returns no form draft for any other stored JSON, without throwing", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const storage = memory();
        storage.setItem("ebok.draft.contact", text);
        expect(new SessionDraftsAdapter(() => storage).read("contact")).toBeUndefined();
      }),
    );
  });
});
