// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { LegalNotice } from "#domain/messages/index.ts";
import type { NoticeState } from "#domain/messages/legal-notice.ts";
import { noticeStateOf } from "#domain/deadlines/notice-state.ts";
import type { ProductStatus } from "#domain/products/index.ts";
import { aProduct, day, zloty } from "#test/mothers/index.ts";
import { LegalNoticeSection } from "./legal-notice.view.tsx";

afterEach(cleanup);

const NOTICE: LegalNotice = {
  kind: "changed-terms",
  contractNumber: "ABO/0412783/25",
  productId: "P-1",
  effectiveOn: day("2027-01-01"),
  basis: "art. 306 PKE",
  changes: [{ name: "Opłata za internet", before: "69,00 zł", after: "74,00 zł" }],
  monthlyDifference: zloty("5.00"),
  freeUntil: day("2026-12-31"),
  tariffs: [],
};

function textOf(
  changes: Partial<LegalNotice>,
  today = "2026-11-20",
  state: NoticeState = { kind: "in-force" },
): string {
  cleanup();
  return unjoinedText(
    render(<LegalNoticeSection notice={{ ...NOTICE, ...changes }} today={day(today)} state={state} />).container
      .textContent,
  );
}

it("[TERMS-01] says what changes, its cost for the customer, its basis and its day", () => {
  const text = textOf({});
  expect(text).toContain("Co zmienia się od 01-01-2027");
  expect(text).toContain("Opłata za internetbyło 69,00 zł, będzie 74,00 zł");
  expect(text).toContain("Dla ciebieo 5,00 zł więcej co miesiąc");
  expect(text).toContain("Podstawaart. 306 PKE");
  expect(textOf({ monthlyDifference: zloty("-5.00") })).toContain("o 5,00 zł mniej co miesiąc");
  expect(textOf({ monthlyDifference: undefined })).not.toContain("Dla ciebie");
});

it("(part of I18N-10) formats amounts of terms for the page and marks other terms as Polish", () => {
  const changes = [
    { name: "Opłata za internet", before: "1 069,00 zł", after: "74,00 zł" },
    { name: "Prędkość", before: undefined, after: "600 Mb/s" },
  ];
  expect(textOf({ changes })).toContain("było 1 069,00 zł, będzie 74,00 zł");
  const marked = [...document.querySelectorAll("dd [lang=pl]")].map((element) => unjoinedText(element.textContent));
  expect(marked).toEqual(["600 Mb/s", "art. 306 PKE"]);
});

it("(part of TERMS-02) leads to the end of the contract, with the last day without cost", () => {
  expect(textOf({})).toContain("Do 31-12-2026 możesz zakończyć umowę bez zwrotu ulgi");
  expect(screen.getByRole("link", { name: /Zakończ\sumowę/ }).getAttribute("href")).toBe("/service/termination/P-1");
  expect(textOf({}, "2027-01-01")).toContain("na zwykłych warunkach");
  expect(textOf({ freeUntil: undefined })).toContain("najpierw zobaczysz ostatni dzień i koszt");
});

it("(part of TERMS-11) offers nothing for a service that has another contract now", () => {
  const text = textOf({}, "2026-11-20", { kind: "replaced" });
  expect(text).toContain("Usługa z tej wiadomości ma już inną umowę");
  expect(text).not.toContain("Nie zgadzasz się");
  expect(screen.queryByRole("link")).toBeNull();
});

it("(part of OFFER-15) offers nothing for a contract that ends anyway", () => {
  const tariffs = [{ name: "Internet 600 Mb/s", price: zloty("49.00"), description: undefined }];
  render(
    <LegalNoticeSection
      notice={{ ...NOTICE, kind: "term-end", tariffs }}
      today={day("2026-11-20")}
      state={{ kind: "ending", endsOn: undefined }}
    />,
  );
  const text = unjoinedText(document.body.textContent);
  expect(text).toContain("Ta umowa i tak się kończy");
  expect(text).not.toContain("Internet 600 Mb/s");
  expect(screen.getByRole("link").textContent).toContain("Zobacz zakończenie umowy");
});

it("(part of TERMS-33) offers nothing for a contract that has a longer fixed term now", () => {
  const tariffs = [{ name: "Internet 600 Mb/s", price: zloty("49.00"), description: undefined }];
  const termEnd = { kind: "term-end", tariffs, changes: [], monthlyDifference: undefined } as const;
  const text = textOf(termEnd, "2026-11-20", { kind: "extended", until: day("2028-01-01") });
  expect(text).toContain("Okres umowy miał się skończyć 01-01-2027");
  expect(text).toContain("Ta umowa jest przedłużona do 01-01-2028. Nie musisz nic robić.");
  expect(text).not.toMatch(/Jeśli nic nie zrobisz|Najkorzystniejsze/u);
  expect(screen.queryByRole("link")).toBeNull();
});

it("[TERMS-03] says what follows the end of a fixed term, and lists the operator's best tariffs", () => {
  const tariffs = [{ name: "Internet 600 Mb/s", price: zloty("49.00"), description: undefined }];
  const text = textOf({ kind: "term-end", freeUntil: undefined, changes: [], monthlyDifference: undefined, tariffs });
  expect(text).toContain("Okres umowy kończy się 01-01-2027");
  expect(text).toContain("umowa będzie trwać dalej na czas nieokreślony");
  expect(text).toContain("Po tym dniu możesz ją wypowiedzieć w każdej chwili");
  expect(text, "the server names the notice").not.toContain("miesięcznym");
  expect(text).toContain("Internet 600 Mb/s49,00 zł miesięcznie");
});

it("[TERMS-10] speaks of the end of a fixed term as past after its day", () => {
  const termEnd = { kind: "term-end", changes: [], monthlyDifference: undefined } as const;
  const text = textOf(termEnd, "2027-01-02");
  expect(text).toContain("Okres umowy skończył się 01-01-2027");
  expect(text).toContain("Umowa trwa dalej na czas nieokreślony");
  expect(text).not.toContain("Jeśli nic nie zrobisz");
  expect(textOf(termEnd, "2027-01-01")).toContain("kończy się 01-01-2027");
  cleanup();
  render(
    <LegalNoticeSection
      notice={{ ...NOTICE, ...termEnd }}
      today={day("2027-01-02")}
      state={{ kind: "ending", endsOn: undefined }}
    />,
  );
  expect(unjoinedText(document.body.textContent)).toContain("albo już się skończyła");
});

it("(part of MSG-12) leads to the offer that extends the contract, with its last day", () => {
  const extension = { href: "/service/yourOffer?offer=1", until: day("2026-12-29") };
  const notice = { ...NOTICE, kind: "term-end" } as const;
  const textIn = (state: NoticeState) =>
    unjoinedText(
      render(<LegalNoticeSection notice={notice} today={day("2026-11-20")} state={state} extension={extension} />)
        .container.textContent,
    );
  expect(textIn({ kind: "in-force" })).toContain("Mamy dla ciebie ofertę przedłużenia tej umowy, ważną do 29-12-2026.");
  const link = screen.getByRole("link", { name: /Zobacz\sofertę\sprzedłużenia/ });
  expect(link.getAttribute("href")).toBe(extension.href);
  cleanup();
  expect(textIn({ kind: "ending", endsOn: undefined })).not.toContain("przedłużenia");
});

it("(part of TERMS-40) offers nothing for a contract that was extended without the change", () => {
  const text = textOf({}, "2026-11-20", { kind: "extended", until: day("2027-11-28") });
  expect(text).toContain("Zapowiedziana zmiana od 01-01-2027");
  expect(text).toContain("Umowa została przedłużona do 28-11-2027 bez tej zmiany");
  expect(text).not.toMatch(/Dla ciebie|Nie zgadzasz się/u);
  expect(screen.queryByRole("link")).toBeNull();
});

it("(part of TERMS-41) keeps the right to leave when the contract ends after the change", () => {
  const product = aProduct({
    productId: "P-1",
    contractNumber: NOTICE.contractNumber,
    contractEnd: day("2028-03-31"),
    status: "ACTIVE",
  });
  const today = day("2026-11-20");
  const textWith = (status: ProductStatus) =>
    textOf({}, today, noticeStateOf(NOTICE, { products: [{ ...product, status }], orders: [], sentOn: today, today }));
  expect(textWith("ACTIVE")).toContain("Do 31-12-2026 możesz zakończyć umowę bez zwrotu ulgi");
  expect(screen.getByRole("link").textContent).toContain("Zakończ umowę");
  expect(textWith("DURING_RESIGNATION")).toContain("Umowa skończy się 31-03-2028, a zmiana obowiązuje od 01-01-2027");
});

it("(part of TERMS-41) says whether changed terms apply to a contract that ends", () => {
  const textIn = (end: string, today: string) => textOf({}, today, { kind: "ending", endsOn: day(end) });
  expect(textIn("2026-12-31", "2026-12-31")).toContain("Umowa skończy się 31-12-2026, więc ta zmiana cię nie dotyczy.");
  expect(screen.queryByRole("link")).toBeNull();
  const ended = textIn("2026-12-31", "2027-01-05");
  expect(ended).toContain("Umowa skończyła się 31-12-2026, więc ta zmiana cię nie dotyczy.");
  expect(ended).not.toMatch(/Dla ciebie|zakończyć/u);
  const later = textIn("2027-01-15", "2026-12-20");
  expect(later).toContain("Umowa skończy się 15-01-2027, a zmiana obowiązuje od 01-01-2027 do tego dnia.");
  expect(later).toContain("Dla ciebieo 5,00 zł więcej co miesiąc");
  expect(later).not.toContain("Nie zgadzasz się");
  expect(screen.getByRole("link").textContent).toContain("Zobacz zakończenie umowy");
  expect(textIn("2027-01-15", "2027-01-16")).toContain("skończyła się 15-01-2027, a zmiana obowiązywała od 01-01-2027");
});
