import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

const SIZE = 20 * 1024 * 1024;
/** Longest task of the page while it checks a file, ms. */
const LONGEST_TASK_MS = 50;

test.describe("documents", () => {
  test("[DOC-26] checks a file of 20 MB without a long task, and finds a changed byte of a document", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/documents");
    await page.getByRole("button", { name: joinUnbreakable("Sprawdź: Zawiadomienie o zmianie warunków umowy") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: joinUnbreakable("Sprawdź plik z portalu") }).click();
    await expect(dialog.getByText(joinUnbreakable("Plik został zmieniony."))).toBeVisible();

    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(window, { taskDurations: durations });
      new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: "longtask",
      });
    });
    // The file is created in the page: one that Playwright sends would itself be a long task.
    await dialog.getByLabel(joinUnbreakable("Wybierz plik z urządzenia")).evaluate((input, size) => {
      if (!(input instanceof HTMLInputElement)) throw new TypeError("no file input");
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(size)], "20MB.pdf"));
      input.files = files.files;
      // The next task: creating the file does not count.
      setTimeout(() => input.dispatchEvent(new Event("change", { bubbles: true })), 500);
    }, SIZE);
    await expect(dialog.getByText("Plik „20MB.pdf” różni się od")).toBeVisible();
    const durations = await page.evaluate(() => ("taskDurations" in window ? window.taskDurations : undefined));
    expect(durations).toEqual([]);
  });
});
