import type { Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { openSection } from "./support/menu.ts";
import { isFullProof } from "./support/proof-scope.ts";
import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";

const PAGE = "/service/yourOffer";
const review = (page: Page) => page.getByRole("button", { name: "Przejdź do podsumowania" });
const order = (page: Page) => page.getByRole("button", { name: "Zamawiam z obowiązkiem zapłaty" });
const terms = (page: Page) => page.getByLabel("Znam warunki z podsumowania i z dokumentów");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

async function openReview(page: Page, at = PAGE): Promise<void> {
  await page.goto(at);
  await review(page).click();
  await terms(page).check();
}

/** Response of the server that has only this code. */
const refusal = (code: string): string =>
  `<?xml version="1.0"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
  `<respondToSaleOfferResponse xmlns="urn:ebok:service:1"><result><errorCode>${code}</errorCode></result>` +
  `</respondToSaleOfferResponse></soap:Body></soap:Envelope>`;

test.describe("[OFFER-04] an offer", () => {
  test("shows prices over time, fees, delivery and documents, and is accepted after the terms", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(PAGE);
    await expect(
      page.getByRole("heading", { level: 1, name: "Internet 2 Gb/s i telewizja Premium na kolejne 24 miesiące" }),
    ).toBeVisible();
    const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
    await expect(row("Miesięcznie w pierwszym roku")).toContainText(
      "158,90 zł od 01-03-2027 168,90 zł149,00 zł o 9,90 zł mniej niż dziś",
    );
    await expect(row("Miesięcznie w drugim roku")).toContainText(
      "168,90 zł169,00 zł o 0,10 zł więcej cena po promocji",
    );
    await expect(row("Internet")).toContainText("1000 / 300 Mb/s");
    await expect(row("Internet")).toContainText("2000 / 1000 Mb/s");
    await expect(row("Telewizja")).toContainText("214 kanałów");
    await expect(row("Razem za 24 pełne miesiące")).toContainText(
      "4 023,60 zł3 865,00 zł z opłatami jednorazowymi, o 158,60 zł mniej",
    );
    await expect(page.getByRole("region", { name: "Opłaty i dostawa" })).toContainText(
      "Router WB-BE9300 z wifi 7w cenie",
    );
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Podsumowanie warunków umowy" }).click();
    expect((await download).suggestedFilename()).toBe("DOC-118402-3.pdf");
    const again = page.waitForEvent("download");
    await page.getByRole("button", { name: "Podsumowanie warunków umowy" }).click();
    expect((await again).suggestedFilename()).toBe("DOC-118402-3.pdf");

    await review(page).click();
    await expect(heading(page, "Podsumowanie warunków umowy").locator("span")).toBeFocused();
    await order(page).click();
    await expect(page.getByText("Zaznacz to, zanim zamówisz")).toBeVisible();
    // A screen reader announces the error with the focused box.
    await expect(terms(page)).toBeFocused();
    expect(await sandbox.calls("respondToSaleOffer")).toHaveLength(0);
    await terms(page).check();
    await order(page).click();
    await expect(heading(page, "Oferta jest przyjęta").locator("span")).toBeFocused();
    expect(await sandbox.calls("respondToSaleOffer")).toHaveLength(1);
    // Next steps of the order (OFFER-08).
    await expect(page.getByRole("main")).toContainText("Montaż do 5 dni roboczych");
    await expect(page.getByRole("main")).toContainText("bez podania przyczyny do 04-12-2026");
    const confirmation = page.waitForEvent("download");
    await page.getByRole("button", { name: "Potwierdzenie przyjęcia oferty" }).click();
    expect((await confirmation).suggestedFilename()).toBe("DOC-118402-P.pdf");
    expect((await sandbox.outbox())[0]?.text).toContain("Oferta jest przyjęta");
    // Without another offer this page closes on a reload, which then shows the order.
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Oferty i zamówienia" })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Internet 2 Gb\/s i telewizja Premium/ })).toContainText(
      "W realizacji",
    );
  });

  test("[OFFER-09] Back leads from the summary to the offer; a reload keeps the summary", async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(PAGE);
    await review(page).click();
    await expect(order(page)).toBeVisible();
    await page.goBack();
    await expect(review(page)).toBeVisible();
    await page.goForward();
    await expect(order(page)).toBeVisible();
    await page.reload();
    await expect(order(page)).toBeVisible();
    await page.getByRole("button", { name: "Wróć do oferty" }).click();
    await expect(review(page)).toBeVisible();
    await expect(page).not.toHaveURL(/step=/);
  });

  test("accepts an offer by keyboard alone", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(PAGE);
    await review(page).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, "Podsumowanie warunków umowy").locator("span")).toBeFocused();
    for (
      let steps = 0;
      steps < 12 && !(await terms(page).evaluate((box) => box === document.activeElement));
      steps += 1
    )
      await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(order(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading(page, "Oferta jest przyjęta")).toBeVisible();
  });

  test("declines an offer after a confirmation", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(PAGE);
    await page.getByRole("button", { name: "Nie, dziękuję" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Zachowaj ofertę" }).click();
    await page.getByRole("button", { name: "Nie, dziękuję" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Odrzuć ofertę" }).click();
    await expect(heading(page, "Oferta jest odrzucona")).toBeVisible();
    expect(await sandbox.calls("respondToSaleOffer")).toHaveLength(1);
  });

  for (const [choice, span, expectedText] of [
    ["O tej ofercie, w wybranych godzinach", "12:00–16:00", "O tej ofercie, 12:00"],
    ["O przedłużeniu umowy na obecnych warunkach", undefined, "O przedłużeniu umowy na obecnych warunkach"],
    ["O innej ofercie", undefined, "O innej ofercie"],
  ] as const) {
    test(
      `(part of OFFER-02) answers an offer with a call request: ${choice}`,
      { tag: "@proof" },
      async ({ page, sandbox }) => {
        await enterOnDemoDay(page, sandbox, "m.brzezinska");
        await page.goto(PAGE);
        await page.getByRole("button", { name: "Zamów rozmowę", exact: true }).click();
        await page.getByRole("radio", { name: choice }).check();
        if (span !== undefined) await page.getByRole("radio", { name: joinUnbreakable(span) }).check();
        await expect(page.getByText("Zadzwonimy pod numer 601 234 567.")).toBeVisible();
        await page.getByRole("dialog").getByRole("button", { name: "Zamów rozmowę" }).click();
        await expect(heading(page, "Zadzwonimy do ciebie")).toBeVisible();
        // The next working day after Friday, 20 November (OFFER-11).
        await expect(page.getByRole("main")).toContainText("23-11-2026");
        await expect(page.getByRole("main")).toContainText("601 234 567");
        await expect(page.getByRole("main")).toContainText(expectedText);
        // The offer can still be continued.
        await page.goto(PAGE);
        await expect(page.getByRole("button", { name: /^Zdecyduj od razu/ })).toBeVisible();
      },
    );
  }
});

test.describe("[OFFER-05] an answer", () => {
  test("sends an answer once under ten clicks, and finds it after a lost response", async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_/);
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await openReview(page);
    await sandbox.fault({ operation: "respondToSaleOffer", drop: true, times: "always" });
    await order(page).evaluate((button) => {
      for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
    });
    await expect(heading(page, "Oferta jest przyjęta")).toBeVisible();
    expect(new Set((await sandbox.calls("respondToSaleOffer")).map(({ intentId }) => intentId)).size).toBe(1);
    expect((await sandbox.outbox()).filter(({ text }) => text.includes("Oferta jest przyjęta"))).toHaveLength(1);
  });

  test(
    "sends an answer of unknown outcome again under the same key, with one effect",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/./);
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openReview(page);
      await sandbox.fault({ operation: "respondToSaleOffer", drop: true, times: "always" });
      await sandbox.fault({ operation: "getSalesOfferHistory", name: "wrongRoot", times: "always" });
      await order(page).click();
      await expect(page.getByText("Nie wiemy, czy twoja odpowiedź dotarła.")).toBeVisible({ timeout: 20_000 });
      await sandbox.clearFaults();
      await order(page).click();
      await expect(heading(page, "Oferta jest przyjęta")).toBeVisible();
      expect(new Set((await sandbox.calls("respondToSaleOffer")).map(({ intentId }) => intentId)).size).toBe(1);
      expect((await sandbox.outbox()).filter(({ text }) => text.includes("Oferta jest przyjęta"))).toHaveLength(1);
    },
  );

  test("sends an answer from one of two tabs; the other shows a notice, then the true state", async ({
    page,
    sandbox,
    context,
  }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    const other = await context.newPage();
    await other.clock.setSystemTime(Date.parse("2026-11-20T10:00:00+01:00"));
    await openReview(page);
    await openReview(other);
    await sandbox.fault({ operation: "respondToSaleOffer", delay: 2_000, times: 1 });
    await order(page).click();
    await order(other).click();
    await expect(other.getByText("Odpowiadasz na tę ofertę w innej karcie.")).toBeVisible();
    await expect(heading(page, "Oferta jest przyjęta")).toBeVisible();
    await order(other).click();
    await expect(heading(other, "Ta oferta jest już przyjęta")).toBeVisible();
    await page.reload();
    expect((await sandbox.outbox()).filter(({ text }) => text.includes("Oferta jest przyjęta"))).toHaveLength(1);
  });

  // One of each kind: by the offer, by a change meanwhile, by the server, by a former answer; `npm run proof` tries
  // all.
  const refusals = [
    ["error1", "Nie znamy tej oferty"],
    ["error2", "Ta oferta zmieniła się w międzyczasie"],
    ["error3", "Ta oferta jest dla kogoś innego"],
    ["error11", "Brakuje danych do tej decyzji"],
    ["error21", "Dokumenty tej oferty jeszcze powstają"],
    ["error31", "Nie udało się zapisać odpowiedzi"],
    ["error41", "Ta oferta jest już przyjęta"],
    ["error42", "Ta oferta jest już odrzucona"],
    ["error43", "Prośba o kontakt jest już zapisana"],
    ["error44", "Ta oferta straciła ważność"],
    ["error45", "Ta oferta jest anulowana"],
  ] as const;
  for (const [code, title] of refusals.filter(
    ([one]) => isFullProof || ["error1", "error2", "error31", "error41"].includes(one),
  )) {
    test(`explains a refusal with ${code} and what to do`, { tag: "@proof" }, async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openReview(page);
      // Responds instead of the sandbox, whose faults would still execute the write.
      await page.route("**/service", (route) =>
        route.request().postData()?.includes("<respondToSaleOffer ") === true
          ? route.fulfill({ contentType: "text/xml; charset=utf-8", body: refusal(code) })
          : route.fallback(),
      );
      await order(page).click();
      await expect(heading(page, title).locator("span")).toBeFocused();
      const again = page.getByRole("button", { name: "Wczytaj ofertę jeszcze raz" });
      await expect(again).toHaveCount(["error2", "error11", "error21", "error31"].includes(code) ? 1 : 0);
      if ((await again.count()) === 1) {
        await again.click();
        await expect(review(page)).toBeVisible();
      }
    });
  }

  test(
    "shows the new terms when an offer was refused because it has changed",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openReview(page);
      await page.route("**/service", async (route) => {
        const sent = route.request().postData() ?? "";
        if (sent.includes("<respondToSaleOffer "))
          return route.fulfill({ contentType: "text/xml; charset=utf-8", body: refusal("error2") });
        if (!sent.includes("<getSalesOfferHistory ") && !sent.includes("<getSalesOfferHistory/"))
          return route.fallback();
        const answer = await route.fetch();
        return route.fulfill({ response: answer, body: (await answer.text()).replaceAll(">79.00<", ">99.00<") });
      });
      const before = (await sandbox.calls("getSalesOfferHistory")).length;
      await order(page).click();
      await page.getByRole("button", { name: "Wczytaj ofertę jeszcze raz" }).click();
      await expect(page.getByRole("row", { name: /^Miesięcznie w drugim roku/ })).toContainText("189,00 zł");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect((await sandbox.calls("getSalesOfferHistory")).length).toBe(before + 1);
    },
  );

  test(
    "asks for a call instead of an answer when the offer does not state all prices",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.route("**/service", async (route) => {
        if (route.request().postData()?.includes("<getSalesOfferHistory") !== true) return route.fallback();
        const answer = await route.fetch();
        return route.fulfill({ response: answer, body: (await answer.text()).replaceAll("<price>79.00</price>", "") });
      });
      await page.goto(PAGE);
      await expect(
        page.getByText("Nie znamy wszystkich cen tej oferty, więc nie przyjmiesz jej w portalu."),
      ).toBeVisible();
      await expect(page.getByRole("row", { name: /^Miesięcznie/ })).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Zamów rozmowę", exact: true })).toBeVisible();
      await expect(review(page)).toHaveCount(0);
    },
  );

  test(
    "provider rejects an answer to an offer with missing documents or one that has expired",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "oferty.sroka");
      await page.goto(`${PAGE}?offer=121003`);
      await page.getByRole("button", { name: "Przejdź do podsumowania" }).click();
      await expect(page.getByText("Ta oferta nie ma jeszcze dokumentów.")).toBeVisible();
      await page.getByLabel("Znam warunki z podsumowania").check();
      await order(page).click();
      await expect(heading(page, "Dokumenty tej oferty jeszcze powstają")).toBeVisible();
      await page.goto(`${PAGE}?offer=999999`);
      await expect(heading(page, "Nie znaleźliśmy tej oferty")).toBeVisible();
      await page.goto(`${PAGE}?offer=121005`);
      await expect(heading(page, "Ta oferta straciła ważność")).toBeVisible();
      await expect(order(page).or(review(page))).toHaveCount(0);
    },
  );
});

test.describe("[OFFER-06] beside a sale", () => {
  test("shows an offer after its consent, once under many clicks", async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/ERR_/);
    await enterOnDemoDay(page, sandbox, "oferty.sroka");
    await page.goto(`${PAGE}?offer=121002`);
    await expect(page.getByText("49,00 zł")).toHaveCount(0);
    await sandbox.fault({ operation: "registerTemporaryMarketingConsent", drop: true, times: "always" });
    await page.getByRole("button", { name: "Zgadzam się, pokaż" }).evaluate((button) => {
      for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
    });
    await expect(page.getByText("Zgoda na tę ofertę działa do 04-12-2026")).toBeVisible();
    await expect(page.getByRole("row", { name: /^Telefon komórkowy/ })).toContainText("Bez Limitu 120 GB");
    expect(
      new Set((await sandbox.calls("registerTemporaryMarketingConsent")).map(({ intentId }) => intentId)).size,
    ).toBe(1);
  });

  test(
    "resumes an offer with a call request; answers an extension and an isobar like any other",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "oferty.sroka");
      await page.goto(PAGE);
      await page.getByRole("button", { name: "Zdecyduj od razu" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Internet mobilny 5G 200 GB" })).toBeVisible();
      await expect(review(page)).toBeVisible();
      for (const title of ["Przedłużenie umowy na dotychczasowych warunkach", "Drugi telefon za połowę ceny"]) {
        await page.getByRole("region", { name: "Inne oferty" }).getByRole("button", { name: title }).click();
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
        await page.getByRole("button", { name: "Nie, dziękuję" }).click();
        await page.getByRole("button", { name: "Odrzuć ofertę" }).click();
        await expect(heading(page, "Oferta jest odrzucona")).toBeVisible();
      }
      await page.getByRole("main").getByRole("link", { name: "Oferty i zamówienia" }).click();
      await expect(page.getByRole("row", { name: /^Przedłużenie umowy/ })).toContainText("Odrzucona");
      expect(await sandbox.calls("showIsobarEvent")).toHaveLength(1);
    },
  );

  test(
    "opens the page for an isobar offer alone (part of OFFER-01), shows its result until left",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "isobar.wilga");
      await openReview(page);
      await expect(page.getByRole("heading", { level: 1, name: "Telefon do internetu za połowę ceny" })).toBeVisible();
      await order(page).click();
      await expect(heading(page, "Oferta jest przyjęta")).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Wróć na start" }).click();
      // The start page shows a message of the operator to this customer.
      await expect(page.getByRole("dialog", { name: "Wiadomość dla ciebie" })).toBeVisible();
      await page.keyboard.press("Escape");
      await openSection(page, "Oferta");
      await expect(heading(page, "Żadna oferta nie czeka na decyzję")).toBeVisible();
      await page.getByRole("link", { name: "zamówienia" }).click();
      await expect(page.getByRole("row", { name: /^Telefon do internetu/ })).toContainText("W realizacji");
    },
  );
});

test.describe("[OFFER-07] offer floater", () => {
  const floater = (page: Page) => page.getByLabel("Szybkie działania");

  test("floater has the operator's texts and stays away for the configured days over a reload", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, "oferty.sroka");
    await page.goto("/index");
    await floater(page).getByRole("button", { name: "Twoja oferta" }).click();
    const popup = page.getByRole("dialog", { name: "Mamy dla ciebie szybszy internet" });
    await expect(popup).toContainText("Sprawdź, co się zmieni i ile zapłacisz");
    await expect(popup.getByRole("link", { name: "Porównaj" })).toHaveAttribute("href", PAGE);
    await page.keyboard.press("Escape");
    await expect(floater(page).getByRole("button", { name: "Twoja oferta" })).toBeFocused();
    await page.keyboard.press("Enter");
    await popup.getByLabel("Nie pokazuj przez 7 dni").check();
    await popup.getByRole("button", { name: "Zamknij" }).last().click();
    await expect(floater(page).getByRole("button", { name: "Twoja oferta" })).toHaveCount(0);
    await page.reload();
    await expect(
      floater(page)
        .getByRole("button", { name: "Czat" })
        .or(page.getByRole("heading", { level: 1 }))
        .first(),
    ).toBeAttached();
    await expect(page.getByRole("button", { name: "Twoja oferta" })).toHaveCount(0);
  });

  test("floater without settings is a link to the offer", { tag: ["@wide", "@proof"] }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/index");
    await floater(page).getByRole("link", { name: "Oferta" }).click();
    await expect(page).toHaveURL(PAGE);
  });
});
