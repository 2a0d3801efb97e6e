import type { Page } from "@playwright/test";
import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";
import { enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const send = (page: Page) => page.getByRole("button", { name: "Wyślij zgłoszenie" });
const PDF = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(590_000, 32)]);

test("[MSG-03] sends a fault report with a file once despite a lost connection, and shows its number", async ({
  page,
  sandbox,
  pageErrors,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/supportRequest");
  await expect(page.getByRole("link", { name: /ZG\/2026\/004182/ })).toContainText("W toku");
  await page
    .getByRole("link", { name: /Awaria albo problem/ })
    .last()
    .click();
  await expect(heading(page, "Awaria albo problem z usługą")).toBeFocused();
  await page.getByRole("combobox", { name: "Która usługa" }).selectOption("4127830-02");
  await page.getByRole("radio", { name: "Rozłącza się" }).check();
  await page.getByRole("textbox", { name: "Opisz problem" }).fill("Internet rozłącza się co kilka minut.");
  await page.getByLabel("Zdjęcia i dokumenty").setInputFiles([
    { name: "pomiar.pdf", mimeType: "application/pdf", buffer: PDF },
    { name: "umowa.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ program") },
  ]);
  await expect(page.getByRole("listitem").filter({ hasText: "umowa.pdf" })).toContainText(
    "Zawartość pliku nie zgadza się",
  );
  await page.getByRole("button", { name: "Usuń umowa.pdf" }).click();

  // Two of four pieces arrive, then the connection breaks.
  pageErrors.allow(/ERR_CONNECTION|ERR_FAILED|Failed to load resource/);
  let pieces = 0;
  await page.route("**/service", async (route) => {
    const isPiece = (route.request().postData() ?? "").includes("<addContactFormFile");
    if (isPiece) pieces += 1;
    await (isPiece && pieces === 3 ? route.abort("connectionreset") : route.fallback());
  });
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("Połączenie zostało przerwane, zgłoszenie nie jest wysłane.");
  await expect(page.getByRole("textbox", { name: "Opisz problem" })).toHaveValue(
    "Internet rozłącza się co kilka minut.",
  );
  await send(page).click();
  const confirmation = page.getByRole("heading", { level: 2, name: /Przyjęliśmy zgłoszenie ZG\/2026\/\d+/ });
  const number = /ZG\/2026\/\d+/.exec((await confirmation.textContent()) ?? "")?.[0] ?? "";
  expect(await sandbox.calls("registerContactFormSubmission")).toHaveLength(1);
  expect(pieces).toBe(5);

  await page.getByRole("link", { name: "Pokaż zgłoszenie" }).click();
  await expect(page.getByRole("region", { name: "Przebieg sprawy" })).toContainText("Co się dzieje: Rozłącza się");
  await expect(page.getByRole("region", { name: "Przebieg sprawy" })).toContainText("pomiar.pdf");
  await expect(page.getByRole("main")).toContainText(number);
  const outbox = await (await page.request.get("/sandbox/api/outbox")).text();
  expect(outbox).toContain(`Przyjęliśmy zgłoszenie ${number}.`);
});

test(
  "(part of MSG-03) states a complaint's requirements and deadline, keeps its draft on reload",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/supportRequest?form=COMPLAINT");
    await expect(page.getByRole("region", { name: "Zanim złożysz reklamację" })).toContainText(
      "najpóźniej po 30 dniach",
    );
    await page.getByRole("radio", { name: "Kwota na fakturze jest błędna" }).check();
    await page.getByRole("combobox", { name: "Której faktury" }).selectOption("FV/4127830/11/26");
    await page.getByRole("textbox", { name: "Opis" }).fill("Na fakturze jest opłata, której nie ma w umowie.");
    await send(page).click();
    await expect(page.getByRole("region", { name: /^Uzupełnij/ })).toContainText(
      joinUnbreakable("Wybierz, jak mamy odpowiedzieć"),
    );
    await page.reload();
    await expect(page.getByText("Przywróciliśmy to, co było wpisane wcześniej.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Której faktury" })).toHaveValue("FV/4127830/11/26");
    await page.getByRole("combobox", { name: "Która usługa" }).selectOption({ index: 1 });
    await page.getByRole("textbox", { name: "Od kiedy" }).fill("25-12-2026");
    await send(page).click();
    await expect(page.getByRole("region", { name: /wymaga.*poprawy/ })).toContainText("Wpisz datę nie późniejszą niż");
    await page.getByRole("textbox", { name: "Od kiedy" }).fill("01-11-2026");
    await page.getByRole("radio", { name: /E-mailem na adres/ }).check();
    await send(page).click();
    await expect(page.getByRole("heading", { level: 2, name: /Przyjęliśmy reklamację ZG\/2026\/\d+/ })).toBeVisible();
    await expect(
      page.getByText("Jeśli nie odpowiemy w tym terminie, uznamy reklamację za uwzględnioną."),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Która usługa" })).toHaveValue("");
    await expect(page.getByRole("combobox", { name: "Której faktury" })).toHaveCount(0);
  },
);

test(
  "(part of MSG-03) keeps the draft in the list with a link, and after leaving the page",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/supportRequest");
    await page
      .getByRole("link", { name: /Awaria albo problem/ })
      .last()
      .click();
    const text = page.getByRole("textbox", { name: "Opisz problem" });
    await page.getByRole("radio", { name: "Słabe wifi" }).check();
    await text.fill("Internet rozłącza się co kilka minut.");
    await page.goBack();
    const begun = page.getByRole("region", { name: "Niedokończone" });
    await expect(begun).toContainText("Czeka na dokończenie i wysłanie.");
    await begun.getByRole("link", { name: /Awaria albo problem/ }).click();
    await expect(text).toHaveValue("Internet rozłącza się co kilka minut.");
    await page.getByRole("link", { name: "Wszystkie zgłoszenia" }).click();
    await expect(begun).toBeVisible();
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/index");
    await page.goBack();
    await expect(begun).toContainText("Czeka na dokończenie i wysłanie.");
  },
);

test(
  "(part of MSG-04) asks for a call to the known number from the chat, within 24 hours",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterAs(page, "m.brzezinska");
    await page.goto("/supportRequest?isContactRequested=1");
    await expect(heading(page, /Rozmowa z.konsultantem/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Numer telefonu" })).toHaveValue("601-234-567");
    await page.getByRole("button", { name: "Zamów rozmowę" }).click();
    await expect(page.getByRole("heading", { name: "Zadzwonimy do ciebie." })).toBeVisible();
    expect(await sandbox.calls("requestContact")).toHaveLength(1);
    await page.reload();
    await expect(page.getByText(/Spodziewaj się telefonu do/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Zamów rozmowę" })).toHaveCount(0);
  },
);

test("click counts on a phone although the error message moves the button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, "m.brzezinska");
  await page.goto("/supportRequest?isContactRequested=1");
  const phone = page.getByRole("textbox", { name: "Numer telefonu" });
  await phone.fill("60");
  await page.getByRole("button", { name: "Zamów rozmowę" }).click();
  await expect(phone).toBeFocused();

  await page.goto("/supportRequest?form=COMPLAINT");
  await page.getByRole("radio", { name: "Kwota na fakturze jest błędna" }).check();
  await page.getByRole("textbox", { name: "Od kiedy" }).fill("41-11-2026");
  await send(page).click();
  await expect(page.getByRole("region", { name: /wymaga.*poprawy/ })).toBeVisible();
});

test("[REQ-01] answers in a request with a file, rejects the answer to a complaint, and opens files", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/supportRequest");
  await page.getByRole("link", { name: /ZG\/2026\/003655/ }).click();
  const thread = page.getByRole("region", { name: "Przebieg sprawy" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    thread.getByRole("button", { name: /pomiar-predkosci.pdf/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("pomiar-predkosci.pdf");
  await page.getByRole("radio", { name: /Nie zgadzam się z.odpowiedzią/ }).check();
  await page.getByRole("textbox", { name: "Wiadomość" }).fill("Wieczorem nadal jest wolno.");
  await page
    .getByLabel("Pliki")
    .setInputFiles([{ name: "nowy.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") }]);
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
  await expect(page.getByRole("heading", { name: "Mamy twoją wiadomość." })).toBeVisible();
  await expect(thread).toContainText("Wieczorem nadal jest wolno.");
  await expect(thread.getByRole("button", { name: /nowy.pdf/ })).toBeVisible();
  await expect(page.getByText("W toku")).toBeVisible();
  expect(await sandbox.calls("addSupportRequestMessage")).toHaveLength(1);
});
