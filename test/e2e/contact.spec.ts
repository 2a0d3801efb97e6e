import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { enterOnDemoDay } from "./support/enter.ts";
import { expect, test } from "./support/fixtures.ts";

const form = (page: Page) => page.getByRole("dialog", { name: "Dane kontaktowe" });

/** The form, from the summary of an offer. */
async function opened(page: Page): Promise<void> {
  await page.goto("/service/yourOffer");
  await page.getByRole("button", { name: "Przejdź do podsumowania" }).click();
  await page.getByRole("button", { name: "Zmień: dane kontaktowe" }).click();
  await expect(form(page).getByRole("heading", { name: "Dane kontaktowe" })).toBeFocused();
}

test("a number is changed by its code, a wrong one is told at its field, and the next one waits a minute", async ({ page, sandbox }) => {
  await page.clock.install();
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await opened(page);
  const save = form(page).getByRole("button", { name: "Zapisz" });
  await expect(save).toHaveAccessibleDescription("Zmień coś, żeby zapisać");
  await form(page).getByRole("button", { name: "Zmień: telefon komórkowy", exact: true }).click();
  const field = form(page).getByLabel("Telefon komórkowy", { exact: true });
  await expect(field).toBeFocused();
  await field.fill("601234568");
  await expect(field).toHaveValue("601-234-568");
  await expect(save).toHaveAccessibleDescription("Potwierdź zmiany za pomocą kodu");
  await form(page).getByRole("button", { name: "Wyślij kod" }).click();
  const code = form(page).getByLabel("Kod z SMS-a");
  await expect(code).toBeFocused();
  await expect(form(page).getByText("Nowy kod wyślemy za")).toBeVisible();
  await code.fill("000000x");
  await save.click();
  await expect(form(page).getByText("Podany kod jest błędny")).toBeVisible();
  await axe(page);
  await page.clock.runFor(61_000);
  await expect(form(page).getByRole("button", { name: "Wyślij nowy kod" })).toBeVisible();
  const [sent] = await sandbox.outbox();
  expect(sent?.recipient).toBe("601234568");
  await code.fill(sent?.code ?? "");
  await save.click();
  await expect(form(page).getByRole("heading", { name: "Dziękujemy. Dane kontaktowe są zapisane." })).toBeVisible();
  await form(page).getByRole("button", { name: "Zamknij" }).last().click();
  await expect(page.getByText("601 234 568")).toBeVisible();
  await expect(page.getByRole("button", { name: "Zmień: dane kontaktowe" })).toBeFocused();
});
