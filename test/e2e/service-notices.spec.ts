import { expect, test } from "./support/fixtures.ts";
import { payButton } from "./support/payment-page.ts";
import { axe } from "./support/axe.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

test(
  "(part of CALL-08) shows error 602 in the customer's layout when the role forbids a call",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await sandbox.fault({ operation: "getClientMessages", roleError: true });
    await openWithStoredSession(page, "m.brzezinska");
    await expect(page).toHaveURL(/\/error\/602$/);
    await expect(page.getByRole("heading", { level: 1, name: "Nie masz dostępu do tej strony" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Wróć na start" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();
  },
);

for (const [flag, title] of [
  ["backendAccessError", "Zapis zmian jest wyłączony"],
  ["rodoRestrictionError", "Te dane są objęte ograniczeniem"],
] as const) {
  test(
    `(part of CALL-08) ${flag} shows the provider's text in a dialog and keeps the open page`,
    { tag: proofTagUnless(flag === "backendAccessError") },
    async ({ page, sandbox }) => {
      await openWithStoredSession(page, "m.brzezinska", "/invoice");
      const pay = page.getByRole("button", { name: /^Zapłać/ }).first();
      await expect(pay).toBeVisible();
      await sandbox.fault({ operation: "startPayment", [flag]: true, errorMessage: "Zapis wymaga zgody konsultanta" });
      await pay.click();
      await payButton(page).click();
      const dialog = page.getByRole("alertdialog", { name: title });
      await expect(dialog).toContainText("Zapis wymaga zgody konsultanta");
      await expect(dialog.getByRole("button", { name: "Rozumiem" })).toBeFocused();
      await axe(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(payButton(page)).toBeVisible();
      await expect(page).toHaveURL(/\/invoice$/);
      await expect(page.getByRole("main")).toContainText("Do zapłaty");
    },
  );
}
