import type { Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { sidewaysScroll } from "./support/layout-shift.ts";
import { isFullProof } from "./support/proof-scope.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const PAGES = ["/index", "/service/myServices", "/invoice", "/more"];

/** Logins of `GET /sandbox/api/customers`; the first test compares the two lists. */
const CUSTOMERS = [
  "m.brzezinska",
  "nowak.nowy",
  "firma.bursztyn",
  "sm.jantar",
  "crm.oliwa",
  "rodo.kwiatkowska",
  "zalegly.wrona",
  "windykacja.sowa",
  "konta.lis",
  "kod.sikora",
  "kod.czajka",
  "oferty.sroka",
  "isobar.wilga",
  "umowa.remiz",
  "wielki.dab",
];

test("sandbox lists all demo customers", async ({ sandbox }) => {
  expect((await sandbox.customers()).map(({ login }) => login)).toEqual(CUSTOMERS);
});

/** Customers whose pages look different; `npm run proof` opens those of the others. */
const SOME = [
  "m.brzezinska",
  "nowak.nowy",
  "firma.bursztyn",
  "sm.jantar",
  "windykacja.sowa",
  "oferty.sroka",
  "wielki.dab",
];

for (const login of isFullProof ? CUSTOMERS : SOME) {
  test(`no page of ${login} breaks at any width`, { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, login);
    for (const path of PAGES) {
      await page.goto(path);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.locator(".skeleton")).toHaveCount(0);
        expect(await sidewaysScroll(page), `${path} at ${size.width} px`).toBe(0);
        expect(await cutOff(page), `${path} at ${size.width} px: elements wider than the window`).toEqual([]);
      }
    }
  });
}

/**
 * Elements beyond the window's edges that a box cuts off, so that nothing scrolls. Skips headings of tables that are
 * shown as cards: they are visually hidden.
 */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("*")]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return (
          width > 1 &&
          element.closest(".visually-hidden, thead") === null &&
          (left < -1 || right > document.documentElement.clientWidth + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
