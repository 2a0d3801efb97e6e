import type { Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { isWide } from "./support/menu.ts";
import { payButton, review } from "./support/payment-page.ts";
import { layoutShift, sidewaysScroll, watchLayoutShift } from "./support/layout-shift.ts";
import { normalizeSpaces } from "./support/normalize-spaces.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

const PHONE = { width: 390, height: 844 };

const list = (page: Page) => page.getByRole("table", { name: "Wszystkie faktury" });
const rows = (page: Page) =>
  list(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const row = (page: Page, month: string) =>
  list(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: month }) });
const selectionBar = (page: Page) => page.getByRole("region", { name: "Zaznaczone faktury" });
const panel = (page: Page) => page.getByRole("region", { name: "Do zapłaty" });
const history = (page: Page) => page.getByRole("region", { name: "Ostatnie 12 miesięcy" });

test.describe("list of invoices", () => {
  test("[FIN-01] [FIN-04] lists newest invoices first with both amounts and dates, marks unpaid ones", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await expect(list(page).getByRole("rowheader")).toHaveText([
      /^listopad 2026/,
      /^październik 2026/,
      /^wrzesień 2026/,
      /^sierpień 2026/,
      /^lipiec 2026/,
      /^czerwiec 2026/,
      /^maj 2026/,
      /^kwiecień 2026/,
    ]);
    const cells = (month: string) => expect(row(page, month).getByRole("cell"));
    if (isWide(page)) {
      await cells("listopad 2026").toHaveText([
        "",
        "16-11-2026",
        "30-11-2026",
        "Do zapłaty, 10 dni",
        "223,70 zł",
        "223,70 zł",
        "",
      ]);
      await cells("październik 2026").toHaveText([
        "",
        "16-10-2026",
        "30-10-2026",
        "21 dni po terminie Opłacona częściowo",
        "213,80 zł",
        "49,99 zł",
        "",
      ]);
      await cells("wrzesień 2026").toHaveText(["", "16-09-2026", "30-09-2026", "Opłacona", "213,80 zł", "—", ""]);
    } else {
      // A phone hides the issue date, a remainder that equals all or nothing, and the box of entries that cannot be
      // selected.
      await cells("listopad 2026").toHaveText(["", "30-11-2026", "Do zapłaty, 10 dni", "223,70 zł", ""]);
      await cells("październik 2026").toHaveText([
        "",
        "30-10-2026",
        "21 dni po terminie Opłacona częściowo",
        "213,80 zł",
        "49,99 zł",
        "",
      ]);
      await cells("wrzesień 2026").toHaveText(["30-09-2026", "Opłacona", "213,80 zł", ""]);
    }
    const tint = (month: string) => row(page, month).evaluate((element) => getComputedStyle(element).backgroundColor);
    const [open, late, paid] = [await tint("listopad 2026"), await tint("październik 2026"), await tint("lipiec 2026")];
    expect(new Set([open, late, paid]).size).toBe(3);
  });

  test("[FIN-02] shows a text for every invoice status", { tag: "@proof" }, async ({ page, sandbox }) => {
    const statusTextsOf = async (login: string): Promise<readonly string[]> => {
      await enterOnDemoDay(page, sandbox, login);
      await page.goto("/invoice");
      await expect(rows(page).first()).toBeVisible();
      return (await list(page).locator("[data-cell=state]").allInnerTexts()).map(normalizeSpaces);
    };
    expect(await statusTextsOf("m.brzezinska")).toEqual(
      expect.arrayContaining(["Do zapłaty, 10 dni", "21 dni po terminie Opłacona częściowo", "Opłacona"]),
    );
    expect(await statusTextsOf("oferty.sroka")).toEqual(expect.arrayContaining(["Płatność przyjęta"]));
    expect(await statusTextsOf("firma.bursztyn")).toEqual(expect.arrayContaining(["Płatność w toku", "Zaksięgowana"]));
    expect(await statusTextsOf("crm.oliwa")).toEqual(expect.arrayContaining(["Stan nieznany"]));
  });

  test(
    "[FIN-04] groups thousands without a line break and shows credits with a real minus",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "firma.bursztyn");
      await page.goto("/invoice");
      expect(await row(page, "październik 2026").locator("data").first().textContent()).toBe("11\u00a0874,30\u00a0zł");
      expect(await row(page, "Korekta").locator("data").first().textContent()).toBe("−120,00\u00a0zł");
    },
  );

  test("lists a deposit without a selection box", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "firma.bursztyn");
    await page.goto("/invoice");
    const deposit = row(page, "Kaucja KA/6003377/10/26");
    await expect(deposit).toContainText("500,00");
    await expect(deposit.getByRole("checkbox")).toHaveCount(0);
  });

  test("(part of FIN-07) shows the account balance and its date", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await expect(page.getByText("Saldo na 20-11-2026: −273,69 zł")).toBeVisible();
    await expect(panel(page)).toContainText("w tym 49,99 zł po terminie");
    await enterOnDemoDay(page, sandbox, "sm.jantar");
    await page.goto("/invoice");
    await expect(page.getByRole("region", { name: "Nadpłata" })).toContainText("186,50 zł");
    await expect(page.getByRole("button", { name: /^Zapłać/ })).toHaveCount(0);
  });

  test("loads older invoices after a click and selects one year", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await page.getByRole("button", { name: "Pokaż starsze" }).press("Enter");
    await expect(rows(page)).toHaveCount(32);
    const revealed = list(page).getByRole("rowheader", { name: /^marzec 2026/ });
    await expect(revealed).toBeFocused();
    await expect(revealed).toHaveCSS("outline-style", "solid");
    await page.getByLabel("Rok").selectOption("2024");
    await expect(list(page).getByRole("rowheader").first()).toHaveText(/^grudzień 2024/);
    await expect(rows(page)).toHaveCount(8);
    await page.getByRole("button", { name: "Pokaż starsze" }).click();
    await expect(rows(page)).toHaveCount(12);
    await expect(page.getByRole("button", { name: "Pokaż starsze" })).toHaveCount(0);
    await page.getByLabel("Rok").selectOption("Wszystkie lata");
    await expect(list(page).getByRole("rowheader").first()).toHaveText(/^listopad 2026/);
  });

  test("[FIN-18] returns from an old invoice to the same rows at the same place", async ({ page, sandbox }) => {
    for (const login of ["zalegly.wrona", "wielki.dab"]) {
      await enterOnDemoDay(page, sandbox, login);
      await page.goto("/invoice");
      await page.getByRole("button", { name: "Pokaż starsze" }).click();
      const count = await list(page).getAttribute("aria-rowcount");
      const link = list(page).locator("[aria-rowindex='12']").getByRole("link");
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL(/\/invoice\/[^?]+/);
      await page.goBack();
      await expect(list(page)).toHaveAttribute("aria-rowcount", count ?? "");
      await expect(link).toBeInViewport();
    }
  });

  test("shows an empty state to a customer without invoices", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "nowak.nowy");
    await page.goto("/invoice");
    await expect(page.getByRole("heading", { level: 2, name: "Nie masz jeszcze faktur" })).toBeVisible();
    await expect(panel(page)).toContainText("Nic do zapłaty");
  });
});

test("[FIN-09] chart and table of a year of invoices have the same content", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/invoice");
  const columns = history(page).getByRole("listitem");
  await expect(columns).toHaveCount(12);
  const drawn = (await columns.allTextContents()).map(normalizeSpaces);
  expect(drawn[0]).toMatch(/^198,80 zł gru 2025$|^198,80 zł\s+gru 2025$/);
  expect(drawn.at(-1)).toMatch(/^223,70 zł, nieopłacona\s+lis$/);
  await history(page).getByRole("button", { name: "Tabela" }).press("Enter");
  const months = page
    .getByRole("table", { name: "Ostatnie 12 miesięcy" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
  await expect(months).toHaveCount(12);
  const written = (await months.allTextContents()).map(normalizeSpaces);
  expect(written[0]).toBe("grudzień 2025opłacone198,80 zł—198,80 zł");
  expect(written.at(-1)).toBe("listopad 2026do zapłaty—223,70 zł223,70 zł");
  // Partly paid: both parts, in the chart and in the table.
  expect(drawn.at(-2)).toMatch(/^213,80 zł, zostało do zapłaty 49,99 zł\s+paź$/);
  expect(written.at(-2)).toBe("październik 2026opłacone częściowo163,81 zł49,99 zł213,80 zł");
  const first = (text: string): string | undefined => /^\d+,\d{2} zł/.exec(text)?.[0];
  const last = (text: string): string | undefined => /\d+,\d{2} zł$/.exec(text)?.[0];
  expect(written.map(last)).toEqual(drawn.map(first));
  await history(page).getByRole("button", { name: "Wykres" }).click();
  await expect(columns).toHaveCount(12);
});

test("invoice chart shows amounts of thousands without overlap", { tag: "@proof" }, async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "firma.bursztyn");
  await page.goto("/invoice");
  await expect(history(page).getByRole("listitem")).toHaveCount(12);
  for (const width of [1_440, 1_100, 800]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await history(page)
      .locator(".chart__value")
      .evaluateAll((values) =>
        values.map((value) => {
          const { left, right, top, bottom } = value.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    const touching = boxes.filter((box, index) => {
      const next = boxes[index + 1];
      return (
        next !== undefined &&
        box.right > next.left &&
        next.right > box.left &&
        box.bottom > next.top &&
        next.bottom > box.top
      );
    });
    expect(touching, `at ${width} px`).toEqual([]);
  }
});

for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
  test(
    `renders few rows of a very large account at ${viewport.width} px, and reaches the last`,
    { tag: proofTagUnless(viewport.width === 390) },
    async ({ page, sandbox }) => {
      await page.setViewportSize(viewport);
      await enterOnDemoDay(page, sandbox, "wielki.dab");
      await page.goto("/invoice");
      await page.getByRole("button", { name: "Pokaż starsze" }).click();
      await page.getByRole("button", { name: /^Pokaż wszystkie \(5\s?000\)$/ }).click();
      await expect(list(page)).toHaveAttribute("aria-rowcount", "5001");
      const last = list(page).locator("[aria-rowindex='5001']");
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect(last).toBeInViewport({ timeout: 500 });
      }).toPass();
      expect(await list(page).locator("[data-index]").count()).toBeLessThan(80);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(row(page, "listopad 2026").first()).toBeVisible();
    },
  );
}

test(
  "keeps the focused entry among 5,000 while the list is scrolled by keys",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "wielki.dab");
    await page.goto("/invoice");
    await page.getByRole("button", { name: "Pokaż starsze" }).click();
    await page.getByRole("button", { name: /^Pokaż wszystkie/ }).click();
    const link = list(page).locator("[aria-rowindex='72']").getByRole("link");
    await expect(async () => {
      // Scrolls in steps of one row or card: heights are known only after rendering.
      await page.evaluate(() => {
        const rows = [...document.querySelectorAll<HTMLElement>("[data-index]")];
        const near = rows.find((one) => one.getBoundingClientRect().bottom > window.innerHeight / 2);
        if (near !== undefined)
          window.scrollBy(0, (70 - Number(near.dataset["index"])) * near.getBoundingClientRect().height);
      });
      await expect(link).toBeInViewport({ timeout: 500 });
    }).toPass();
    await link.focus();
    const lines = list(page).locator("[data-index]");
    const left = () =>
      page.evaluate(() => ({
        Home: window.scrollY,
        End: document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
      }));
    for (const key of ["Home", "End", "Home"] as const) {
      await expect(async () => {
        await page.keyboard.press(key);
        expect((await left())[key]).toBeLessThan(2);
      }).toPass();
      await expect(link).toBeFocused();
      expect(await lines.count()).toBeLessThan(80);
    }
    // The order of reading follows once the list rests.
    await expect(async () => {
      const places = await lines.evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("data-index"))));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }).toPass();
  },
);

test.describe("selection", () => {
  test("adds up one, several, all and no selected invoices", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await expect(list(page).getByRole("checkbox")).toHaveCount(2);
    await page.getByRole("checkbox", { name: "Zaznacz: listopad 2026" }).check();
    await expect(selectionBar(page).getByRole("status")).toHaveText("1 faktura 223,70 zł");
    await page.getByRole("checkbox", { name: "Zaznacz: październik 2026" }).press("Space");
    await expect(selectionBar(page).getByRole("status")).toHaveText("2 faktury 273,69 zł");
    await expect(page.locator(".btn--pay:visible")).not.toHaveCount(0);
    await page.getByRole("checkbox", { name: "Zaznacz: listopad 2026" }).uncheck();
    await expect(selectionBar(page).getByRole("status")).toHaveText("1 faktura 49,99 zł");
    await page.getByRole("checkbox", { name: "Zaznacz: październik 2026" }).uncheck();
    await expect(selectionBar(page)).toHaveCount(0);
  });

  test("shows one primary pay button at a time", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    const amber = () =>
      page
        .locator(".btn--pay")
        .evaluateAll(
          (buttons) =>
            buttons.filter((button) => getComputedStyle(button).backgroundColor === "rgb(255, 178, 36)").length,
        );
    await expect.poll(amber).toBe(1);
    await page.getByRole("checkbox", { name: "Zaznacz: listopad 2026" }).check();
    await expect(selectionBar(page)).toBeVisible();
    await expect.poll(amber).toBe(1);
  });

  test(
    "?pay=all selects all open entries and opens the review without sending anything",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "zalegly.wrona");
      await page.goto("/invoice?pay=all");
      await expect(selectionBar(page).getByRole("status")).toHaveText("5 pozycji 529,95 zł");
      await expect(review(page).getByRole("heading", { name: "Sprawdź i zapłać" })).toBeFocused();
      await expect(payButton(page)).toHaveText(/^Zapłać 529,95/);
      await page.keyboard.press("Escape");
      await expect(review(page)).toHaveCount(0);
      expect(await sandbox.calls("startPayment")).toEqual([]);
    },
  );

  test("?pay=all selects nothing when nothing is open", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "sm.jantar");
    await page.goto("/invoice?pay=all");
    await expect(rows(page).first()).toBeVisible();
    await expect(selectionBar(page)).toHaveCount(0);
  });
});

test.describe("[FIN-06] details of a bank transfer", () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  });

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test("copies each value of a bank transfer in the format of banks", async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await panel(page).getByRole("button", { name: "Dane do przelewu" }).click();
    const dialog = page.getByRole("dialog", { name: "Dane do przelewu" });
    await expect(dialog.getByText("82 1090 1098 0000 0001 2345 6789")).toBeVisible();
    await expect(dialog.getByText("273,69 zł")).toBeVisible();
    // Shown in wide windows only: a phone cannot scan its own screen.
    await expect(dialog.getByRole("img", { name: "Kod QR z danymi do przelewu" })).toHaveCount(isWide(page) ? 1 : 0);
    for (const [field, value] of [
      ["numer rachunku", "82109010980000000123456789"],
      ["odbiorca", "Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia"],
      ["tytuł", "4127830 FV/10/26 FV/11/26"],
      ["kwota", "273,69"],
    ] as const) {
      await dialog.getByRole("button", { name: `Kopiuj: ${field}` }).click();
      await expect(dialog.getByRole("button", { name: `Skopiowano: ${field}` })).toBeVisible();
      expect(await clipboard(page)).toBe(value);
    }
    await dialog.getByRole("button", { name: "Kopiuj wszystko" }).click();
    await expect(dialog.getByRole("button", { name: "Skopiowano", exact: true })).toBeVisible();
    expect(await clipboard(page)).toBe(
      "Numer rachunku: 82109010980000000123456789\n" +
        "Odbiorca: Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia\n" +
        "Tytuł: 4127830 FV/10/26 FV/11/26\n" +
        "Kwota: 273,69",
    );
  });

  test(
    "transfer covers the selected entries only, and Escape restores the focus",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/invoice");
      await page.getByRole("checkbox", { name: "Zaznacz: listopad 2026" }).check();
      const opener = selectionBar(page).getByRole("button", { name: "Dane do przelewu" });
      await opener.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Dane do przelewu" });
      await expect(dialog.getByRole("heading", { name: "Dane do przelewu" })).toBeFocused();
      await expect(dialog.getByText("223,70 zł")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    },
  );

  test("?transfer=all opens the transfer dialog at once", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/index");
    await page.getByRole("link", { name: "Dane do przelewu" }).click();
    await expect(page.getByRole("dialog", { name: "Dane do przelewu" })).toContainText("273,69 zł");
    await expect(page.getByRole("heading", { name: "Dane do przelewu" })).toBeFocused();
    await expect(page).toHaveURL("/invoice?transfer=all");
    await page.keyboard.press("Escape");
    await expect(page, "closing returns to the origin").toHaveURL("/index");
    await page.goto("/invoice?transfer=all");
    await expect(page.getByRole("heading", { name: "Dane do przelewu" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/invoice");
    await page.reload();
    await expect(panel(page)).toContainText("273,69 zł");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test(
    "explains where to find the account number to a customer without one",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "nowak.nowy");
      await page.goto("/invoice?transfer=all");
      await expect(page.getByRole("dialog")).toContainText("Nie mamy jeszcze numeru rachunku do wpłat.");
    },
  );
});

test.describe("failing provider", () => {
  test(
    "invoices that fail to load lead to the error page and recover on retry",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await sandbox.fault({ operation: "getClientFinancialEntries", name: "wrongRoot", times: "always" });
      await page.goto("/invoice");
      await expect(page.getByRole("heading", { level: 1, name: "Nie udało się wczytać strony" })).toBeVisible();
      await sandbox.clearFaults();
      await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
      await expect(panel(page)).toContainText("273,69 zł");
    },
  );

  for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
    test(
      `slow responses cause no layout shift of the invoices at ${viewport.width} px`,
      { tag: proofTagUnless(viewport.width === 390) },
      async ({ page, sandbox }) => {
        await page.setViewportSize(viewport);
        await enterOnDemoDay(page, sandbox, "m.brzezinska");
        await sandbox.fault({ operation: "getClientFinancialEntries", delay: 1_000, times: "always" });
        await sandbox.fault({ delay: 600, times: "always" });
        await watchLayoutShift(page);
        await page.goto("/invoice");
        await expect(page.getByText("Wczytujemy faktury")).toBeAttached();
        await expect(panel(page)).toContainText("273,69 zł");
        await expect(page.getByText("Saldo na 20-11-2026")).toBeVisible();
        await expect(page.getByText("Polecasz, zyskujesz.")).toBeAttached();
        expect(await layoutShift(page)).toBeLessThan(0.05);
      },
    );
  }
});
