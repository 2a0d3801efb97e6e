import { describe, expect, it } from "vitest";
import type { Draft, DraftPort } from "#domain/drafts/index.ts";
import { DRAFT_PAGE } from "#test/fakes/fake-drafts.ts";

/** Drafts of one browser tab. */
export interface DraftContractSetup {
  readonly drafts: DraftPort;
  /** Reloads the page and returns the port of the same tab. */
  reload(): DraftPort;
  /** Replaces a draft by unreadable content. */
  spoil(form: string): void;
  /** Number of entries in the storage of the tab. */
  size(): number;
}

const draft = (owner: string, note: string): Draft => ({
  owner,
  savedAt: 1_000,
  values: { note, agreed: true, ways: ["sms", "mail"] },
});

/** Runs the contract suite of `DraftPort`. */
export function draftPortContract(name: string, make: () => DraftContractSetup): void {
  describe(`DraftPort: ${name}`, () => {
    it("keeps the last draft of each form over a reload", () => {
      const { drafts, reload } = make();
      expect(drafts.read("contact")).toBeUndefined();
      drafts.write("contact", draft("a", "first"));
      drafts.write("contact", draft("a", 'Zażółć \u{1F600} "<&\u0007'));
      drafts.write("request", { ...draft("a", "other"), page: "/offers?kind=1" });
      for (const port of [drafts, reload()]) {
        expect(port.read("contact")).toMatchObject(draft("a", 'Zażółć \u{1F600} "<&\u0007'));
        expect(port.read("request")).toEqual({ ...draft("a", "other"), page: "/offers?kind=1" });
        expect(port.shownPage()).toBe(DRAFT_PAGE);
      }
    });

    it("keeps a write without a response in the draft of its form", () => {
      const { drafts, reload } = make();
      const unanswered = { intentId: "i-1", values: { note: "x", agreed: false } };
      drafts.write("contact", { ...draft("a", "x"), unanswered });
      expect(reload().read("contact")?.unanswered).toEqual(unanswered);
      drafts.write("contact", { ...draft("a", "x"), unanswered: undefined });
      expect(reload().read("contact")?.unanswered).toBeUndefined();
    });

    it("removes the draft of one form and keeps the others", () => {
      const { drafts, reload } = make();
      drafts.write("contact", draft("a", "x"));
      drafts.write("request", draft("a", "y"));
      drafts.remove("contact");
      drafts.remove("never");
      expect([reload().read("contact"), reload().read("request")?.values["note"]]).toEqual([undefined, "y"]);
    });

    it("reads the drafts of all forms, without unreadable ones", () => {
      const { drafts, reload, spoil } = make();
      expect(drafts.readAll()).toEqual([]);
      drafts.write("contact", draft("a", "x"));
      drafts.write("request", draft("b", "y"));
      drafts.write("spoilt", draft("b", "z"));
      spoil("spoilt");
      const owners = (port: DraftPort) =>
        port
          .readAll()
          .map(({ owner }) => owner)
          .toSorted();
      expect([owners(drafts), owners(reload())]).toEqual([
        ["a", "b"],
        ["a", "b"],
      ]);
    });

    it("removes all drafts that do not match the condition of a sweep", () => {
      const { drafts, reload, size } = make();
      drafts.write("contact", draft("a", "x"));
      drafts.write("request", draft("b", "y"));
      drafts.sweep(({ owner }) => owner === "b");
      expect([reload().read("contact"), reload().read("request")?.owner]).toEqual([undefined, "b"]);
      drafts.sweep(() => false);
      expect([size(), reload().read("request")]).toEqual([0, undefined]);
    });

    it("ignores unreadable drafts, and removes them at the next sweep", () => {
      const { drafts, reload, spoil, size } = make();
      drafts.write("contact", draft("a", "x"));
      drafts.write("request", draft("a", "y"));
      spoil("contact");
      expect([size(), reload().read("contact")]).toEqual([2, undefined]);
      drafts.sweep(() => true);
      expect([size(), reload().read("request")?.owner]).toEqual([1, "a"]);
      drafts.write("contact", draft("a", "again"));
      expect(reload().read("contact")?.values["note"]).toBe("again");
      spoil("contact");
      drafts.remove("contact");
      expect(size()).toBe(1);
    });
  });
}
