import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";

test("[TERM-101] shows the result after a contract is terminated once, and revokes it", async ({ page, sandbox }) => {
  await openWithStoredSession(page, "m.brzezinska", "/service/myServices/4127830-03");
  await page.getByRole("link", { name: /Zakończ\sumowę/ }).click();
  await page.getByRole("button", { name: "Dalej", exact: true }).click();
  await page.getByRole("button", { name: /^Wypowiadam\sumowę/ }).dblclick();
  await expect(page.getByText(/^Umowa skończy się/)).toBeInViewport();
  expect(await sandbox.calls("terminateContract")).toHaveLength(1);
  await page.getByRole("button", { name: /^Cofnij/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Tak, cofnij" }).click();
  await expect(page.getByText("Wypowiedzenie jest cofnięte.")).toBeVisible();
});
