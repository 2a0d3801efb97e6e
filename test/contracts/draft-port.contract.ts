import { describe, expect, it } from "vitest";
import type { Draft, DraftPort } from "#domain/drafts/index.ts";

/** One tab of a browser. */
export interface DraftContractSetup {
  readonly drafts: DraftPort;
  /** The page is loaded again: the port of the same tab. */
  reload(): DraftPort;
  /** Something that nobody can read stands in the place of a draft. */
  spoil(form: string): void;
  /** Under how many names the tab keeps anything at all. */
  size(): number;
}

const draft = (owner: string, note: string): Draft => ({
  owner,
  savedAt: 1_000,
  values: { note, agreed: true, ways: ["sms", "mail"] },
});

/** What every `DraftPort` keeps to. */
export function draftPortContract(name: string, make: () => DraftContractSetup): void {
  describe(`DraftPort: ${name}`, () => {
    it("holds the last draft of each form, over a reload too", () => {
      const { drafts, reload } = make();
      expect(drafts.read("contact")).toBeUndefined();
      drafts.write("contact", draft("a", "first"));
      drafts.write("contact", draft("a", 'Zażółć \u{1F600} "<&\u0007'));
      drafts.write("request", draft("a", "other"));
      for (const port of [drafts, reload()]) {
        expect(port.read("contact")).toEqual(draft("a", 'Zażółć \u{1F600} "<&\u0007'));
        expect(port.read("request")).toEqual(draft("a", "other"));
      }
    });

    it("holds what was sent and never answered", () => {
      const { drafts, reload } = make();
      const unanswered = { intentId: "i-1", values: { note: "x", agreed: false } };
      drafts.write("contact", { ...draft("a", "x"), unanswered });
      expect(reload().read("contact")?.unanswered).toEqual(unanswered);
      drafts.write("contact", { ...draft("a", "x"), unanswered: undefined });
      expect(reload().read("contact")?.unanswered).toBeUndefined();
    });

    it("removes one form's draft and leaves the others", () => {
      const { drafts, reload } = make();
      drafts.write("contact", draft("a", "x"));
      drafts.write("request", draft("a", "y"));
      drafts.remove("contact");
      drafts.remove("never");
      expect([reload().read("contact"), reload().read("request")?.values["note"]]).toEqual([undefined, "y"]);
    });

    it("sweeps away all that is not wanted", () => {
      const { drafts, reload, size } = make();
      drafts.write("contact", draft("a", "x"));
      drafts.write("request", draft("b", "y"));
      drafts.sweep(({ owner }) => owner === "b");
      expect([reload().read("contact"), reload().read("request")?.owner]).toEqual([undefined, "b"]);
      drafts.sweep(() => false);
      expect([size(), reload().read("request")]).toEqual([0, undefined]);
    });

    it("takes what cannot be read for nothing", () => {
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
