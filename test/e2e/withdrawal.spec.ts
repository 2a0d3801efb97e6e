import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";

test("(part of WITHDRAW-01, WITHDRAW-02) withdraws once without a login when a response is lost", async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Odstąp od umowy tutaj" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Odstąp od umowy" })).toBeFocused();
  await sandbox.fault({ operation: "withdrawFromContract", name: "truncated" });
  for (const tab of [page, await context.newPage()]) {
    if (tab !== page) await tab.goto("/withdrawal");
    await tab.getByLabel("Imię i nazwisko").fill("Jan Kowal");
    await tab.getByLabel("Numer umowy lub zamówienia").fill("UM/2026/1");
    await tab.getByLabel("E-mail").fill("jan.kowal@poczta.example");
    await tab.getByRole("button", { name: "Dalej" }).click();
    const confirm = tab.getByRole("button", { name: "Potwierdź odstąpienie" });
    await confirm.click();
    if (tab === page) {
      await expect(tab.getByText("Nie wiemy, czy oświadczenie dotarło.")).toBeVisible();
      await axe(tab);
      await confirm.click();
    }
    await expect(tab.getByText("OD/2026/00001")).toBeVisible();
  }
  const mailed = (await sandbox.outbox()).filter(({ text }) => text.includes("Potwierdzenie otrzymania oświadczenia"));
  expect(mailed).toHaveLength(1);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Zapisz potwierdzenie" }).click();
  expect((await saved).suggestedFilename()).toBe("odstapienie-OD-2026-00001.txt");
});

test("(part of WITHDRAW-04, WITHDRAW-05) leads from home to the withdrawal in two presses", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/index");
  await page
    .getByRole("link", { name: /Internet światłowodowy 600/ })
    .first()
    .click();
  await page.getByRole("main").getByRole("link", { name: "Odstąp od umowy tutaj" }).click();
  await expect(page.getByLabel("Numer umowy lub zamówienia")).toHaveValue("ABO/0412783/26");
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click();
  await expect(page.getByText("Umowa już cię nie wiąże.")).toBeVisible();
  await expect(page.getByText("Umowa nie obowiązuje")).toBeVisible();
  await page.goto("/service/ordersHistory");
  await expect(page.getByText(/^Odstąpiono/)).toBeVisible();
});
