import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { convertIcsCalendar } from "ts-ics";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

async function fileOf(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly download: Download; readonly events: readonly (readonly [string, string])[] }> {
  const came = page.waitForEvent("download");
  await press();
  const download = await came;
  const calendar = convertIcsCalendar(undefined, readFileSync(await download.path(), "utf8"));
  return {
    download,
    events: (calendar.events ?? []).map(
      ({ summary, start }) => [summary, start.date.toISOString().slice(0, 10)] as const,
    ),
  };
}

for (const timezoneId of ["Europe/Warsaw", "Pacific/Kiritimati", "America/Los_Angeles"]) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(
      "exports due dates to a calendar: of one invoice, and of all unpaid ones",
      { tag: proofTagUnless(timezoneId === "Pacific/Kiritimati") },
      async ({ page, sandbox }) => {
        await enterOnDemoDay(page, sandbox, "m.brzezinska");
        await page.goto("/invoice");
        const all = await fileOf(page, () => page.getByRole("button", { name: "Terminy do kalendarza" }).click());
        expect(all.download.suggestedFilename()).toBe("terminy-faktur.ics");
        expect(all.events).toEqual([
          // The due date of October has passed, so a reminder is useless.
          ["Termin płatności: listopad 2026, FV/4127830/11/26", "2026-11-30"],
        ]);
        await page.getByRole("link", { name: "listopad 2026" }).click();
        const one = await fileOf(page, () => page.getByRole("button", { name: "Dodaj do kalendarza" }).click());
        expect(one.events).toEqual([["Termin płatności: FV/4127830/11/26", "2026-11-30"]]);
      },
    );
  });
}

test("exports no due date of a paid invoice", { tag: "@proof" }, async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "sm.jantar");
  await page.goto("/invoice");
  await expect(page.getByRole("table", { name: "Wszystkie faktury" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Terminy do kalendarza" })).toHaveCount(0);
  await page.getByRole("link", { name: "listopad 2026" }).click();
  await expect(page.getByRole("table", { name: "Pozycje" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dodaj do kalendarza" })).toHaveCount(0);
});
