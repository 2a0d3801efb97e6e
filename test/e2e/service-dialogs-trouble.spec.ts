import type { Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

const TELEVISION = "/service/myServices/4127830-01";
const dialog = (page: Page) => page.getByRole("dialog");

test("(part of PROD-07) service dialog cannot be closed while it is sent, and shows the result", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(TELEVISION);
  await page.getByRole("button", { name: "Zmień nazwę" }).click();
  await dialog(page).getByLabel("Twoja nazwa").fill("Domek");
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/service", async (route) => {
    if ((route.request().postData() ?? "").includes("setProductName")) await answered;
    await route.continue();
  });
  const height = (await dialog(page).locator(".dialog__head").boundingBox())?.height;
  await dialog(page).getByRole("button", { name: "Zapisz nazwę" }).click();
  await expect(dialog(page).getByRole("button", { name: "Zamknij" })).toHaveCount(0);
  // The browser itself closes a dialog at the second Escape.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeVisible();
  expect((await dialog(page).locator(".dialog__head").boundingBox())?.height).toBe(height);
  answer();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText("Nazwa jest zapisana")).toBeVisible();
  await expect(page.getByRole("button", { name: "Zmień nazwę" })).toBeFocused();
});

test(
  "sends no visit on a day taken meanwhile, and focuses the day with its error",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(TELEVISION);
    await page.getByRole("button", { name: "Umów wizytę technika" }).click();
    await dialog(page).getByLabel("Dzień").selectOption("wtorek 24-11-2026");
    await dialog(page).getByRole("radio", { name: "8:00–12:00" }).check();
    await page.reload();
    await page.route("**/service", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/<item><slotId>2026-11-24.*?<\/item>/gs, ""),
      });
    });
    await page.getByRole("button", { name: "Umów wizytę technika" }).click();
    await expect(dialog(page).getByLabel("Dzień")).toHaveValue("");
    await expect(dialog(page).getByLabel("Dzień")).toHaveAttribute("aria-invalid", "true");
    await dialog(page).getByRole("button", { name: "Umów wizytę", exact: true }).click();
    await expect(dialog(page).getByLabel("Dzień")).toBeFocused();
    expect(await sandbox.calls("bookAppointment")).toHaveLength(0);
  },
);
