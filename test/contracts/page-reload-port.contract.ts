import { describe, expect, it } from "vitest";
import type { PageReloadPort } from "#domain/navigation/index.ts";

/** Creates a tab; `open` returns the port of its page, and of each page after a reload. */
export type MakeReloadTab = () => {
  readonly open: () => PageReloadPort;
  /** Addresses of the reloads, in order. */
  readonly targets: readonly string[];
  readonly setOnline: (isOnline: boolean) => void;
};

/** Runs the contract suite of `PageReloadPort`. */
export function pageReloadPortContract(name: string, make: MakeReloadTab): void {
  describe(`PageReloadPort: ${name}`, () => {
    it("(part of GUARD-06) reloads the page at its target once", () => {
      const { open, targets } = make();
      expect(open().reloadAt("/invoice")).toBe(true);
      expect(targets).toEqual(["/invoice"]);
      expect(open().reloadAt("/invoice")).toBe(false);
      expect(targets).toEqual(["/invoice"]);
    });

    it("(part of GUARD-06) reloads once for all chunks of a page, and not again after that", () => {
      const { open, targets } = make();
      const first = open();
      expect([first.reloadAt("/invoice"), first.reloadAt("/invoice"), first.reloadAt("/index")]).toEqual([
        true,
        true,
        true,
      ]);
      const second = open();
      expect([second.reloadAt("/invoice"), second.reloadAt("/invoice")]).toEqual([false, false]);
      expect(targets).toEqual(["/invoice"]);
    });

    it("(part of GUARD-06) reloads another target after a first one", () => {
      const { open, targets } = make();
      open().reloadAt("/invoice");
      expect(open().reloadAt("/messages")).toBe(true);
      expect(targets).toEqual(["/invoice", "/messages"]);
    });

    it("(part of GUARD-06) does not reload without a network, and reloads when it is back", () => {
      const { open, targets, setOnline } = make();
      setOnline(false);
      const page = open();
      expect([page.reloadAt("/invoice"), page.reloadAt("/invoice"), targets]).toEqual([false, false, []]);
      setOnline(true);
      expect([page.reloadAt("/invoice"), targets]).toEqual([true, ["/invoice"]]);
    });

    it.each(["m.brzezinska", ""])("passes the typed login %j to the reloaded page once", (typed) => {
      const { open } = make();
      const first = open();
      expect(first.carried).toBeUndefined();
      first.reloadAt("/", typed);
      expect(open().carried).toBe(typed);
      expect(open().carried).toBeUndefined();
    });

    it("reloads a target again after it has loaded", () => {
      const { open, targets } = make();
      open().reloadAt("/invoice");
      const reloaded = open();
      reloaded.forget();
      expect([reloaded.reloadAt("/invoice"), targets.length]).toEqual([true, 2]);
    });

    it("(part of GUARD-06) does not reload twice when a navigation ends before the page unloads", () => {
      const { open, targets } = make();
      const leaving = open();
      leaving.reloadAt("/invoice");
      leaving.forget();
      expect([open().reloadAt("/invoice"), targets]).toEqual([false, ["/invoice"]]);
    });

    it("reloads a target again when the customer retries after a failed reload", () => {
      const { open } = make();
      open().reloadAt("/invoice");
      open().reloadAt("/invoice");
      expect(open().reloadAt("/invoice")).toBe(true);
    });
  });
}
