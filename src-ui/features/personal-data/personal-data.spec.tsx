// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Client } from "#domain/account/index.ts";
import type { ContactData } from "#domain/contact/index.ts";
import { fail, succeed, succeedIncomplete } from "#domain/shared-kernel/index.ts";
import { fakeAgreements } from "#test/fakes/fake-agreements.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeElectronicPoll } from "#test/fakes/fake-electronic-poll.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { fakeOffers } from "#test/fakes/fake-offers.ts";
import type { ExportDetailPorts } from "./export/load-export-details.ts";
import { fakeDataHistory } from "#test/fakes/fake-data-history.ts";
import { fakeOnboarding } from "#test/fakes/fake-onboarding.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { fakeSiteContent } from "#test/fakes/fake-site-content.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import {
  anInvoice,
  aClient,
  aClientData,
  aContact,
  anAddress,
  anAgreement,
  anEntry,
  aSession,
} from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { AgreementsStore } from "#ui/stores/consents/agreements.store.ts";
import { ConsentsStore } from "#ui/stores/consents/consents.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import { OffersStore } from "#ui/stores/offers/offers.store.ts";
import { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import { SessionStore } from "#ui/stores/session/session.store.ts";
import { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import { PersonalDataScreen } from "./personal-data.screen.tsx";

/** Details of the copy of the data, without any content. */
const EXPORT_DETAILS: ExportDetailPorts = {
  invoices: { details: async () => succeed(anInvoice()) },
  callBilling: { load: async () => succeed([]) },
  mobileDevices: { load: async () => succeed([]) },
  secondFactor: { load: async () => fail({ kind: "not-supported" }) },
  passkeys: { load: async () => succeed([]) },
  history: fakeDataHistory({ chats: [], consentHistory: [] }),
  support: { loadRequests: async () => succeed([]) },
  withdrawals: { loadWithdrawals: async () => succeed([]) },
  terminations: { load: async () => succeed({ contracts: [], terminations: [] }) },
};

afterEach(cleanup);

const E_INVOICE_STATUS = "E-faktura włączona";
const POLL = { electronic_poll_question: "Jak pisać?", electronic_poll_answers: "ELECTRONIC=E-mailem|PAPER=Listem" };

interface SetUpOptions {
  readonly client?: Partial<Client>;
  readonly contact?: Partial<ContactData>;
  readonly eInvoice?: boolean;
  /** Lets files be saved; true by default. */
  readonly canSave?: boolean;
}

async function setUp({
  client: changes = {},
  contact: reached = {},
  eInvoice = false,
  canSave = true,
}: SetUpOptions = {}) {
  const data = aClientData({ client: aClient(changes), addressList: [anAddress()] });
  const clientPort = fakeClient({ data: { ...data, flags: { ...data.flags, showEInvoiceActivation: eInvoice } } });
  const contactPort = fakeContact({ data: aContact(reached) });
  const poll = fakeElectronicPoll();
  const messages = fakeMessages();
  const offers = fakeOffers();
  const provider = fakeSession();
  const session = new SessionStore({ port: provider, storage: fakeSessionStorage(), credentials: provider });
  session.openSession(aSession(), START);
  const siteContent = new SiteContentStore(fakeSiteContent({ content: POLL }));
  const client = new ClientStore(clientPort);
  const contact = new ContactStore(contactPort);
  const saved: { readonly name: string; readonly type: string; readonly text: string }[] = [];
  const pressed: string[] = [];
  let ids = 0;
  await siteContent.content.load();
  const draw = () =>
    render(
      <PersonalDataScreen
        dependencies={{
          client,
          contact,
          session,
          siteContent,
          consents: new ConsentsStore(fakeAgreements([])),
          poll,
          messages: new MessagesStore(messages),
          offers: new OffersStore(offers),
          agreements: new AgreementsStore(
            fakeAgreements([anAgreement({ consentName: "Oferty e-mailem" })]),
            movableClock(),
          ),
          idempotencyKeys: { next: () => `intent-${(ids += 1)}` },
          clock: { now: () => START },
          operator: "Operator S.A.",
          finance: async () => new FinanceStore(fakeFinance({ entries: [anEntry()] })),
          onboarding: async () => new OnboardingStore(fakeOnboarding()),
          details: async () => EXPORT_DETAILS,
          save: async (name, type, text) => (saved.push({ name, type, text }), canSave),
        }}
        copy={async (text) => {
          pressed.push(`copy ${text}`);
          return true;
        }}
        eInvoice={<p>{E_INVOICE_STATUS}</p>}
        onEInvoice={() => pressed.push("e-invoice")}
        onContact={(proposal) => void pressed.push(["contact", ...Object.values(proposal ?? {})].join(" "))}
      />,
    );
  return { draw, clientPort, contactPort, poll, messages, offers, client, contact, session, saved, pressed };
}

const PLACE = {
  zip: "80-809",
  city: "Gdańsk",
  cityTeryt: undefined,
  cityMeta: "Chełm",
  street: "ul. Andersa",
  building: "14",
  flat: "8",
};

const region = (name: string | RegExp) => screen.findByRole("region", { name });

describe("page of personal data", () => {
  it("(part of ENT-01, part of ACC-01) shows the country of a person only for a foreign address", async () => {
    const { draw } = await setUp({
      client: {
        postAddress: anAddress({
          street: "Torstraße",
          houseNumber: "7",
          flatNumber: undefined,
          zip: "10119",
          city: "Berlin",
          country: "Niemcy",
        }),
        billingAddress: anAddress({ country: "Polska" }),
      },
    });
    draw();
    expect((await screen.findByText("Korespondencja")).nextElementSibling?.textContent).toBe(
      "Torstraße 7, 10119 Berlin, Niemcy",
    );
    expect(screen.queryByText(/Polska/)).toBeNull();
  });

  it("[A11Y-18] names a copy button by its visible label and announces the copy outside it", async () => {
    const { draw } = await setUp({});
    draw();
    const [button] = await screen.findAllByRole("button", { name: /^Kopiuj: / });
    const name = () => button?.getAttribute("aria-label");
    expect([name(), button?.textContent]).toEqual(["Kopiuj: numer klienta", "Kopiuj"]);
    expect(button?.querySelector("[role]")).toBeNull();
    const status = button?.nextElementSibling;
    expect([status?.getAttribute("role"), status?.textContent]).toEqual(["status", ""]);
    await userEvent.click(button ?? document.body);
    expect([name(), button?.textContent, status?.textContent]).toEqual([
      "Skopiowano: numer klienta",
      "Skopiowano",
      "Skopiowano",
    ]);
  });

  it("(part of ACC-01) masks ids in personal data until they are revealed, and masks them again", async () => {
    const { draw, pressed } = await setUp({
      client: { personalId: "78041254821", coOwner: "Zbigniew", coOwnerPersonalId: "76021130934" },
    });
    const { container } = draw();
    const user = userEvent.setup();
    const subscriber = within(await region("Abonent"));
    const isShown = (text: string): boolean => container.innerHTML.includes(text);
    expect([isShown("78041254821"), isShown("76021130934")]).toEqual([false, false]);
    await user.click(subscriber.getByRole("button", { name: /^Pokaż\s?PESEL, abonent$/ }));
    expect([isShown("78041254821"), isShown("76021130934")]).toEqual([true, false]);
    await user.click(subscriber.getByRole("button", { name: /^Ukryj\s?PESEL, abonent$/ }));
    expect(isShown("78041254821")).toBe(false);
    await user.click(subscriber.getByRole("button", { name: "Kopiuj: numer klienta" }));
    expect(pressed).toEqual(["copy 4127830"]);
  });

  it("[PERS-02] shows the NIP of a company without a mask, and masks the NIP of a person", async () => {
    const company = await setUp({ client: { customerType: "COOPERATIVE", taxId: "5842751979" } });
    company.draw();
    expect(within(await region("Abonent")).getByText("5842751979")).toBeTruthy();
    cleanup();
    const person = await setUp({ client: { customerType: "PRIVATE", taxId: "5842751979" } });
    const { container } = person.draw();
    expect(within(await region("Abonent")).getByRole("button", { name: /NIP, abonent$/ })).toBeTruthy();
    expect(container.innerHTML).not.toContain("5842751979");
  });

  it("[PERS-03] says only in the contact card whether contact data can be changed", async () => {
    for (const contactDataEditable of [true, false]) {
      const { draw } = await setUp({ client: { contactDataEditable } });
      const { container } = draw();
      const card = within(await region("Dane kontaktowe"));
      await card.findByText("Telefon komórkowy");
      expect(card.queryByText(/^Danych kontaktowych tego konta nie zmienisz/) === null).toBe(contactDataEditable);
      expect(container.querySelector(".page-head")?.textContent).not.toMatch(/kontaktow/);
      cleanup();
    }
  });

  it.each([
    [
      { personalData: true, address: false },
      ["Brzezińska", "85071502468"],
      ["Andersa"],
      [/^Danych osobowych nie pokazujemy/],
    ],
    [{ personalData: false, address: true }, ["Andersa"], ["Brzezińska"], [/^Adresów nie pokazujemy/]],
    [
      { personalData: true, address: true },
      ["Brzezińska", "85071502468", "Andersa"],
      [],
      [/^Danych osobowych nie pokazujemy/, /^Adresów nie pokazujemy/],
    ],
  ] as const)(
    "[ACC-14] hides personal data under the restrictions %j behind a message",
    async (restricted, hidden, shown, expectedTexts) => {
      const { draw } = await setUp({
        client: { rodo: { email: false, phone: false, ...restricted } },
        contact: { address: PLACE },
      });
      const { container } = draw();
      await region("Abonent");
      await screen.findByText("Telefon komórkowy");
      for (const text of hidden) expect(container.textContent).not.toContain(text);
      for (const text of shown) expect(container.textContent).toContain(text);
      for (const text of expectedTexts) expect(screen.getByText(text)).toBeTruthy();
    },
  );

  it("[EINV-07] opens the forms of contact data and of e-invoices from personal data", async () => {
    const { draw, pressed } = await setUp({ contact: { documentSendEmail: undefined }, eInvoice: true });
    draw();
    const user = userEvent.setup();
    const card = within(await region("Dane kontaktowe"));
    await user.click(await card.findByRole("button", { name: /^Zmień\s?dane kontaktowe$/ }));
    await user.click(card.getByRole("button", { name: "Dodaj: E-mail do e-faktur" }));
    expect(pressed).toEqual(["contact", "contact"]);
    await user.click(screen.getByRole("button", { name: /^Włącz e-fakturę$/ }));
    expect(pressed).toEqual(["contact", "contact", "e-invoice"]);
  });

  it("(part of EINV-06) has room for e-invoices that are on", async () => {
    const { draw } = await setUp();
    draw();
    expect(await screen.findByText(E_INVOICE_STATUS)).toBeTruthy();
  });

  it("[CONTACT-04] shows the e-mail and phone of the contract where contact data has none, to confirm them", async () => {
    const { draw, pressed } = await setUp({
      client: { email: "anna@poczta.pl", mobilePhone: "601234567", marketingEmail: "anna@oferty.pl" },
      contact: { mobilePhones: [], mainEmail: undefined, documentSendEmail: "anna@faktury.pl" },
    });
    draw();
    const user = userEvent.setup();
    const card = within(await region("Dane kontaktowe"));
    await user.click(await card.findByRole("button", { name: "Potwierdź: E-mail" }));
    await user.click(card.getByRole("button", { name: "Potwierdź: Telefon komórkowy" }));
    expect(pressed).toEqual(["contact anna@poczta.pl", "contact 601234567"]);
    expect(card.queryByText("brak")).toBeNull();
    expect(card.queryByText(/ w.umowie$/)).toBeNull();
    const offers = card.getByText("E-mail do ofert").parentElement;
    expect(offers?.textContent).toMatch(/anna@oferty\.pl.*Zmienisz go przez telefon/);
  });

  it("shows the default address of e-invoices and offers none under an e-mail restriction", async () => {
    const first = await setUp({
      contact: { mainEmail: "anna@poczta.pl", documentSendEmail: undefined },
      eInvoice: true,
    });
    first.draw();
    expect(await screen.findByText("taki sam jak e-mail")).toBeTruthy();
    cleanup();
    const none = await setUp({ contact: { mainEmail: undefined, documentSendEmail: undefined } });
    none.draw();
    await region("Dane kontaktowe");
    expect((await screen.findAllByText("brak")).length).toBeGreaterThan(0);
    expect(screen.queryByText("taki sam jak e-mail")).toBeNull();
    cleanup();
    const restricted = await setUp({
      client: { rodo: { email: true, phone: false, personalData: false, address: false } },
      eInvoice: true,
    });
    restricted.draw();
    await region("Dane kontaktowe");
    expect(screen.queryByRole("button", { name: /^Włącz e-fakturę$/ })).toBeNull();
  });

  it.each([
    [{ contactDataVisible: false }, /^Danych kontaktowych tego konta nie pokazujemy/, "601"],
    [{ contactDataEditable: false }, /^Danych kontaktowych tego konta nie zmienisz/, undefined],
  ] as const)(
    "(part of ACC-10) offers no change of contact data with %j and shows how to request one",
    async (changes, expectedTexts, hidden) => {
      const { draw } = await setUp({ client: { ...changes, mobilePhone: undefined } });
      const { container } = draw();
      expect(await screen.findByText(expectedTexts)).toBeTruthy();
      expect(screen.queryByRole("button", { name: /^(Zmień|Dodaj)/ })).toBeNull();
      if (hidden !== undefined) expect(container.textContent).not.toContain(hidden);
    },
  );

  it.each([
    [{ email: true, phone: false, address: false }, ["@example.pl"], "nie pokazujemy", true],
    [{ email: true, phone: true, address: false }, ["@example.pl", "601"], "nie pokazujemy", true],
    [{ email: true, phone: true, address: true }, ["@example.pl", "601"], "nie pokazujemy", false],
  ] as const)(
    "hides contact data under the restrictions %j; offers to change the rest: %s",
    async (restricted, hidden, expectedTexts, canChange) => {
      const { draw } = await setUp({ client: { rodo: { personalData: false, ...restricted } } });
      const { container } = draw();
      const card = within(await region("Dane kontaktowe"));
      expect((await card.findAllByText(new RegExp(`^${expectedTexts.replace(" ", ".")}$`))).length).toBeGreaterThan(0);
      for (const text of hidden) expect(container.textContent).not.toContain(text);
      expect([
        card.queryByRole("button", { name: /^Zmień/ }) !== null,
        card.queryByRole("button", { name: /E-mail/ }),
      ]).toEqual([canChange, null]);
    },
  );

  it("(part of ROUTE-01) shows a retry only in the section of personal data that failed", async () => {
    const { draw, contactPort } = await setUp();
    contactPort.script.failNext("load", { kind: "unreachable" });
    draw();
    const user = userEvent.setup();
    expect(await screen.findByRole("heading", { name: "Nie udało się wczytać danych kontaktowych" })).toBeTruthy();
    expect(await region("Abonent")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(await screen.findByText("601\u00a0234\u00a0567", { normalizer: (text) => text })).toBeTruthy();
  });
});

describe("(part of ACC-13) electronic poll", () => {
  it("requires an answer to the electronic poll, sends it once, and hides the poll", async () => {
    const { draw, poll, client } = await setUp({ client: { electronicPoll: true } });
    draw();
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Wyślij odpowiedź" }));
    expect(screen.getByText("Wybierz odpowiedź")).toBeTruthy();
    expect(poll.script.calls).toEqual([]);
    await user.click(screen.getByRole("radio", { name: "Listem" }));
    await user.click(screen.getByRole("button", { name: "Wyślij odpowiedź" }));
    expect(await screen.findByText("Odpowiedź jest zapisana.")).toBeTruthy();
    expect([poll.stored(), client.data.known?.client.electronicPoll, poll.script.calls.length]).toEqual([
      "PAPER",
      false,
      1,
    ]);
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("resends the answer to a poll with the same key, and recognises an earlier answer", async () => {
    const { draw, poll, clientPort } = await setUp({ client: { electronicPoll: true } });
    draw();
    const user = userEvent.setup();
    await user.click(await screen.findByRole("radio", { name: "E-mailem" }));
    clientPort.script.failAlways("load", { kind: "timeout" });
    poll.loseNext();
    await user.click(screen.getByRole("button", { name: "Wyślij odpowiedź" }));
    expect(await screen.findByText(/^Nie wiemy, czy odpowiedź/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Wyślij odpowiedź" }));
    expect(await screen.findByText("Odpowiedź jest zapisana.")).toBeTruthy();
    expect(poll.stored()).toBe("ELECTRONIC");
    cleanup();
    const other = await setUp({ client: { electronicPoll: true } });
    await other.poll.answer({ idempotencyKey: "another-tab", code: "PAPER" });
    other.draw();
    await user.click(await screen.findByRole("radio", { name: "E-mailem" }));
    await user.click(screen.getByRole("button", { name: "Wyślij odpowiedź" }));
    expect(await screen.findByText("Odpowiedź na to pytanie już mamy.")).toBeTruthy();
    expect(other.poll.stored()).toBe("PAPER");
  });
});

describe("data export", () => {
  it("creates the page and JSON of a data export from loaded data and names missing parts", async () => {
    const { draw, messages, saved } = await setUp();
    messages.script.failAlways("loadMessages", { kind: "timeout" });
    draw();
    const user = userEvent.setup();
    const card = within(await region("Kopia twoich danych"));
    await user.click(card.getByRole("button", { name: "Pobierz do czytania (HTML)" }));
    expect(await card.findByText(/później\. Nie udało się wczytać tych części: Wiadomości\.$/)).toBeTruthy();
    messages.script.recover();
    await user.click(card.getByRole("button", { name: "Pobierz dla programów (JSON)" }));
    expect(await card.findByText("Plik jest pobrany.")).toBeTruthy();
    expect(saved.map(({ name, type }) => [name, type])).toEqual([
      [expect.stringMatching(/^moje-dane-4127830-\d{4}-\d\d-\d\d\.html$/), "text/html;charset=utf-8"],
      [expect.stringMatching(/\.json$/), "application/json;charset=utf-8"],
    ]);
    expect(saved[0]?.text).toContain("Tej części nie udało się wczytać.");
    expect(saved[0]?.text).toContain("FV/4127830/11/26");
    expect(saved[1]?.text).toContain("Oferty e-mailem");
    expect(JSON.parse(saved[1]?.text ?? "")).toMatchObject({ notLoaded: [] });
  });

  it("reloads all data for an export and omits parts that failed to reload", async () => {
    const { draw, contactPort, saved } = await setUp({ contact: { mainEmail: "dawny@example.pl" } });
    draw();
    const user = userEvent.setup();
    const card = within(await region("Kopia twoich danych"));
    expect(await screen.findByText("dawny@example.pl")).toBeTruthy();
    contactPort.data = { ...contactPort.data, mainEmail: "nowy@example.pl" };
    await user.click(card.getByRole("button", { name: "Pobierz dla programów (JSON)" }));
    expect(await card.findByText("Plik jest pobrany.")).toBeTruthy();
    expect([saved[0]?.text.includes("nowy@example.pl"), saved[0]?.text.includes("dawny@example.pl")]).toEqual([
      true,
      false,
    ]);
    contactPort.script.failAlways("load", { kind: "timeout" });
    await user.click(card.getByRole("button", { name: "Pobierz dla programów (JSON)" }));
    expect(await card.findByText(/wczytać tych części: Dane kontaktowe\.$/)).toBeTruthy();
    expect(JSON.parse(saved[1]?.text ?? "")).toMatchObject({ notLoaded: ["contact"] });
  });

  it("names the parts of a data export of which some data could not be read", async () => {
    const { draw, messages, contactPort, saved } = await setUp();
    vi.spyOn(messages, "loadMessages").mockResolvedValue(succeedIncomplete([], ["messages"]));
    contactPort.script.failAlways("load", { kind: "timeout" });
    draw();
    const user = userEvent.setup();
    const card = within(await region("Kopia twoich danych"));
    await user.click(card.getByRole("button", { name: "Pobierz do czytania (HTML)" }));
    const text = /wczytać tych części: Dane kontaktowe\. Nie wszystkie dane udało się odczytać: Wiadomości\.$/;
    expect(await card.findByText(text)).toBeTruthy();
    contactPort.script.recover();
    await user.click(card.getByRole("button", { name: "Pobierz dla programów (JSON)" }));
    expect(await card.findByText("Nie wszystkie dane udało się odczytać: Wiadomości.")).toBeTruthy();
    expect(saved[0]?.text).toMatch(/<p[^>]*>Nie wszystkie dane z\stej części udało się odczytać[^<]*<\/p><\/section>/);
    expect(JSON.parse(saved[1]?.text ?? "")).toMatchObject({ notLoaded: [], incomplete: ["messages"] });
  });

  it("leaves out parts of a data export that the provider does not offer", async () => {
    const { draw, messages, offers, saved } = await setUp();
    messages.script.failAlways("loadOutages", { kind: "not-supported" });
    offers.script.failAlways("loadExtension", { kind: "not-supported" });
    draw();
    const user = userEvent.setup();
    const card = within(await region("Kopia twoich danych"));
    await user.click(card.getByRole("button", { name: "Pobierz dla programów (JSON)" }));
    expect(await card.findByText("Plik jest pobrany.")).toBeTruthy();
    offers.script.failAlways("loadHistory", { kind: "not-supported" });
    await user.click(card.getByRole("button", { name: "Pobierz dla programów (JSON)" }));
    await waitFor(() => expect(saved).toHaveLength(2));
    const [first, second] = saved.map(({ text }): unknown => JSON.parse(text));
    for (const file of [first, second]) {
      expect(file).toMatchObject({ notLoaded: [], incomplete: [] });
      expect(file).not.toHaveProperty("data.outages");
    }
    expect(first).toHaveProperty("data.offers", []);
    expect(second).not.toHaveProperty("data.offers");
  });

  it("shows a failure when the file of a data export was not saved", async () => {
    const { draw } = await setUp({ canSave: false });
    draw();
    const card = within(await region("Kopia twoich danych"));
    await userEvent.setup().click(card.getByRole("button", { name: "Pobierz dla programów (JSON)" }));
    expect(await card.findByText("Nie udało się zapisać pliku.")).toBeTruthy();
    expect(card.queryByText("Plik jest pobrany.")).toBeNull();
  });

  it("discards a data export when the customer switches accounts", async () => {
    const { draw, messages, saved, session } = await setUp();
    const release = messages.script.hold("loadMessages");
    draw();
    const user = userEvent.setup();
    const card = within(await region("Kopia twoich danych"));
    await user.click(card.getByRole("button", { name: "Pobierz do czytania (HTML)" }));
    session.setSessionInAllTabs(aSession({ currentContext: "other" }));
    release();
    await waitFor(() =>
      expect(card.getByRole("button", { name: "Pobierz do czytania (HTML)" }).getAttribute("aria-busy")).not.toBe(
        "true",
      ),
    );
    expect(saved).toEqual([]);
  });
});
