// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { Agreement, ConsentContacts } from "#domain/consents/index.ts";
import { Drafts, draftOwner } from "#domain/drafts/index.ts";
import type { Withdrawal } from "#domain/withdrawal/index.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { fakeAgreements } from "#test/fakes/fake-agreements.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { fakeWithdrawals, type FakeWithdrawals } from "#test/fakes/fake-withdrawals.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import type { Client } from "#domain/account/client.ts";
import { aClient, aClientData, aContact, anAgreement, aProduct, day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { ClosedPagesContext } from "#ui/shared/if-page.tsx";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { AgreementsStore } from "#ui/stores/consents/agreements.store.ts";
import type { Product } from "#domain/products/index.ts";
import { WithdrawalsStore } from "#ui/stores/withdrawal/withdrawals.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { ContactNeed } from "./agreement-rows.ts";
import { AgreementsViewModel } from "./agreements.view-model.ts";
import { WithdrawnContracts } from "./withdrawn-contracts.view-model.ts";
import { AgreementsView } from "./agreements.view.tsx";

afterEach(cleanup);

const NOWHERE: ConsentContacts = { mobilePhones: [], linePhones: [], mainEmail: undefined };
const CONSENTS: readonly Agreement[] = [
  anAgreement({
    consentId: "EMAIL",
    consentName: "Oferty e-mailem",
    currentValue: false,
    meaning: "Dwa listy w miesiącu",
  }),
  anAgreement({
    consentId: "SURVEYS",
    consentName: "Badania",
    settingRequirements: undefined,
    currentValue: true,
    lastChange: { at: START, channel: "phone" },
  }),
  anAgreement({ consentId: "PARTNERS", consentName: "Partnerzy", group: "data", settingRequirements: undefined }),
];

const PRODUCTS = [
  aProduct({ productId: "P-TV", name: "Telewizja", contractNumber: "ABO/1", contractStart: day("2025-03-01") }),
  aProduct({ productId: "P-NET", name: "Internet", contractNumber: "ABO/1", contractStart: day("2025-03-01") }),
  ...Array.from({ length: 7 }, (_, index) =>
    aProduct({ productId: `P-${index + 1}`, name: `Numer ${index + 1}`, contractNumber: "FIRMA/1" }),
  ),
].map((product) => ({ ...product, fullName: undefined, customName: undefined, showDetails: true }));

const CONTACT = {
  helpLine: { number: "58 300 70 00", dial: "+48583007000", hours: "" },
  email: undefined,
  postAddress: "",
};

interface SetUpOptions {
  readonly consents?: readonly Agreement[];
  readonly reach?: ConsentContacts;
  /** Simulates the customer's changes in the contact data dialog. */
  readonly inContact?: () => ConsentContacts;
  readonly drafts?: Drafts;
  readonly customer?: Partial<Client>;
  readonly withdrawals?: readonly Withdrawal[];
  readonly products?: readonly Product[];
  /** Prepares the port of the withdrawals before it is read. */
  readonly prepare?: (port: FakeWithdrawals) => void;
}

async function setUp({
  consents = CONSENTS,
  reach = NOWHERE,
  inContact = () => reach,
  drafts,
  customer,
  withdrawals = [],
  products = PRODUCTS,
  prepare,
}: SetUpOptions = {}) {
  const port = fakeAgreements(consents, reach);
  const contactPort = fakeContact({ data: aContact(reach) });
  const contact = new ContactStore(contactPort);
  const client = new ClientStore(
    fakeClient({
      data: aClientData({ products, client: aClient(customer) }),
    }),
  );
  const store = new AgreementsStore(port, movableClock());
  const requestedContacts: ContactNeed[] = [];
  const saved: string[][] = [];
  let ids = 0;
  const model = new AgreementsViewModel({
    store,
    contact,
    client,
    today: { today: day("2026-11-20") },
    idempotencyKeys: { next: () => `intent-${(ids += 1)}` },
    draft: drafts?.of("agreements"),
    openContact: async (need) => {
      requestedContacts.push(need);
      const left = inContact();
      port.reach(left);
      contact.data.replace(aContact(left));
    },
    saved: (agreements) =>
      void saved.push(agreements.flatMap(({ consentId, currentValue }) => (currentValue ? [consentId] : []))),
  });
  const withdrawalPort = fakeWithdrawals(withdrawals);
  prepare?.(withdrawalPort);
  const statements = new WithdrawalsStore(withdrawalPort, movableClock());
  const withdrawn = new WithdrawnContracts({ withdrawals: statements, client });
  withdrawn.start();
  const stop = model.start();
  await Promise.all([store.agreements.load(), contact.data.load(), client.data.load()]);
  const page = ({ closed = [] }: { readonly closed?: readonly RouteName[] } = {}) =>
    render(
      <AgreementsView
        model={{
          groups: model.groups,
          contracts: model.contracts,
          form: model.form,
          get changes() {
            return model.changes;
          },
          get resultMessage() {
            return model.resultMessage;
          },
          toggle: (id: string, isGiven: boolean) => void model.toggle(id, isGiven),
          addContact: (need: ContactNeed) => void model.addContact(need),
          save: () => void model.save(),
          undo: () => model.undo(),
        }}
        withdrawn={withdrawn}
        ordered={{
          list: [],
          today: day("2026-11-20"),
          isKnown: true,
          incomplete: undefined,
          askAgain: () => undefined,
        }}
        account={undefined}
        helpLine={{ number: "58 300 70 00", dial: "+48583007000" }}
      />,
      {
        wrapper: ({ children }) => (
          <OperatorContactContext value={CONTACT}>
            <ClosedPagesContext value={new Set(closed)}>{children}</ClosedPagesContext>
          </OperatorContactContext>
        ),
      },
    );
  return { port, model, store, contact, client, requestedContacts, saved, page, stop };
}

const rowOf = (model: AgreementsViewModel, id: string) => {
  const { section } = model.groups;
  return section.status === "ready"
    ? section.value.flatMap(({ rows }) => rows).find(({ consent }) => consent.consentId === id)
    : undefined;
};

describe("agreements", () => {
  it("(part of CONSENT-01) shows each consent with its meaning and last change in its group", async () => {
    const { page } = await setUp();
    page();
    const contact = screen.getByRole("region", { name: /^Jak możemy/ });
    expect(
      within(contact)
        .getAllByRole<HTMLInputElement>("switch")
        .map((one) => one.checked),
    ).toEqual([false, true]);
    expect(within(contact).getByText(/^Udzielona .*przez telefon\.$/)).toBeTruthy();
    expect(within(contact).getByText(/^Dwa listy/)).toBeTruthy();
    expect(
      within(screen.getByRole("region", { name: /^Co możemy/ })).getByRole("switch", { name: "Partnerzy" }),
    ).toBeTruthy();
  });

  it("[CONSENT-05] names the services of each contract with a link to their pages", async () => {
    const { page } = await setUp();
    page();
    const card = within(screen.getByRole("region", { name: "Umowy" }));
    const links = (number: string) =>
      within(card.getByRole("list", { name: `Usługi umowy ${number}` }))
        .getAllByRole("link")
        .map((link) => [link.textContent.replaceAll("\u00a0", " "), link.getAttribute("href")]);
    expect(links("ABO/1")).toEqual([
      ["Telewizja", "/service/myServices/P-TV"],
      ["Internet", "/service/myServices/P-NET"],
    ]);
    expect(links("FIRMA/1").slice(4)).toEqual([
      ["Numer 5", "/service/myServices/P-5"],
      ["i jeszcze 2 usługi", "/service/myServices"],
    ]);
    expect(card.getByRole("link", { name: /^Regulaminy i.cenniki$/ }).getAttribute("href")).toBe("/regulations");
  });

  it("(part of NAV-24) shows no contract before the rows that are read apart are known", async () => {
    let release = (): void => undefined;
    const { page } = await setUp({ prepare: ({ script }) => (release = script.hold("loadWithdrawals")) });
    page();
    expect(screen.getByText("Wczytujemy umowy")).toBeTruthy();
    expect(screen.queryByText("ABO/1")).toBeNull();
    release();
    expect(await screen.findByText("ABO/1")).toBeTruthy();
  });

  it("(part of CONSENT-08) calls no account without contracts while its withdrawals are unknown", async () => {
    const none = () => screen.queryByText(/W portalu nie ma jeszcze umów/);
    let release = (): void => undefined;
    const { page } = await setUp({ products: [], prepare: ({ script }) => (release = script.hold("loadWithdrawals")) });
    page();
    expect(none()).toBeNull();
    expect(screen.getByText("Wczytujemy umowy")).toBeTruthy();
    release();
    await waitFor(() => expect(none()).not.toBeNull());
    cleanup();
    const failing = await setUp({
      products: [],
      prepare: ({ script }) => script.failAlways("loadWithdrawals", { kind: "unreachable" }),
    });
    failing.page();
    expect(await screen.findByRole("button", { name: "Spróbuj ponownie" })).toBeTruthy();
    expect(none()).toBeNull();
  });

  it("[CONSENT-08] leads to withdrawal, end and documents of a contract, and to RODO requests", async () => {
    const { page, client } = await setUp();
    const contractNumber = "ABO/1";
    const product = aProduct({ productId: "P-1", contractNumber, withdrawalUntil: day("2026-11-30") });
    client.data.replace(aClientData({ products: [product] }));
    page();
    const hrefOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(/^Odstąp od.umowy \(do.*\s*\(umowa ABO\/1\)$/)).toBe("/withdrawal?number=ABO%2F1");
    expect(hrefOf(/^Zakończ umowę\s*\(umowa ABO\/1\)$/)).toBe("/service/termination/P-1");
    expect(hrefOf(/^Dokumenty\s*\(umowa ABO\/1\)$/)).toBe("/documents?query=ABO%2F1");
    expect(hrefOf(/^Złóż wniosek o.dane$/)).toBe("/supportRequest?form=PERSONAL_DATA");
  });

  it("[NAV-34] names services and whom to call without their pages when the account has none", async () => {
    const { page } = await setUp();
    page({ closed: ["myServices", "termination"] });
    const card = within(screen.getByRole("region", { name: "Umowy" }));
    const list = card.getByRole("list", { name: "Usługi umowy FIRMA/1" });
    expect(list.textContent).toContain("Numer 5");
    expect(list.textContent).toMatch(/i.jeszcze 2.usługi/);
    expect(within(list).queryByRole("link")).toBeNull();
    expect(card.queryByRole("link", { name: /^Zakończ umowę/ })).toBeNull();
    expect(card.getAllByText(/^Żeby zakończyć umowę, zadzwoń do.nas\./)).toHaveLength(2);
    const [call] = card.getAllByRole("link", { name: "58 300 70 00" });
    expect(call?.getAttribute("href")).toBe("tel:+48583007000");
  });

  it("(part of CONSENT-01) sends only the changed consents, once, and reports the saved ones", async () => {
    const { page, port, saved } = await setUp();
    const user = userEvent.setup();
    page();
    await user.click(screen.getByRole("switch", { name: "Partnerzy" }));
    await user.click(screen.getByRole("switch", { name: "Badania" }));
    expect(screen.getByText(/^2.niezapisane zmiany$/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Zapisz zgody" }));
    await waitFor(() => expect(saved).toEqual([["PARTNERS"]]));
    expect(port.sent).toMatchObject([{ given: ["PARTNERS"], withdrawn: ["SURVEYS"] }]);
    await user.click(screen.getByRole("button", { name: "Zapisz zgody" }));
    expect(port.sent).toHaveLength(1);
  });

  it("(part of CONSENT-04) keeps the buttons in the window while consents are unsaved", async () => {
    const { page } = await setUp();
    const user = userEvent.setup();
    page();
    const bar = () => screen.getByRole("button", { name: "Zapisz zgody" }).closest(".sticky-bar");
    expect(bar()).toBeNull();
    await user.click(screen.getByRole("switch", { name: "Partnerzy" }));
    expect(bar()?.textContent).toMatch(/1\sniezapisana zmiana/);
    await user.click(screen.getByRole("button", { name: "Cofnij zmiany" }));
    expect(bar()).toBeNull();
  });

  it("restores the saved consents on undo", async () => {
    const { model } = await setUp();
    await model.toggle("PARTNERS", true);
    expect(model.changes).toBe(1);
    model.undo();
    expect([model.changes, rowOf(model, "PARTNERS")?.isGiven, model.form.dirty]).toEqual([0, false, false]);
  });

  it.each([
    ["EMAIL", { ...NOWHERE, mainEmail: "a@b.pl" }, true],
    ["EMAIL", { ...NOWHERE, mobilePhones: ["601234567"] }, false],
    ["PHONE", { ...NOWHERE, mobilePhones: ["601234567"] }, true],
    ["PHONE", { ...NOWHERE, mainEmail: "a@b.pl" }, false],
    ["EMAIL_OR_PHONE", { ...NOWHERE, mobilePhones: ["601234567"] }, true],
    ["EMAIL_OR_PHONE", { ...NOWHERE, mainEmail: "a@b.pl" }, true],
    ["EMAIL_OR_PHONE", NOWHERE, false],
  ] as const)(
    "[CONSENT-02] opens contact data before a consent that needs %s; after %j the consent is given: %s",
    async (need, left, isGiven) => {
      const { model, requestedContacts, port } = await setUp({
        consents: [anAgreement({ consentId: "EMAIL", settingRequirements: need })],
        inContact: () => left,
      });
      await model.toggle("EMAIL", true);
      expect(requestedContacts).toEqual([need]);
      expect([rowOf(model, "EMAIL")?.isGiven, rowOf(model, "EMAIL")?.need]).toEqual([
        isGiven,
        isGiven ? undefined : need,
      ]);
      await model.save();
      expect(port.sent).toHaveLength(isGiven ? 1 : 0);
    },
  );

  it("(part of CONSENT-02) asks for a removed address on saving consents; sends none without it", async () => {
    const { model, requestedContacts, contact, port } = await setUp({
      reach: { ...NOWHERE, mainEmail: "a@b.pl" },
      inContact: () => NOWHERE,
    });
    await model.toggle("EMAIL", true);
    expect(requestedContacts).toEqual([]);
    contact.data.replace(aContact(NOWHERE));
    await model.save();
    expect([requestedContacts, port.sent, model.resultMessage]).toEqual([["EMAIL"], [], "contact"]);
  });

  it("(part of CONSENT-02) does not ask for contact data when a consent is withdrawn", async () => {
    const { model, requestedContacts } = await setUp({
      consents: [anAgreement({ consentId: "EMAIL", currentValue: true })],
    });
    await model.toggle("EMAIL", false);
    expect([requestedContacts, model.changes]).toEqual([[], 1]);
  });

  it("[CONSENT-03] does not save consents without a required one, names it and links to it", async () => {
    const { page, port } = await setUp({
      consents: [
        ...CONSENTS,
        anAgreement({
          consentId: "NOTICES",
          consentName: "Wiadomości o umowie",
          settingRequirements: undefined,
          required: true,
        }),
      ],
    });
    const user = userEvent.setup();
    page();
    await user.click(screen.getByRole("switch", { name: "Partnerzy" }));
    await user.click(screen.getByRole("button", { name: "Zapisz zgody" }));
    const required = screen.getByRole("switch", { name: /^Wiadomości/ });
    expect(port.sent).toEqual([]);
    expect(document.activeElement).toBe(required);
    expect(screen.getByRole("link", { name: /tej zgody trzeba udzielić$/ })).toBeTruthy();
    await user.click(required);
    await user.click(screen.getByRole("button", { name: "Zapisz zgody" }));
    await waitFor(() => expect(port.sent).toMatchObject([{ given: ["PARTNERS", "NOTICES"] }]));
  });

  it("(part of CONSENT-03) saves a withdrawal while a required consent is not given", async () => {
    const notices = anAgreement({ consentId: "NOTICES", settingRequirements: undefined, required: true });
    const { model, port } = await setUp({ consents: [...CONSENTS, notices] });
    await model.toggle("SURVEYS", false);
    await model.save();
    expect(port.sent).toMatchObject([{ given: [], withdrawn: ["SURVEYS"] }]);
    expect(model.resultMessage).toBe("saved");
  });

  it("reloads consents after a lost response; if that fails, resends with the same key", async () => {
    const { model, port } = await setUp();
    await model.toggle("PARTNERS", true);
    port.script.failAlways("load", { kind: "timeout" });
    port.loseNext();
    await model.save();
    expect([model.resultMessage, model.changes]).toEqual(["unknown", 1]);
    port.script.recover();
    await model.save();
    expect([model.resultMessage, model.changes]).toEqual(["saved", 0]);
    expect(new Set(port.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    await model.toggle("SURVEYS", false);
    port.loseNext();
    await model.save();
    expect([model.resultMessage, port.sent.length]).toEqual(["saved", 3]);
  });

  it("drops a pending consent change that was made elsewhere in the meantime", async () => {
    const { model, port, store } = await setUp();
    await model.toggle("PARTNERS", true);
    await model.toggle("SURVEYS", false);
    port.elsewhere("PARTNERS", true);
    await store.agreements.reload();
    expect([
      model.changes,
      rowOf(model, "PARTNERS")?.isChanged,
      rowOf(model, "PARTNERS")?.consent.lastChange?.channel,
    ]).toEqual([1, false, "phone"]);
  });

  it("restores pending consents after a reload and discards the draft after a save", async () => {
    const drafts = new Drafts(fakeDrafts(), { now: () => START });
    drafts.open(draftOwner({ userId: "U-1", currentContext: "1" }));
    const first = await setUp({ drafts });
    await first.model.toggle("PARTNERS", true);
    first.stop();
    const second = await setUp({ drafts });
    expect([second.model.changes, second.model.form.restored]).toEqual([1, true]);
    second.page();
    expect(screen.getByText(/^Przywróciliśmy zmiany/)).toBeTruthy();
    await second.model.save();
    expect(drafts.of("agreements").read() ?? {}).toEqual({});
  });

  it.each([
    ["hidden", { contactDataVisible: false }],
    ["locked", { contactDataEditable: false }],
    ["restricted", { rodo: { email: true, phone: true, address: false, personalData: false } }],
  ] as const)(
    "[CONSENT-06] offers no button for contact data that are %s, but says why and whom to call",
    async (_, customer) => {
      const consents = [
        anAgreement({ consentId: "EMAIL", settingRequirements: "EMAIL", currentValue: false }),
        anAgreement({ consentId: "GIVEN", settingRequirements: "EMAIL_OR_PHONE", currentValue: true }),
      ];
      const { model, page, requestedContacts } = await setUp({ consents, customer });
      page();
      expect(screen.queryByRole("button", { name: /Dodaj/ })).toBeNull();
      expect(screen.getAllByRole("link", { name: "58 300 70 00" })).toHaveLength(2);
      expect(screen.getAllByText(/Danych kontaktowych nie dodasz w portalu/)).toHaveLength(2);
      const [off, on] = screen.getAllByRole("switch");
      if (off === undefined || on === undefined) throw new Error("a switch is missing");
      await userEvent.click(off);
      await model.toggle("EMAIL", true);
      await userEvent.click(on);
      expect([requestedContacts, model.selection.get("EMAIL"), model.selection.get("GIVEN")]).toEqual([
        [],
        undefined,
        false,
      ]);
    },
  );

  it("(part of CONSENT-08) names the day of a withdrawal whose contract has no service left", async () => {
    const statement = { name: "Anna Nowak", email: "anna@poczta.example", contractNumber: "2026/121002" };
    const receivedAt = Date.UTC(2026, 10, 19, 9);
    const { page } = await setUp({
      withdrawals: [{ ...statement, number: "OD/1", receivedAt, state: "accepted", usedDaysCost: undefined }],
    });
    page();
    const number = await screen.findByText("2026/121002");
    expect(unjoinedText(number.closest("li")?.textContent ?? "")).toContain("Odstąpiono 19-11-2026");
  });

  it("[CONSENT-60] names the first and the last day of a contract that has ended", async () => {
    const { page, client } = await setUp();
    const ended = aProduct({
      contractNumber: "ABO/1",
      contractStart: day("2024-05-01"),
      status: "INACTIVE",
      contractEnd: day("2026-10-25"),
    });
    client.data.replace(aClientData({ products: [ended] }));
    page();
    const row = screen.getByText("ABO/1").closest("li");
    expect(unjoinedText(row?.textContent ?? "")).toContain("od 01-05-2024 do 25-10-2026");
  });

  it("(part of CONSENT-05) does not say that a customer without listed contracts has none", async () => {
    const { page, client } = await setUp();
    client.data.replace(aClientData({ products: [] }));
    page();
    expect(screen.getByText(/^W.portalu nie ma jeszcze umów tego konta\. Jeśli masz umowę/)).toBeDefined();
  });

  it("shows an empty state without consents, and a retry when loading consents fails", async () => {
    const failing = await setUp({ consents: [] });
    failing.page();
    expect(screen.getByRole("heading", { name: /^Nie ma tu żadnych/ })).toBeTruthy();
    cleanup();
    const broken = fakeAgreements(CONSENTS);
    broken.script.failNext("load", { kind: "unreachable" });
    const store = new AgreementsStore(broken, movableClock());
    const client = new ClientStore(fakeClient({ data: aClientData() }));
    const model = new AgreementsViewModel({
      store,
      client,
      today: { today: day("2026-11-20") },
      contact: new ContactStore(fakeContact({ data: aContact() })),
      idempotencyKeys: { next: () => "i" },
      draft: undefined,
      openContact: () => Promise.resolve(),
      saved: () => undefined,
    });
    model.start();
    await store.agreements.load();
    const { section } = model.groups;
    expect(section.status).toBe("failed");
    if (section.status === "failed") section.retry();
    await store.agreements.load();
    expect(model.groups.section.status).toBe("ready");
  });
});
