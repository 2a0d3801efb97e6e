import { describe, expect, it, vi } from "vitest";
import type { StoredReleasePort } from "#domain/navigation/index.ts";

/** Creates a browser; `open` returns the port of a page of the stored release, or of release "1" without one. */
export type MakeStoringBrowser = () => {
  readonly open: () => StoredReleasePort;
  /** The operator releases the portal under another name, and the worker has stored it. */
  readonly release: (id: string) => void;
  /** Release that the browser stores. */
  readonly stored: () => string | undefined;
};

/** Runs the contract suite of `StoredReleasePort`. */
export function storedReleasePortContract(name: string, make: MakeStoringBrowser): void {
  describe(`StoredReleasePort: ${name}`, () => {
    it("(part of SW-01) stores the release of the page, and removes it", async () => {
      const { open, stored } = make();
      const page = open();
      expect([page.canStore, stored()]).toEqual([true, undefined]);
      await page.store();
      expect(stored()).toBe("1");
      await page.remove();
      expect(stored()).toBeUndefined();
    });

    it("(part of SW-08) tells an open page of a newer release, and the next page of none", async () => {
      const { open, release } = make();
      const page = open();
      await page.store();
      page.follow();
      expect(page.isNewer).toBe(false);
      release("2");
      await vi.waitFor(() => expect(page.isNewer).toBe(true));
      const next = open();
      next.follow();
      await Promise.resolve();
      expect(next.isNewer).toBe(false);
    });

    it("(part of SW-08) tells a page of a release that came before the page followed", async () => {
      const { open, release } = make();
      const page = open();
      await page.store();
      release("2");
      page.follow();
      await vi.waitFor(() => expect(page.isNewer).toBe(true));
    });

    it("(part of SW-05) renews at once when there is no other release, and nothing is stored", async () => {
      const page = make().open();
      await expect(page.renew()).resolves.toBeUndefined();
    });

    it("(part of SW-01) knows no newer release when nothing is stored", () => {
      const page = make().open();
      page.follow();
      expect(page.isNewer).toBe(false);
    });
  });
}
