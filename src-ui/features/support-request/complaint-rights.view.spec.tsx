// @vitest-environment jsdom
import type { ReactNode } from "react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { succeed } from "#domain/shared-kernel/index.ts";
import { COMPLAINT_TERMS, type SupportRequest } from "#domain/support/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { aClient, aClientData, aRequest, day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { SupportStore } from "#ui/stores/support/support.store.ts";
import { ComplaintRightsViewModel } from "./complaint-rights.view-model.ts";
import { ComplaintRights } from "./complaint-rights.view.tsx";
import { createSettlementDocument } from "./settlement-document.ts";

afterEach(cleanup);

const ADDRESS = "ul. Polanki 12 m. 3, 80-309 Gdańsk";
const NOW = Date.parse("2026-11-20T12:00:00+01:00");
const TODAY = day("2026-11-20");
const LATE = aRequest({
  number: "ZG/2026/003390",
  kind: "complaint",
  sentAt: Date.parse("2026-10-17T20:48:00+02:00"),
  answerBy: day("2026-11-16"),
});

const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  });
const page = () => unjoinedText(document.body.textContent).replaceAll("\u00a0", " ");

const HELP_LINE = { number: "58 300 70 00", dial: "+48583007000", hours: "8–20" };
const WithContact = ({ children }: { readonly children: ReactNode }) => (
  <OperatorContactContext value={{ helpLine: HELP_LINE, email: undefined, postAddress: "" }}>
    {children}
  </OperatorContactContext>
);

async function setUp(
  request: SupportRequest,
  { companyName, isSaved = true }: { companyName?: string; isSaved?: boolean } = {},
) {
  const provider = fakeSupport({ forms: [], requests: [request], now: () => NOW });
  const store = new SupportStore(provider, movableClock());
  await store.requests.load();
  const client = new AsyncValue(() =>
    Promise.resolve(succeed(aClientData({ client: aClient({ companyName, taxId: undefined }) }))),
  );
  await client.load();
  const save = vi.fn<(name: string, type: string, text: string) => Promise<boolean>>(() => Promise.resolve(isSaved));
  const model = new ComplaintRightsViewModel({
    port: provider,
    store,
    clock: { now: () => NOW },
    idempotencyKeys: fakeIdempotencyKeys(),
    client: { data: client },
    today: { today: TODAY },
    settlement: {
      terms: COMPLAINT_TERMS,
      operator: { address: "Wiązka S.A., ul. Prosta 1, 00-001 Warszawa", taxId: "5250000000" },
      contact: () => ({ address: ADDRESS, email: "a.nowak@poczta.example" }),
      page: "https://urzad.example/spory",
      save,
    },
  });
  const current = () => store.requests.known?.find(({ number }) => number === request.number) ?? request;
  const drawn = render(<ComplaintRights request={request} model={model} />, { wrapper: WithContact });
  const redraw = () => drawn.rerender(<ComplaintRights request={current()} model={model} />);
  return { provider, save, redraw, model, drawn };
}

it("[REQ-20] asks for a late answer once, however often the button is pressed, and shows its day", async () => {
  const { provider, redraw } = await setUp(LATE);
  expect(page()).toContain("wyślemy ją do 25-11-2026. To nic nie kosztuje");
  await userEvent.setup().dblClick(screen.getByRole("button", { name: /Poproś o.odpowiedź/ }));
  await settled();
  redraw();
  expect(provider.messages).toMatchObject([{ number: LATE.number, requestsAnswer: true, disagrees: false }]);
  expect(page()).toContain("Mamy prośbę o ponowną odpowiedź. Wyślemy ją do 25-11-2026.");
  expect(screen.queryByRole("button", { name: /Poproś/ })).toBeNull();
});

it("(part of REQ-20) says that the request may be sent again when its response is lost", async () => {
  const { provider } = await setUp(LATE);
  provider.script.failNext("addMessage", { kind: "timeout" });
  await userEvent.setup().click(screen.getByRole("button", { name: /Poproś o.odpowiedź/ }));
  await settled();
  expect(unjoinedText(screen.getByRole("alert").textContent)).toContain("Nie wiemy, czy prośba dotarła.");
  expect(screen.getByRole("button", { name: /Poproś o.odpowiedź/ })).toBeTruthy();
});

it("(part of REQ-20) loads the requests again when the answer has arrived in the meantime", async () => {
  const { provider, redraw } = await setUp(LATE);
  provider.requests = [{ ...LATE, state: "answered" }];
  await userEvent.setup().click(screen.getByRole("button", { name: /Poproś o.odpowiedź/ }));
  await settled();
  redraw();
  expect(screen.queryByRole("button", { name: /Poproś/ })).toBeNull();
});

it("(part of REQ-20) says what to do when the repeated answer is late, too", async () => {
  await setUp({ ...LATE, answerRequest: { at: NOW - 9e8, answerBy: day("2026-11-18") } });
  expect(page()).toContain("Mieliśmy ją wysłać do 18-11-2026. Zadzwoń do nas");
  expect(screen.getByRole("link", { name: HELP_LINE.number }).getAttribute("href")).toBe("tel:+48583007000");
});

it("(part of REQ-20) says nothing of a repeated answer that has arrived", async () => {
  const answer = { side: "provider", author: undefined, at: NOW - 1e8, text: "Nie.", files: [] } as const;
  const entries = [...LATE.entries, answer];
  await setUp({ ...LATE, state: "answered", entries, answerRequest: { at: NOW - 9e8, answerBy: day("2026-11-18") } });
  expect(page()).not.toContain("Mieliśmy ją wysłać");
});

it("[REQ-21] saves the application for a settlement with the facts of the complaint", async () => {
  const { save } = await setUp(LATE);
  expect(page()).toContain("Wniosek złożysz bezpłatnie do 18-10-2027");
  await userEvent.setup().click(screen.getByRole("button", { name: "Pobierz wniosek" }));
  await settled();
  const [name, type, text] = save.mock.calls[0] ?? ["", "", ""];
  expect([name, type]).toEqual(["wniosek-polubowny-ZG-2026-003390.html", "text/html;charset=utf-8"]);
  for (const fact of ["ZG/2026/003390", "Wiązka S.A., ul. Prosta 1", "5250000000", "16-11-2026", "brak odpowiedzi"])
    expect(unjoinedText(text), fact).toContain(fact);
  expect(unjoinedText(text)).toContain("a.nowak@poczta.example");
  expect(unjoinedText(text)).toContain("80-309");
  expect(unjoinedText(text)).toContain("Internet rozłącza się co kilka minut.");
  expect(page()).toContain("Wniosek jest zapisany");
});

it("(part of REQ-21) names the answer only when the complaint is answered", () => {
  const operator = { address: "Wiązka S.A.", taxId: undefined };
  const entries = [{ side: "provider", author: undefined, at: NOW, text: "Badamy sprawę.", files: [] }] as const;
  const answerOf = (state: SupportRequest["state"]) => {
    const request = aRequest({ ...LATE, state, entries });
    const { text } = createSettlementDocument({
      request,
      complainant: undefined,
      contact: undefined,
      operator,
      today: TODAY,
    });
    return unjoinedText(text).includes("brak odpowiedzi");
  };
  expect([answerOf("inProgress"), answerOf("answered")]).toEqual([true, false]);
});

it("(part of REQ-21) keeps the first day and answer in the application after a further message", () => {
  const entry = { author: undefined, text: "Nie.", files: [] } as const;
  const entries = [
    ...LATE.entries,
    { ...entry, side: "provider", kind: "answer", at: Date.parse("2026-11-10T10:40:00+01:00") },
    { ...entry, side: "customer", at: NOW },
  ] as const;
  const facts = (changes: Partial<SupportRequest>) => {
    const { text } = createSettlementDocument({
      request: { ...LATE, firstAnswerBy: day("2026-11-16"), entries, ...changes },
      complainant: undefined,
      contact: undefined,
      operator: { address: "Wiązka S.A.", taxId: undefined },
      today: TODAY,
    });
    const page = new DOMParser().parseFromString(text, "text/html");
    const pairs = [...page.querySelectorAll("dt")].map((label) => [label, label.nextElementSibling]);
    return pairs.map((pair) => pair.map((part) => unjoinedText(part?.textContent ?? "")).join(": "));
  };
  const first = ["Odpowiedź do: 16-11-2026", "Odpowiedź dostawcy: 10-11-2026 10:40"];
  expect(facts({ state: "inProgress", answerBy: day("2026-12-04") })).toEqual(
    expect.arrayContaining([
      ...first,
      "Wiadomość po odpowiedzi: wysłana 20-11-2026, odpowiedź do 04-12-2026",
      "Odpowiedź na nią: brak odpowiedzi",
    ]),
  );
  const again = { ...entry, side: "provider", kind: "answer", at: Date.parse("2026-11-25T09:00:00+01:00") } as const;
  expect(facts({ state: "answered", answerBy: undefined, entries: [...entries, again] })).toEqual(
    expect.arrayContaining([
      ...first,
      "Wiadomość po odpowiedzi: wysłana 20-11-2026",
      "Odpowiedź na nią: 25-11-2026 09:00",
    ]),
  );
});

it("(part of REQ-21) keeps the state of an application apart from those of other complaints", async () => {
  const { model, drawn } = await setUp(LATE);
  await userEvent.setup().click(screen.getByRole("button", { name: "Pobierz wniosek" }));
  await settled();
  expect(page()).toContain("Wniosek jest zapisany");
  drawn.rerender(<ComplaintRights request={{ ...LATE, number: "ZG/2026/009999" }} model={model} />);
  expect(page()).not.toContain("Wniosek jest zapisany");
});

it("(part of REQ-21) says that the pages of the office open outside the portal", async () => {
  await setUp(LATE);
  expect(screen.getByRole("link", { name: /poza portalem/ }).getAttribute("href")).toBe("https://urzad.example/spory");
});

it("(part of REQ-21) says what to do when the application cannot be saved", async () => {
  await setUp(LATE, { isSaved: false });
  await userEvent.setup().click(screen.getByRole("button", { name: "Pobierz wniosek" }));
  await settled();
  expect(unjoinedText(screen.getByRole("alert").textContent)).toContain("Nie udało się zapisać wniosku.");
});

it.each([
  ["a company", LATE, "Bursztyn i Synowie"],
  ["a fault", { ...LATE, kind: "fault" } as const, undefined],
  ["a complaint within the time for an answer", { ...LATE, answerBy: TODAY }, undefined],
])("(part of REQ-21) offers no settlement for %s", async (_, request, companyName) => {
  await setUp(request, companyName === undefined ? {} : { companyName });
  expect(screen.queryByText(/Postępowanie polubowne/)).toBeNull();
});
