// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { fileSaver, fileSaverWithToast } from "#src/routes/save-file.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { openPortalAt } from "./support/open-portal.tsx";
import { storesOf } from "#test/journeys/support/stores-of.ts";

resetBrowser();

const saved: (string | undefined)[] = [];

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

it("downloads a file in a browser", async () => {
  const app = await openPortalAt().app();
  expect(await fileSaver(app.container)("rozmowa.txt", "text/plain", "Cześć")).toBe(true);
  expect([saved, storesOf(app).toasts.shown]).toEqual([["rozmowa.txt"], []]);
});

it("returns false when a file is not saved, or shows a toast where no page reports it", async () => {
  const app = await openPortalAt().app();
  Object.assign(URL, {
    createObjectURL: () => {
      throw new TypeError("no room");
    },
  });
  expect(await fileSaver(app.container)("rozmowa.txt", "text/plain", "Cześć")).toBe(false);
  expect(storesOf(app).toasts.shown).toEqual([]);
  fileSaverWithToast(app.container)("rozmowa.txt", "text/plain", "Cześć");
  await vi.waitFor(() =>
    expect(storesOf(app).toasts.shown.map(({ text }) => text)).toEqual(["Plik się nie zapisał. Spróbuj ponownie."]),
  );
});
