// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Blockade } from "#domain/account/index.ts";
import type { PortalFeature } from "#domain/access/index.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { Product } from "#domain/products/index.ts";
import { fail, succeed, monthOf, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { COMPLAINT_TERMS, type ContactForm, type RequestEntry, type SupportRequest } from "#domain/support/index.ts";
import { Drafts } from "#domain/drafts/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeOpenPaymentsStore } from "#test/fakes/fake-open-payments-store.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import {
  aBlockade,
  aClient,
  aClientData,
  aContact,
  aForm,
  aMessage,
  anEntry,
  anOutage,
  aProduct,
  aRequest,
  day,
  demoForms,
  field,
  zloty,
} from "#test/mothers/index.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { AccountChoiceContext } from "#ui/shared/other-account/account-choice-context.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { SupportStore } from "#ui/stores/support/support.store.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import type { SupportAddress } from "./support-address.ts";
import { supportHref, parseSupportAddress } from "./support-address.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { supportPageTitle } from "./support-page-title.ts";
import { SupportViewModel } from "./support.view-model.ts";
import { SupportScreen } from "./support.screen.tsx";
import { fileSizeText } from "./support.texts.ts";

const NOW = Date.parse("2026-11-20T12:00:00+01:00");
const TODAY = day("2026-11-20");

afterEach(cleanup);

const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  });
const words = (element: Element | null) => unjoinedText(element?.textContent);

const MESSAGE = aMessage({ clientMessageId: "M-1", title: "Prace w sieci", createdAt: NOW });
const IMAGE = { name: "image.jpg", documentId: undefined };

interface Scene {
  readonly forms?: readonly ContactForm[];
  readonly requests?: readonly SupportRequest[];
  readonly allowed?: boolean;
  readonly mobile?: string;
  readonly drafts?: Pick<Drafts, "of">;
  readonly entries?: Promise<Result<readonly FinancialEntry[], TransportFailure>>;
  readonly products?: readonly Product[];
  readonly blockade?: Blockade;
  readonly before?: (provider: ReturnType<typeof fakeSupport>) => void;
  /** Features that the installation lacks. */
  readonly lacks?: readonly PortalFeature[];
  readonly chooseAccount?: () => void;
}

async function setUp(
  at: SupportAddress,
  {
    forms = demoForms(),
    requests = [],
    allowed = true,
    mobile = "601234567",
    drafts,
    entries = Promise.resolve(succeed([])),
    products = [aProduct()],
    blockade,
    before,
    lacks = [],
    chooseAccount,
  }: Scene = {},
) {
  const provider = fakeSupport({ forms, requests, allowed, now: () => NOW });
  before?.(provider);
  const account = aClientData({ products, client: aClient({ blockade }) });
  const client = new AsyncValue(() => Promise.resolve({ ok: true as const, value: account }));
  await client.load();
  const finance = new AsyncValue(() => entries);
  const contact = new ContactStore(fakeContact({ data: aContact({ mobilePhones: [mobile] }) }));
  const model = new SupportViewModel({
    port: provider,
    store: new SupportStore(provider, movableClock()),
    messages: {
      messages: new AsyncValue(() => Promise.resolve(succeed([MESSAGE]))),
      outages: new AsyncValue(() => Promise.resolve(succeed([anOutage()]))),
    },
    client: { data: client },
    finance: { entries: finance },
    openPayments: fakeOpenPaymentsStore(),
    contact,
    today: { today: TODAY },
    clock: { now: () => NOW },
    idempotencyKeys: fakeIdempotencyKeys(),
    sales: {
      requestDocument: ({ documentId }) =>
        Promise.resolve(succeed({ address: `https://portal.example/papers/${documentId}`, expiresAt: NOW + 60_000 })),
    },
    files: { checkAvailability: () => Promise.resolve("available"), fetchFile: () => Promise.resolve(undefined) },
    origin: "https://portal.example",
    settlement: {
      contact: () => undefined,
      terms: COMPLAINT_TERMS,
      operator: { address: "Wiązka S.A., ul. Prosta 1, 00-001 Warszawa", taxId: "5250000000" },
      page: "https://cik.uke.gov.pl",
      save: () => Promise.resolve(true),
    },
    fileMegabytes: 5,
    draftOf: (form) => drafts?.of(form),
  });
  const view = (where: SupportAddress) => (
    <UnavailableFeaturesContext value={new Set(lacks)}>
      <AccountChoiceContext value={chooseAccount}>
        <SupportScreen model={model} at={where} />
      </AccountChoiceContext>
    </UnavailableFeaturesContext>
  );
  const drawn = render(view(at));
  await settled();
  return {
    provider,
    model,
    show: async (where: SupportAddress) => {
      drawn.rerender(view(where));
      await settled();
    },
  };
}

describe("page of support requests", () => {
  it("lists requests with their states, newest first, and offers forms and a call", async () => {
    await setUp(
      { kind: "list" },
      { requests: [aRequest({ number: "ZG/1", state: "closed", sentAt: NOW - 9e9 }), aRequest({ number: "ZG/2" })] },
    );
    const [own, topics] = screen.getAllByRole("list").filter((list) => within(list).queryAllByRole("link").length > 0);
    expect(
      within(own ?? document.body)
        .getAllByRole("link")
        .map((link) => [words(link).includes("W toku"), link.getAttribute("href")]),
    ).toEqual([
      [true, "/supportRequest?request=ZG%2F2"],
      [false, "/supportRequest?request=ZG%2F1"],
    ]);
    expect(
      within(topics ?? document.body)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual([
      "/supportRequest?form=FAULT",
      "/supportRequest?form=COMPLAINT",
      "/supportRequest?form=OTHER",
      "/supportRequest?isContactRequested=1",
    ]);
  });

  it("(part of REQ-33) does not mark what the customer wrote as Polish, unlike the title", async () => {
    const written: RequestEntry = { side: "customer", text: "My router is off", author: undefined, at: NOW, files: [] };
    await setUp({ kind: "list" }, { requests: [aRequest({ title: "Awaria usługi", entries: [written] })] });
    const marked = ["My router is off", "Awaria usługi"].map((text) => screen.getByText(text).closest("[lang]"));
    expect(marked.map((element) => element?.getAttribute("lang"))).toEqual([undefined, "pl"]);
  });

  it("shows empty and failed sections of support separately, and twenty requests at a time", async () => {
    await setUp({ kind: "list" }, { before: ({ script }) => script.failNext("loadForms", { kind: "timeout" }) });
    expect(screen.getByRole("heading", { name: "Nie masz jeszcze zgłoszeń" })).toBeTruthy();
    expect(screen.getByText("Nie udało się pobrać formularzy")).toBeTruthy();
    await userEvent.setup().click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    await settled();
    expect(screen.getByRole("link", { name: /Awaria/ })).toBeTruthy();
    cleanup();
    await setUp(
      { kind: "list" },
      {
        requests: Array.from({ length: 45 }, (_, index) =>
          aRequest({ number: `ZG/${index}`, sentAt: NOW - index * 1_000, answerBy: undefined }),
        ),
      },
    );
    const shown = () => screen.getAllByRole("link", { name: /ZG/ }).length;
    expect(shown()).toBe(20);
    await userEvent.setup().click(screen.getByRole("button", { name: "Pokaż więcej" }));
    await settled();
    expect(shown()).toBe(40);
  });

  it("shows the messages of a request, and that an unknown request does not exist", async () => {
    const late = aRequest({
      kind: "complaint",
      answerBy: day("2026-11-19"),
      entries: [
        ...aRequest().entries,
        { side: "provider", author: "Pomoc techniczna", at: NOW, text: "Sprawdzimy.\nDziś.", files: [] },
      ],
    });
    await setUp({ kind: "request", number: late.number }, { requests: [late] });
    const thread = screen.getByRole("region", { name: "Przebieg sprawy" });
    expect(
      within(thread)
        .getAllByRole("listitem")
        .map(words)
        .filter((text) => text.includes("2026"))
        .map((text) => text.slice(0, 6)),
    ).toEqual(["Ty 19-", "Pomoc "]);
    expect(
      screen.getByText(
        /reklamacja\sjest\suwzględniona.*Zadzwoń.*dzień, do\sktórego\sspełnimy.*Jeśli\sw\sreklamacji\sgo\snie\sma/u,
      ),
    ).toBeTruthy();
    expect(screen.getByText("router.jpg")).toBeTruthy();
    cleanup();
    await setUp({ kind: "request", number: late.number }, { requests: [{ ...late, answerBy: day("2026-12-01") }] });
    expect(words(document.body).match(/01-12-2026/gu)).toHaveLength(1);
    cleanup();
    const { show } = await setUp(
      { kind: "request", number: late.number },
      { requests: [{ ...late, state: "unknown" }] },
    );
    expect(screen.getByText("Stan nieznany")).toBeTruthy();
    expect(screen.queryByText(/jest\suwzględniona|Odpowiedź do/u)).toBeNull();
    await show({ kind: "request", number: "ZG/0" });
    expect(screen.getByRole("heading", { name: "Nie ma takiego zgłoszenia" })).toBeTruthy();
    expect(words(document.body)).not.toContain("innym koncie");
  });

  it("(part of SESS-18) offers another account when a login with several lacks the request", async () => {
    const chooseAccount = vi.fn();
    await setUp({ kind: "request", number: "ZG/0" }, { chooseAccount });
    expect(words(document.body)).toMatch(/Może\sjest\sna\sinnym\skoncie\./u);
    await userEvent.setup().click(screen.getByRole("button", { name: "Przełącz konto" }));
    expect(chooseAccount).toHaveBeenCalledOnce();
  });

  it("(part of REQ-25) shows a late complaint as accepted, on its page and in the list", async () => {
    const late = aRequest({ kind: "complaint", state: "received", answerBy: day("2026-11-19") });
    const { show } = await setUp({ kind: "request", number: late.number }, { requests: [late] });
    expect(screen.getByText("Uwzględnione")).toBeTruthy();
    expect(screen.queryByText("Przyjęte")).toBeNull();
    await show({ kind: "list" });
    expect(screen.getByText("Uwzględnione")).toBeTruthy();
    expect(screen.queryByText("Przyjęte")).toBeNull();
  });

  it("[REQ-37] says in the list that the answer to a question is late", async () => {
    const late = aRequest({ kind: "question", state: "received", answerBy: day("2026-11-19") });
    await setUp({ kind: "list" }, { requests: [late] });
    expect(words(document.body)).toContain("Odpowiedź spóźnia się, miała być do 19-11-2026");
    cleanup();
    await setUp({ kind: "list" }, { requests: [{ ...late, kind: "complaint" }] });
    expect(words(document.body)).not.toContain("miała być");
  });

  it.each([
    ["2026-11-25", "Przeczytaj je w przebiegu sprawy i odpowiedz do 25-11-2026."],
    ["2026-11-19", "Czekaliśmy na odpowiedź do 19-11-2026. Odpowiedz jak najszybciej."],
    [undefined, "Przeczytaj je w przebiegu sprawy i odpowiedz."],
  ])("(part of REQ-24) says that the operator waits for a reply until %s", async (until, expected) => {
    const question: RequestEntry = {
      side: "provider",
      kind: "question",
      answerBy: until === undefined ? undefined : day(until),
      author: "Dział reklamacji",
      at: NOW,
      text: "Jaki jest numer faktury?",
      files: [],
    };
    const asked = aRequest({ kind: "complaint", answerBy: day("2026-12-10"), entries: [question] });
    const { show } = await setUp({ kind: "request", number: asked.number }, { requests: [asked] });
    expect(words(document.body)).toContain(`${expected} Bez odpowiedzi możemy zostawić reklamację bez rozpoznania.`);
    expect(screen.getByText("Czeka na ciebie")).toBeTruthy();
    expect(words(document.body)).not.toContain("Postępowanie polubowne");
    expect(words(document.body)).toContain("Termin odpowiedziczeka, aż odpowiesz na nasze pytanie");
    expect(words(document.body)).not.toContain("Odpowiedź do");
    await show({ kind: "list" });
    expect(words(document.body)).not.toContain("Odpowiedź do");
    const [waiting] = /Czeka(?:my|liśmy) na ciebie do [\d-]+/u.exec(words(document.body)) ?? [];
    const verb = until !== undefined && day(until) < TODAY ? "Czekaliśmy" : "Czekamy";
    const date = until?.split("-").toReversed().join("-");
    expect(waiting).toBe(date === undefined ? undefined : `${verb} na ciebie do ${date}`);
  });

  it("fills in a support form: shows dependent fields, links to errors and shows the number", async () => {
    const user = userEvent.setup();
    const { provider, show } = await setUp({ kind: "form", formId: "FAULT" });
    expect(screen.queryByRole("radio", { name: "Nie ma obrazu" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Telewizja" }));
    await user.click(screen.getByRole("radio", { name: "Nie ma obrazu" }));
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    const summary = within(screen.getByRole("region", { name: /^Uzupełnij 1.pole$/ }));
    expect(words(summary.getByRole("link"))).toBe("Opisz problem");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Opisz problem" }));
    await user.type(screen.getByRole("textbox", { name: "Opisz problem" }), "Ekran jest czarny od rana.");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Telefon dla technika/ }).value).toBe("601-234-567");
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    await settled();
    expect(provider.submissions).toHaveLength(1);
    expect(words(screen.getByRole("heading", { level: 2 }))).toBe("Przyjęliśmy zgłoszenie ZG/2026/5000.");
    // No e-mail is mentioned, because the server does not report whether it sent one.
    expect(words(screen.getByText(/Odpowiemy do/))).toBe("Odpowiemy do 23-11-2026.");
    expect(document.activeElement?.contains(screen.getByRole("heading", { level: 2 }))).toBe(true);
    await show({ kind: "list" });
    expect(screen.getByRole("link", { name: /ZG\/2026\/5000/ })).toBeTruthy();
    await show({ kind: "form", formId: "FAULT" });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Opisz problem" }).value).toBe("");
  });

  it("(part of MSG-03) shows a sent request with the icon of its topic", async () => {
    const invoice = aForm({ formId: "INVOICE", title: "Pytanie o fakturę", fields: [field("number", "INVOICE")] });
    const sent = aRequest({ formId: "INVOICE", kind: "question", title: "Pytanie o fakturę" });
    await setUp({ kind: "list" }, { forms: [invoice, ...demoForms()], requests: [sent] });
    const links = screen.getAllByRole("link", { name: /Pytanie o.fakturę/ });
    const [first, second] = links.map((link) => link.querySelector("svg")?.innerHTML);
    expect([links.length, first]).toEqual([2, second]);
    expect(first).not.toBe(screen.getByRole("link", { name: /Inna sprawa/ }).querySelector("svg")?.innerHTML);
  });

  it("(part of MSG-03) asks to fill in missing answers, and to correct once one is wrong", async () => {
    const user = userEvent.setup();
    await setUp({ kind: "form", formId: "OTHER" });
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    expect(screen.getByRole("region", { name: /^Uzupełnij 2.pola$/ })).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: "Treść" }), "Krótko");
    expect(screen.getByRole("region", { name: /^2.pola wymagają poprawy$/ })).toBeTruthy();
  });

  it("keeps values of a support form while another is open; shows that an unknown one is missing", async () => {
    const user = userEvent.setup();
    const { show, model } = await setUp({ kind: "form", formId: "OTHER" });
    await user.type(screen.getByRole("textbox", { name: "Temat" }), "Umowa");
    expect(model.dirty).toBe(true);
    await show({ kind: "call" });
    await show({ kind: "form", formId: "OTHER" });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Temat" }).value).toBe("Umowa");
    await show({ kind: "form", formId: "gone" });
    expect(screen.getByRole("heading", { name: "Nie ma takiego formularza" })).toBeTruthy();
  });

  it("lists support forms with unsent values and links to them; omits sent ones", async () => {
    const user = userEvent.setup();
    const { show } = await setUp({ kind: "form", formId: "OTHER" });
    const begun = () => screen.queryByRole("region", { name: "Niedokończone" });
    await show({ kind: "list" });
    expect(begun()).toBeNull();
    await show({ kind: "form", formId: "OTHER" });
    await user.type(screen.getByRole("textbox", { name: "Temat" }), "Umowa");
    await show({ kind: "call" });
    await user.clear(screen.getByRole("textbox", { name: "Numer telefonu" }));
    await show({ kind: "list" });
    const rows = within(begun() ?? document.body).getAllByRole("link");
    expect(
      rows.map((row) => [row.getAttribute("href"), words(row).includes("Czeka na dokończenie i wysłanie.")]),
    ).toEqual([
      ["/supportRequest?form=OTHER", true],
      ["/supportRequest?isContactRequested=1", true],
    ]);
    await show({ kind: "form", formId: "OTHER" });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Temat" }).value).toBe("Umowa");
    await user.type(screen.getByRole("textbox", { name: "Treść" }), "Proszę o kopię umowy.");
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    await settled();
    await show({ kind: "list" });
    expect(
      within(begun() ?? document.body)
        .getAllByRole("link")
        .map((row) => row.getAttribute("href")),
    ).toEqual(["/supportRequest?isContactRequested=1"]);
  });

  it("lists a support form that is being sent or failed to send", async () => {
    const user = userEvent.setup();
    const { provider, show } = await setUp({ kind: "form", formId: "OTHER" });
    await user.type(screen.getByRole("textbox", { name: "Temat" }), "Umowa");
    await user.type(screen.getByRole("textbox", { name: "Treść" }), "Proszę o kopię umowy.");
    provider.script.failNext("register", { kind: "unreachable" });
    const release = provider.script.hold("register");
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    await show({ kind: "list" });
    const begun = () => words(screen.getByRole("region", { name: "Niedokończone" }));
    expect(begun()).toContain("Właśnie wysyłamy.");
    release();
    await settled();
    expect(begun()).toContain("Nie wysłano. To, co jest wpisane, czeka. Spróbuj jeszcze raz.");
  });

  it("lists a support form with a stored draft", async () => {
    const drafts = new Drafts(fakeDrafts(), { now: () => NOW });
    drafts.open("anna/1");
    drafts.of("support OTHER").keep({ "answer topic": "Umowa" });
    const { show } = await setUp({ kind: "list" }, { drafts });
    expect(
      within(screen.getByRole("region", { name: "Niedokończone" }))
        .getAllByRole("link")
        .map((row) => row.getAttribute("href")),
    ).toEqual(["/supportRequest?form=OTHER"]);
    await show({ kind: "form", formId: "OTHER" });
    await userEvent.clear(screen.getByRole("textbox", { name: "Temat" }));
    await show({ kind: "list" });
    expect(screen.queryByRole("region", { name: "Niedokończone" })).toBeNull();
  });

  it("[REQ-08] throws an unsent form away from the list, typed on this page or stored", async () => {
    const drafts = new Drafts(fakeDrafts(), { now: () => NOW });
    drafts.open("anna/1");
    drafts.of("support OTHER").keep({ "answer topic": "Umowa" });
    const { show } = await setUp({ kind: "list" }, { drafts });
    const discard = () => userEvent.click(screen.getByRole("button", { name: /Usuń szkic/ }));
    await discard();
    expect(screen.queryByRole("region", { name: "Niedokończone" })).toBeNull();
    await show({ kind: "form", formId: "OTHER" });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Temat" }).value).toBe("");
    await userEvent.type(screen.getByRole("textbox", { name: "Temat" }), "Faktura");
    await show({ kind: "list" });
    await discard();
    expect([screen.queryByRole("region", { name: "Niedokończone" }), drafts.of("support OTHER").read()]).toEqual([
      null,
      undefined,
    ]);
  });

  it("[REQ-04] hands a message to a new request: its title, day and number", async () => {
    const { show } = await setUp({ kind: "topics", about: { kind: "message", id: "M-1" } });
    expect(words(screen.getByText(/Wybierz temat, a/))).toContain("„Prace w sieci” z 20-11-2026");
    const topic = screen.getByRole("link", { name: /Inna sprawa/ });
    expect(topic.getAttribute("href")).toBe("/supportRequest?form=OTHER&message=M-1");
    await show({ kind: "form", formId: "OTHER", about: { kind: "message", id: "M-1" } });
    expect(unjoinedText(screen.getByRole<HTMLInputElement>("textbox", { name: "Treść" }).value)).toBe(
      "Dotyczy wiadomości „Prace w sieci” z 20-11-2026, numer M-1.\n",
    );
    await show({ kind: "list" });
    expect(screen.queryByRole("region", { name: "Niedokończone" })).toBeNull();
  });

  it("(part of REQ-04) leaves out the line of a message when its form is opened without it", async () => {
    const { show } = await setUp({ kind: "form", formId: "OTHER", about: { kind: "message", id: "M-1" } });
    const text = () => unjoinedText(screen.getByRole<HTMLInputElement>("textbox", { name: "Treść" }).value);
    expect(text()).toContain("Dotyczy wiadomości „Prace w sieci”");
    await show({ kind: "list" });
    await show({ kind: "form", formId: "OTHER" });
    expect(text()).toBe("");
  });

  it("(part of REQ-26) opens the complaint of an invoice with its number, reason and days", async () => {
    const reasons = [
      { value: "QUALITY", label: "Usługa działa źle" },
      { value: "BILL", label: "Kwota jest błędna" },
    ];
    const complaint = aForm({
      formId: "REKLAMACJA",
      kind: "COMPLAINT",
      fields: [
        field("subject", "CHOICE", { label: "Powód", legal: "SUBJECT", options: reasons }),
        field("invoice", "INVOICE", { label: "Której faktury", dependsOn: "subject", dependsOnValues: ["BILL"] }),
        field("from", "DATE", { label: "Od kiedy", legal: "PERIOD" }),
        field("text", "TEXTAREA", { label: "Opis", legal: "CIRCUMSTANCES" }),
      ],
    });
    const entries = [
      anEntry({ number: "FV/2025/11", entryDate: day("2025-11-03") }),
      anEntry({ number: "FV/2026/04", entryDate: day("2026-04-03") }),
    ];
    const about = { kind: "invoice", id: "FV/2026/04", month: monthOf(day("2026-04-01")) } as const;
    await setUp(
      { kind: "form", formId: "COMPLAINT", about },
      { forms: [complaint], entries: Promise.resolve(succeed(entries)) },
    );
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Kwota jest błędna" }).checked).toBe(true);
    const invoices = screen.getByRole<HTMLSelectElement>("combobox", { name: /Której faktury/ });
    expect(invoices.value).toBe("FV/2026/04");
    // The older one can be described, but the time to complain about it is over.
    expect([...invoices.options].map(({ value }) => value)).not.toContain("FV/2025/11");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Od kiedy/ }).value).toBe("01-04-2026");
    await userEvent.setup().click(screen.getByRole("button", { name: "Wyślij zgłoszenie" }));
    await settled();
    expect(screen.getAllByText(/Opisz, co się.stało/).length).toBeGreaterThan(0);
  });

  it("[REQ-60] fills in the days of a chosen invoice, and keeps what the customer has typed", async () => {
    const complaint = aForm({
      formId: "REKLAMACJA",
      kind: "COMPLAINT",
      fields: [
        field("invoice", "INVOICE", { label: "Której faktury" }),
        field("from", "DATE", { label: "Od kiedy", legal: "PERIOD" }),
        field("to", "DATE", { label: "Do kiedy", notBefore: "from", required: false }),
      ],
    });
    const entries = [
      anEntry({ number: "FV/2026/03", period: monthOf(day("2026-03-01")), entryDate: day("2026-03-12") }),
      anEntry({ number: "FV/2026/04", period: monthOf(day("2026-04-01")), entryDate: day("2026-04-12") }),
    ];
    await setUp(
      { kind: "form", formId: "COMPLAINT" },
      { forms: [complaint], entries: Promise.resolve(succeed(entries)) },
    );
    const user = userEvent.setup();
    const invoices = screen.getByRole("combobox", { name: /Której faktury/ });
    const valueOf = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;
    const period = () => [valueOf(/Od kiedy/), valueOf(/Do kiedy/)];
    await user.selectOptions(invoices, "FV/2026/04");
    expect(period()).toEqual(["01-04-2026", "30-04-2026"]);
    await user.selectOptions(invoices, "FV/2026/03");
    expect(period()).toEqual(["01-03-2026", "31-03-2026"]);
    const from = screen.getByRole("textbox", { name: /Od kiedy/ });
    await user.clear(from);
    await user.type(from, "05-03-2026");
    await user.selectOptions(invoices, "FV/2026/04");
    expect(period()).toEqual(["05-03-2026", "31-03-2026"]);
  });

  it("[REQ-11] hands an outage to a new request: its title and address", async () => {
    const about = { kind: "outage", id: "AW-1" } as const;
    const { show } = await setUp({ kind: "topics", about });
    expect(words(screen.getByText(/Wybierz temat, a/))).toContain("„Awaria telewizji”");
    const topic = screen.getByRole("link", { name: /Inna sprawa/ });
    expect(topic.getAttribute("href")).toBe("/supportRequest?form=OTHER&outage=AW-1");
    await show({ kind: "form", formId: "OTHER", about });
    expect(unjoinedText(screen.getByRole<HTMLInputElement>("textbox", { name: "Treść" }).value)).toBe(
      "Dotyczy awarii „Awaria telewizji” pod adresem ul. gen. Władysława Andersa 14 m. 8, Gdańsk.\n",
    );
  });

  it("[REQ-40] hands a service to a new request, in whose form it is chosen", async () => {
    const part = aProduct({ productId: "P-2-1", name: "Pakiet" });
    const products = [aProduct({ productId: "P-1" }), aProduct({ productId: "P-2", childrenList: [part] })];
    const about = { kind: "service", id: "P-2" } as const;
    expect(parseSupportAddress("?service=P-2")).toEqual({ kind: "topics", about });
    const fault = aForm({ formId: "FAULT", title: "Awaria", fields: [field("service", "SERVICE")] });
    const { show } = await setUp({ kind: "topics", about }, { products, forms: [fault, ...demoForms().slice(1)] });
    expect(screen.getByText("Zgłoszenie dotyczy usługi")).toBeTruthy();
    const topic = screen.getByRole("link", { name: "Awaria" });
    expect(topic.getAttribute("href")).toBe("/supportRequest?form=FAULT&service=P-2");
    const chosen = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /service/ }).value;
    await show({ kind: "form", formId: "FAULT", about });
    expect(chosen()).toBe("P-2");
    await show({ kind: "form", formId: "FAULT", about: { kind: "service", id: "P-1" } });
    expect(chosen()).toBe("P-1");
    await show({ kind: "form", formId: "FAULT", about: { kind: "service", id: "P-2-1" } });
    expect(chosen(), "the service of a part").toBe("P-2");
    await show({ kind: "form", formId: "OTHER", about });
    const text = unjoinedText(screen.getByRole<HTMLInputElement>("textbox", { name: "Treść" }).value);
    expect(text).toMatch(/^Dotyczy usługi: .+\.\n$/u);
    await show({ kind: "list" });
    expect(screen.queryByRole("region", { name: "Niedokończone" })).toBeNull();
  });

  it("[REQ-42] says that a request of the form is open for the chosen service, and still sends", async () => {
    const user = userEvent.setup();
    const products = [aProduct({ productId: "P-1" }), aProduct({ productId: "P-2" })];
    const fault = aForm({ formId: "FAULT", kind: "FAULT", fields: [field("service", "SERVICE")] });
    const about = { kind: "service", id: "P-1" } as const;
    const { provider, show } = await setUp(
      { kind: "form", formId: "FAULT", about },
      { products, forms: [fault, aForm()], requests: [aRequest({ number: "ZG/7", productId: "P-1" })] },
    );
    const notice = () => screen.queryByText("Masz już otwarte zgłoszenie w sprawie tej usługi.");
    const link = () => screen.getByRole("link", { name: "Pokaż zgłoszenie" }).getAttribute("href");
    expect(notice()).toBeTruthy();
    expect(words(document.body)).toContain("W tej samej sprawie możesz dopisać wiadomość w zgłoszeniu ZG/7.");
    expect(link()).toBe("/supportRequest?request=ZG%2F7");
    await user.selectOptions(screen.getByRole("combobox", { name: /service/ }), "P-2");
    expect(notice()).toBeNull();
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    await settled();
    expect(provider.submissions).toHaveLength(1);
    await show({ kind: "list" });
    await show({ kind: "form", formId: "FAULT", about: { kind: "service", id: "P-2" } });
    expect([notice() === null, link()]).toEqual([false, "/supportRequest?request=ZG%2F2026%2F5001"]);
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    await settled();
    expect(provider.submissions).toHaveLength(2);
  });

  it("(part of REQ-42) says nothing of another form, and nothing while the requests are unknown", async () => {
    const complaint = aForm({ formId: "COMPLAINT", kind: "COMPLAINT", fields: [field("service", "SERVICE")] });
    const about = { kind: "service", id: "P-1" } as const;
    const at = { kind: "form", formId: "COMPLAINT", about } as const;
    const ofComplaint = { formId: "COMPLAINT", kind: "complaint", productId: "P-1", answerBy: TODAY } as const;
    const title = () => screen.queryByText(/Masz już otwart/u)?.textContent;
    await setUp(at, { forms: [complaint], requests: [aRequest({ productId: "P-1" })] });
    expect(title()).toBeUndefined();
    cleanup();
    await setUp(at, { forms: [complaint], requests: [aRequest(ofComplaint)] });
    expect(unjoinedText(title())).toBe("Masz już otwartą reklamację w sprawie tej usługi.");
    cleanup();
    await setUp(at, {
      forms: [complaint],
      requests: [aRequest(ofComplaint)],
      before: ({ script }) => script.failAlways("loadRequests", { kind: "timeout" }),
    });
    expect(title()).toBeUndefined();
    expect(screen.getByRole("combobox", { name: /service/ })).toBeTruthy();
  });

  it("shows the topics of a new request alone, with a way back to the list", async () => {
    await setUp({ kind: "topics" });
    expect(screen.getByRole("heading", { level: 1, name: "Nowe zgłoszenie" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /Wszystkie zgłoszenia/ }).getAttribute("href")).toBe("/supportRequest");
    expect(screen.queryByRole("region", { name: "Twoje zgłoszenia" })).toBeNull();
    expect(screen.getByRole("link", { name: /Inna sprawa/ }).getAttribute("href")).toBe("/supportRequest?form=OTHER");
  });

  it("[REQ-10] leaves without a question a form whose draft holds everything, and keeps the draft", async () => {
    const user = userEvent.setup();
    const drafts = new Drafts(fakeDrafts(), { now: () => NOW });
    drafts.open("anna/1");
    const { model, show } = await setUp({ kind: "form", formId: "OTHER" }, { drafts });
    const topic = () => screen.getByRole("textbox", { name: "Temat" });
    await user.type(topic(), "Umowa");
    expect([model.dirty, model.isStored]).toEqual([true, true]);
    model.reset();
    expect(drafts.of("support OTHER").read()).toEqual({ "answer topic": "Umowa" });
    // A PESEL is never stored (SEC-04).
    await user.clear(topic());
    await user.type(topic(), "PESEL 44051401359");
    expect([model.dirty, model.isStored]).toEqual([true, false]);
    await user.clear(topic());
    await show({ kind: "call" });
    await user.type(screen.getByRole("textbox", { name: "Numer telefonu" }), "{Backspace}");
    expect([model.dirty, model.isStored]).toEqual([true, true]);
  });

  it("asks before leaving a request whose chosen file is not uploaded, and keeps its text", async () => {
    const drafts = new Drafts(fakeDrafts(), { now: () => NOW });
    drafts.open("anna/1");
    const { model } = await setUp({ kind: "form", formId: "OTHER" }, { drafts });
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("The form has no files.");
    await userEvent.upload(input, new File(["%PDF-1.7"], "pismo.pdf", { type: "application/pdf" }));
    await settled();
    expect([model.dirty, model.isStored]).toEqual([true, false]);
    expect([model.lostContent("kept"), model.lostContent("removed")]).toEqual(["files", "files"]);
    await userEvent.type(screen.getByRole("textbox", { name: "Temat" }), "Umowa");
    expect([model.lostContent("kept"), model.lostContent("removed")], "a draft holds the text until a logout").toEqual([
      "files",
      "text-and-files",
    ]);
    model.reset();
    expect(drafts.of("support OTHER").read()).toEqual({ "answer topic": "Umowa", unsentFiles: true });
  });

  it("[REQ-07] downloads a copy of a request, and shows its number once", async () => {
    const user = userEvent.setup();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    clicked.mockClear();
    await setUp({ kind: "request", number: "ZG/2026/004182" }, { requests: [aRequest({ copyId: "K-1" })] });
    expect(screen.getAllByText(/ZG\/2026\/004182/)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: /Pobierz.plik Kopia zgłoszenia/ }));
    await settled();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("reloads a support form changed at the server on request and keeps its values", async () => {
    const user = userEvent.setup();
    const drafts = new Drafts(fakeDrafts(), { now: () => NOW });
    drafts.open("anna/1");
    const topic = { name: "topic", label: "Temat", type: "TEXT", required: true };
    const forms = [aForm({ fields: [topic] })];
    await setUp({ kind: "form", formId: "OTHER" }, { forms, drafts });
    await user.type(screen.getByRole("textbox", { name: "Temat" }), "Umowa");
    forms[0] = aForm({ fields: [topic, { name: "place", label: "Miasto", type: "TEXT", required: true }] });
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    await settled();
    expect(screen.queryByRole("textbox", { name: "Miasto" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Wczytaj nowy formularz" }));
    await settled();
    expect(screen.getByRole("textbox", { name: "Miasto" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Temat" }).value).toBe("Umowa");
  });

  it("guides a complaint by its content, its deadline and legally required fields", async () => {
    await setUp({ kind: "form", formId: "COMPLAINT" });
    const guide = screen.getByRole("region", { name: "Zanim złożysz reklamację" });
    expect(words(guide)).toContain("21-12-2026");
    expect(words(guide)).toContain("najpóźniej po 30 dniach");
    expect(words(guide)).toMatch(/art\. 378/);
    for (const name of [
      "Opis",
      "Czego dotyczy reklamacja",
      "Jakiego okresu dotyczy",
      "Której usługi dotyczy",
      "Jak mamy odpowiedzieć",
    ]) {
      expect(
        screen
          .getAllByRole("textbox")
          .some(
            (box) =>
              box.getAttribute("id") !== null &&
              words(document.querySelector(`label[for="${CSS.escape(box.id)}"]`)) === name,
          ),
      ).toBe(true);
    }
  });

  it("renders sixty fields of all types in a support form, unknown types as text", async () => {
    const types = ["TEXT", "TEXTAREA", "CHOICE", "DATE", "PHONE", "EMAIL", "FILE", "AMOUNT", "ACCOUNT", "SLIDER"];
    const fields = Array.from({ length: 60 }, (_, index) => ({
      name: `f${index}`,
      label: `Pole ${index}`,
      type: types[index % types.length],
      required: index % 2 === 0,
      options: [
        { value: "a", label: "A" },
        { value: "b", label: "B" },
      ],
      section: `Część ${Math.floor(index / 10)}`,
    }));
    await setUp({ kind: "form", formId: "BIG" }, { forms: [aForm({ formId: "BIG", fields })] });
    expect(screen.getAllByText(/^Pole \d+/)).toHaveLength(60);
    expect(screen.getAllByRole("heading", { level: 2, name: /^Część \d$/ })).toHaveLength(6);
  });

  const CORRECTION = anEntry({ entryId: "K-1", kind: "correction", number: "KOR/5900217/12/26" });
  const ACCEPTED = aRequest({
    kind: "complaint",
    state: "answered",
    entries: [
      {
        side: "provider",
        author: undefined,
        at: NOW,
        kind: "answer",
        outcome: "accepted",
        text: "Wystawiliśmy korektę KOR/5900217/12/26 na kwotę 300,00 zł.",
        files: [],
      },
    ],
  });
  const showAnswered = async (lacks: readonly PortalFeature[], request = ACCEPTED) => {
    const entries = Promise.resolve(succeed([CORRECTION]));
    await setUp({ kind: "request", number: request.number }, { requests: [request], entries, lacks });
    return screen.queryByRole("link", { name: CORRECTION.number })?.getAttribute("href");
  };

  it("[REQ-91] leads from the answer to a complaint to the correction that it names", async () => {
    expect(await showAnswered([])).toBe("/invoice/K-1");
  });

  it("(part of REQ-91) names the correction without a link for a customer without invoices", async () => {
    expect(await showAnswered(["invoices"])).toBeUndefined();
    expect(words(document.body)).toContain("korektę KOR/5900217/12/26 na");
  });

  it("(part of REQ-91) reads no entries for a request that is no accepted complaint", async () => {
    const load = vi.spyOn(AsyncValue.prototype, "load");
    await showAnswered([]);
    const accepted = load.mock.calls.length;
    cleanup();
    load.mockClear();
    expect(await showAnswered([], { ...ACCEPTED, kind: "question" })).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(accepted - 1);
  });

  it("[VAL-91] refuses the account of the operator as the account for the payout of a complaint", async () => {
    const [payout, account] = [field("payout", "CHOICE"), field("account", "ACCOUNT")];
    const fields = [
      { ...payout, legal: "PAYOUT", options: [{ value: "ACCOUNT", label: "Przelewem" }] },
      { ...account, dependsOn: "payout", dependsOnValues: ["ACCOUNT"] },
    ];
    await setUp({ kind: "form", formId: "CLAIM" }, { forms: [aForm({ formId: "CLAIM", kind: "COMPLAINT", fields })] });
    await userEvent.click(screen.getByRole("radio", { name: "Przelewem" }));
    const type = async (number: string) => {
      const box = screen.getByRole("textbox", { name: /account/ });
      await userEvent.clear(box);
      await userEvent.type(box, number);
      await userEvent.tab();
    };
    const refusals = () => screen.queryAllByText("To rachunek, na który wpłacasz nam. Podaj swój rachunek w banku.");
    await type(aClient().bankAccountNumber ?? "");
    expect(refusals()).not.toEqual([]);
    await type("61109010140000071219812874");
    expect(refusals()).toEqual([]);
  });

  const OWN_DATA_FORM = aForm({
    formId: "OWN",
    fields: [field("service", "SERVICE"), field("invoice", "INVOICE"), field("from", "DATE"), field("sum", "AMOUNT")],
  });
  const optionsOf = (name: string) =>
    within(screen.getByRole("combobox", { name: new RegExp(name) }))
      .getAllByRole("option")
      .map((option) => words(option));

  it("[VAL-15] offers the customer's services and invoices as answers, and a way to name another", async () => {
    await setUp(
      { kind: "form", formId: "OWN" },
      {
        forms: [OWN_DATA_FORM],
        entries: Promise.resolve(succeed([anEntry({ number: "FV/1" }), anEntry({ kind: "payment", number: "W/2" })])),
      },
    );
    expect(optionsOf("service").slice(1).length).toBeGreaterThan(1);
    expect(optionsOf("service").at(-1)).toBe("Inna usługa, opiszę ją niżej");
    expect(optionsOf("invoice").map((text) => text.split(" ")[0])).toEqual(["Wybierz", "FV/1", "Inna"]);
  });

  it("(part of VAL-15) offers a service that contains others, too", async () => {
    await setUp(
      { kind: "form", formId: "OWN" },
      {
        forms: [OWN_DATA_FORM],
        products: [
          aProduct({ customName: undefined, fullName: undefined, name: "Telewizja Premium", metaProduct: true }),
        ],
      },
    );
    expect(optionsOf("service")[1]).toContain("Telewizja Premium");
  });

  const SERVICE_FORM = aForm({ formId: "OWN", fields: [field("service", "SERVICE")] });
  const notice = () =>
    screen
      .queryAllByRole("status")
      .map((element) => words(element))
      .join("");

  it("[REQ-34] says why the chosen service is suspended, and what to pay, and still sends", async () => {
    const user = userEvent.setup();
    const products = [
      aProduct({ productId: "P-1", status: "ACTIVE" }),
      aProduct({ productId: "P-2", status: "SUSPENDED", blockade: "arrears" }),
    ];
    const blockade = aBlockade({
      type: "arrears",
      message: "Usługi wrócą po zapłacie.",
      debtCollectionCompany: undefined,
    });
    const overdue = anEntry({ dueDate: day("2026-10-30"), unpaidAmount: zloty("49.99") });
    await setUp(
      { kind: "form", formId: "OWN" },
      { forms: [SERVICE_FORM], products, blockade, entries: Promise.resolve(succeed([overdue])) },
    );
    await user.selectOptions(screen.getByRole("combobox", { name: /service/ }), "P-1");
    expect(notice()).toBe("");
    await user.selectOptions(screen.getByRole("combobox", { name: /service/ }), "P-2");
    await settled();
    expect(notice()).toContain("Usługi wrócą po zapłacie. Zgłoszenie możesz wysłać mimo to.");
    const pay = screen.getByRole("link", { name: /Zapłać zaległości 49,99.zł/ });
    expect(pay.getAttribute("href")).toBe("/invoice?pay=overdue");
    expect(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }).getAttribute("aria-disabled")).toBeNull();
  });

  it.each([
    [{ status: "SUSPENDED", productInfo: "na twoją prośbę do 31-03-2027" }, "Zawieszenie: na twoją prośbę do"],
    [{ status: "SUSPENDED", productInfo: undefined }, "Ta usługa jest zawieszona. Żeby ją wznowić, zadzwoń do nas."],
    [{ status: "ACTIVE", blockade: "arrears" }, "Powodem są zaległości w płatnościach."],
    [{ status: "SUSPENDED", blockade: "unknown" }, "powiemy, dlaczego i co dalej."],
  ] as const)("(part of REQ-34) gives another reason of a suspension: %o", async (state, text) => {
    const user = userEvent.setup();
    const products = [aProduct({ productId: "P-1", ...state })];
    await setUp({ kind: "form", formId: "OWN" }, { forms: [SERVICE_FORM], products });
    await user.selectOptions(screen.getByRole("combobox", { name: /service/ }), "P-1");
    expect(notice()).toContain(text);
  });

  it("(part of VAL-09) names a missing answer by its kind", async () => {
    const user = userEvent.setup();
    const fields = [
      field("way", "CHOICE", { label: "Odpowiedź", required: true, options: [{ value: "A", label: "E-mailem" }] }),
      field("since", "DATE", { label: "Od kiedy", required: true }),
      field("service", "SERVICE", { label: "Usługa", required: true }),
      field("sum", "AMOUNT", { label: "Kwota", required: true }),
      field("scan", "FILE", { label: "Skan", required: true }),
      field("text", "TEXTAREA", { label: "Opis", required: true }),
    ];
    await setUp({ kind: "form", formId: "OWN" }, { forms: [aForm({ formId: "OWN", fields })] });
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    const summary = within(screen.getByRole("region", { name: /^Uzupełnij/ }));
    expect(summary.getAllByRole("link").map((link) => words(link))).toEqual([
      "Odpowiedź: Wybierz odpowiedź",
      "Od kiedy: Wpisz datę",
      "Usługa: Wybierz usługę",
      "Kwota: Wpisz kwotę",
      "Skan: Dodaj plik",
      "Opis: Wpisz odpowiedź",
    ]);
    expect(screen.getByText("Wpisz datę")).toBeTruthy();
  });

  it("(part of VAL-15) lets the customer type the invoice when the invoices cannot be read", async () => {
    await setUp(
      { kind: "form", formId: "OWN" },
      { forms: [OWN_DATA_FORM], entries: Promise.resolve(fail({ kind: "timeout" })) },
    );
    expect(screen.getByRole("textbox", { name: /invoice/ })).toBeTruthy();
    expect(screen.getByRole("textbox", { name: /sum/ }).getAttribute("inputmode")).toBe("decimal");
  });

  it("rejects an invalid file of a request at once and removes it on request", async () => {
    const user = userEvent.setup({ applyAccept: false });
    await setUp({ kind: "form", formId: "OTHER" });
    await user.upload(screen.getByLabelText(/Zdjęcia i.dokumenty/), [
      new File(["MZ program"], "umowa.pdf"),
      new File(["%PDF-1.7 dokument"], "skan.pdf"),
    ]);
    await settled();
    expect(screen.getAllByText(/Zawartość pliku nie zgadza się/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/jako PDF, JPG, PNG, HEIC albo WEBP\./).length).toBeGreaterThan(0);
    await user.click(screen.getByRole("button", { name: "Wyślij zgłoszenie" }));
    expect(screen.getByText(/usuń plik, którego nie możemy przyjąć/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Usuń umowa.pdf" }));
    expect(screen.queryByRole("button", { name: "Usuń umowa.pdf" })).toBeNull();
    expect(screen.getByRole("button", { name: "Usuń skan.pdf" })).toBeTruthy();
  });

  it("locks a support form while sending, explains it, and ignores files chosen then", async () => {
    const user = userEvent.setup({ applyAccept: false });
    const { provider, model } = await setUp({ kind: "form", formId: "FAULT" });
    await user.click(screen.getByRole("radio", { name: "Telewizja" }));
    await user.click(screen.getByRole("radio", { name: "Nie ma obrazu" }));
    await user.type(screen.getByRole("textbox", { name: "Opisz problem" }), "Ekran jest czarny od rana.");
    await user.upload(screen.getByLabelText(/Zdjęcia i.dokumenty/), new File(["%PDF-1.7 dokument"], "skan.pdf"));
    await settled();
    const release = provider.script.hold("register");
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    await settled();
    expect(model.busy).toBe(true);
    for (const box of screen.getAllByRole<HTMLInputElement>("textbox"))
      expect([box.name, box.readOnly]).toEqual([box.name, true]);
    const fault = screen.getByRole("radiogroup", { name: /Która usługa/ });
    expect(
      within(fault)
        .getAllByRole("radio")
        .every((radio) => radio.getAttribute("aria-disabled") === "true"),
    ).toBe(true);
    expect(words(fault)).toContain("Wysyłamy zgłoszenie");
    expect(screen.queryByRole("button", { name: "Usuń skan.pdf" })).toBeNull();
    const picker = screen.getByLabelText(/Zdjęcia i.dokumenty/);
    expect(picker.getAttribute("aria-disabled")).toBe("true");
    fireEvent.change(picker, { target: { files: [new File(["%PDF-1.7 inny"], "inny.pdf")] } });
    await settled();
    expect(screen.queryByText(/Dodano/)).toBeNull();
    release();
    await settled();
    expect(screen.getByRole("heading", { level: 2, name: /zgłoszenie ZG/ })).toBeTruthy();
  });

  it("(part of REQ-01) announces a message that is being sent as a message, not as a request", async () => {
    const user = userEvent.setup();
    const { provider } = await setUp({ kind: "request", number: "ZG/2026/004182" }, { requests: [aRequest()] });
    await user.type(screen.getByRole("textbox"), "Nadal nie działa.");
    const release = provider.script.hold("addMessage");
    await user.click(screen.getByRole("button", { name: "Wyślij wiadomość" }));
    await settled();
    expect(words(document.body)).toContain("Wysyłamy wiadomość");
    expect(words(document.body)).not.toContain("Wysyłamy zgłoszenie");
    release();
    await settled();
  });

  it.each<readonly [SupportAddress["kind"], SupportAddress]>([
    ["list", { kind: "list" }],
    ["topics", { kind: "topics" }],
    ["call", { kind: "call" }],
    ["form", { kind: "form", formId: "FAULT" }],
    ["request", { kind: "request", number: "ZG/2026/004182" }],
  ])("[ROUTE-24] names the document like the heading of the page: %s", async (_kind, at) => {
    const { model } = await setUp(at, { requests: [aRequest()] });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(providerText(supportPageTitle(model, at).text));
  });

  it("lists all files of a support request entry, including two of the same name", async () => {
    const errors = vi.spyOn(console, "error");
    const [entry] = aRequest().entries;
    await setUp(
      { kind: "request", number: "ZG/2026/004182" },
      {
        requests: [aRequest({ entries: entry === undefined ? [] : [{ ...entry, files: [IMAGE, IMAGE] }] })],
      },
    );
    expect(screen.getAllByText("image.jpg")).toHaveLength(2);
    expect(errors.mock.calls.map(String).filter((errorText) => errorText.includes("same key"))).toEqual([]);
  });

  it("[REQ-02] downloads a file of a request by its name, and only shows one that cannot be opened", async () => {
    const user = userEvent.setup();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const [entry] = aRequest().entries;
    const files = [{ name: "router.jpg", documentId: "DOC-1" }, IMAGE];
    await setUp(
      { kind: "request", number: "ZG/2026/004182" },
      { requests: [aRequest({ entries: entry === undefined ? [] : [{ ...entry, files }] })] },
    );
    expect(screen.queryByRole("button", { name: /image/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: /Pobierz.plik router.jpg/ }));
    await settled();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("[REQ-03] asks whether the customer accepts the answer to a complaint, and sends the message once", async () => {
    const user = userEvent.setup();
    const complaint = aRequest({ kind: "complaint", state: "answered", answerBy: undefined });
    const { provider } = await setUp({ kind: "request", number: complaint.number }, { requests: [complaint] });
    await user.type(screen.getByRole("textbox", { name: "Wiadomość" }), "Nadal jest wolno.");
    await user.click(screen.getByRole("button", { name: "Wyślij wiadomość" }));
    expect(provider.messages).toEqual([]);
    await user.click(screen.getByRole("radio", { name: /Nie zgadzam się z.odpowiedzią/ }));
    await user.click(screen.getByRole("button", { name: "Wyślij wiadomość" }));
    await settled();
    expect(provider.messages).toMatchObject([
      { number: complaint.number, text: "Nadal jest wolno.", disagrees: true, fileIds: [] },
    ]);
    expect(screen.getByRole("heading", { name: "Mamy twoją wiadomość." })).toBeTruthy();
    expect(words(screen.getByRole("region", { name: "Przebieg sprawy" }))).toContain("Nadal jest wolno.");
    await user.click(screen.getByRole("button", { name: "Napisz jeszcze jedną" }));
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Wiadomość" }).value).toBe("");
  });

  it("(part of REQ-01) leads from a closed request to a new one instead of a message", async () => {
    const closed = aRequest({ state: "closed" });
    await setUp({ kind: "request", number: closed.number }, { requests: [closed] });
    expect(screen.queryByRole("textbox", { name: "Wiadomość" })).toBeNull();
    expect(screen.getByRole("link", { name: "Nowe zgłoszenie" })).toBeTruthy();
  });

  it("formats a known phone number, but keeps one that does not fit the mask", async () => {
    await setUp({ kind: "call" }, { mobile: "48601234567" });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Numer telefonu" }).value).not.toContain("486-012");
  });

  it("shows the send error of a support form beside the button", async () => {
    const user = userEvent.setup();
    await setUp(
      { kind: "form", formId: "OTHER" },
      { before: ({ script }) => script.failNext("register", { kind: "timeout" }) },
    );
    await user.type(screen.getByRole("textbox", { name: "Temat" }), "Umowa");
    await user.type(screen.getByRole("textbox", { name: "Treść" }), "Proszę o kopię umowy.");
    await user.click(screen.getByRole("button", { name: /Wyślij zgłoszenie/ }));
    await settled();
    const alert = screen.getByText(/Nie wiemy, czy zgłoszenie dotarło/);
    expect(
      screen.getByLabelText(/Zdjęcia i.dokumenty/).compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it.each([
    ["601234567", "Zmień go, jeśli wolisz rozmawiać pod innym numerem."],
    ["", "Wpisz numer, pod którym odbierzesz."],
  ])("(part of MSG-04) explains the phone of a call when the known one is '%s'", async (mobile, help) => {
    await setUp({ kind: "call" }, { mobile });
    expect(words(document.body)).toContain(help);
  });

  it("(part of CALL-12) offers no call where the provider takes none", async () => {
    await setUp({ kind: "list" });
    expect(screen.queryAllByRole("link", { name: /Rozmowa/ })).toHaveLength(1);
    cleanup();
    await setUp({ kind: "list" }, { lacks: ["callBack"] });
    expect(screen.queryAllByRole("link", { name: /Rozmowa/ })).toEqual([]);
  });

  it("[MSG-04] requests a call within 24 hours from the call's address, with the known number", async () => {
    const user = userEvent.setup();
    const { show, provider } = await setUp(parseSupportAddress("?isContactRequested=1"));
    expect(screen.getByRole("heading", { level: 1, name: /Rozmowa z.konsultantem/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Numer telefonu" }).value).toBe("601-234-567");
    await user.click(screen.getByRole("button", { name: /Zamów rozmowę/ }));
    await settled();
    expect(words(screen.getByText(/Spodziewaj się telefonu/))).toContain("21-11-2026 12:00");
    expect(await provider.loadCallPermission()).toMatchObject({
      ok: true,
      value: { allowed: true, callBefore: NOW + 86_400_000 },
    });
    await show({ kind: "list" });
    expect(words(screen.getAllByRole("link", { name: /Rozmowa z.konsultantem/ })[0] ?? null)).toContain("601 234 567");
    await show({ kind: "call" });
    const press = (name: string) => user.click(screen.getByRole("button", { name }));
    await press("Odwołaj rozmowę");
    const question = () => screen.queryByRole("alertdialog", { name: "Odwołać rozmowę?" });
    expect(question()).not.toBeNull();
    await press("Zostaw rozmowę");
    expect([question(), (await provider.loadCallPermission()).ok]).toEqual([null, true]);
    expect(screen.getByText(/Spodziewaj się telefonu/)).toBeTruthy();
    await press("Odwołaj rozmowę");
    await user.click(within(question() ?? document.body).getByRole("button", { name: "Odwołaj rozmowę" }));
    await settled();
    expect(screen.getByText("Rozmowa jest odwołana.")).toBeTruthy();
    cleanup();
    await setUp(parseSupportAddress("?isContactRequested=1"), { allowed: false });
    expect(screen.queryByRole("button", { name: /Zamów rozmowę/ })).toBeNull();
    expect(screen.getByText(/Nie możemy teraz do ciebie zadzwonić/)).toBeTruthy();
  });
});

it("(part of MSG-04) parses addresses of support form, request and call; else opens the list", () => {
  for (const at of [
    { kind: "list" },
    { kind: "topics" },
    { kind: "topics", about: { kind: "outage", id: "AW-1" } },
    { kind: "call" },
    { kind: "form", formId: "A & B" },
    { kind: "form", formId: "A & B", about: { kind: "message", id: "M 1" } },
    {
      kind: "form",
      formId: "COMPLAINT",
      about: { kind: "invoice", id: "FV/1 & 2", month: monthOf(day("2026-04-01")) },
    },
    { kind: "topics", about: { kind: "invoice", id: "FV/1" } },
    { kind: "request", number: "ZG/2026/1" },
  ] as const) {
    expect(parseSupportAddress(supportHref(at).replace("/supportRequest", ""))).toEqual(at);
  }
  expect(["?isContactRequested=0", "?form=", "?x=1", ""].map((search) => parseSupportAddress(search).kind)).toEqual([
    "list",
    "list",
    "list",
    "list",
  ]);
});

it("formats sizes of files and rounds them up", () => {
  expect([9, 1_234, 999_999, 5_000_000, 5_000_001].map((bytes) => unjoinedText(fileSizeText(bytes)))).toEqual([
    "9 B",
    "1,3 kB",
    "1000 kB",
    "5 MB",
    "5,1 MB",
  ]);
});
