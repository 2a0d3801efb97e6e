import type { Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1_440, height: 600 },
];

/** Forms that are sent without their values. */
const FORMS: readonly { readonly path: string; readonly send: (page: Page) => Promise<void> }[] = [
  {
    path: "/billing",
    send: async (page) => {
      await page.getByLabel("Od", { exact: true }).fill("");
      await page.getByRole("button", { name: "Pokaż", exact: true }).click();
    },
  },
  {
    path: "/supportRequest?form=COMPLAINT",
    send: (page) => page.getByRole("button", { name: "Wyślij zgłoszenie" }).click(),
  },
];

/** Texts of the focused field that the masthead covers or that are outside the window. */
async function hiddenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const field = document.activeElement;
    if (field === null || field === document.body) return ["no field is focused"];
    const group = field.closest("fieldset");
    const texts = [
      ...(field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
        ? (field.labels ?? [])
        : []),
      group?.querySelector("legend"),
      ...(field.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)),
      ...(group?.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)),
      field,
    ].filter((one) => one instanceof Element && one.getClientRects().length > 0);
    return texts.flatMap((text) => {
      if (!(text instanceof Element)) return [];
      const { left, top, bottom, width } = text.getBoundingClientRect();
      const isHit = (y: number): boolean => {
        const hit = document.elementFromPoint(left + Math.min(width / 2, 20), y);
        return hit !== null && (text.contains(hit) || hit.contains(text));
      };
      return isHit(top + 2) && isHit(bottom - 2)
        ? []
        : [`${text.className} "${(text.textContent ?? "").slice(0, 40)}"`];
    });
  });
}

test("[A11Y-24] shows label and error of the invalid field that gets the focus", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    for (const { path, send } of FORMS) {
      await page.goto(path);
      await expect(page.locator(".skeleton")).toHaveCount(0);
      // From below, so that the field comes to the upper edge.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await send(page);
      await expect(page.locator("[aria-invalid=true]:focus, fieldset:has(.field__error) :focus")).toHaveCount(1);
      await expect.poll(() => hiddenTexts(page), `${path} at ${window.width} px`).toEqual([]);
    }
  }
});
