// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Subject } from "rxjs";
import type { Client } from "#domain/account/index.ts";
import type { Address } from "#domain/products/index.ts";
import type { ContactData } from "#domain/contact/index.ts";
import type { ServiceSignal } from "#domain/session/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";
import { fakeBackendAccess } from "#test/fakes/fake-backend-access.ts";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { aClient, aClientData, aContact, anAddress, siteContent } from "#test/mothers/index.ts";
import { SavingBlockedContext } from "#ui/design-system/saving-blocked.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { ContactDialog } from "./contact-dialog.view.tsx";
import { ContactDialogViewModel } from "./contact-dialog.view-model.ts";
import type { ContactDialogOptions } from "./contact-dialog-dependencies.ts";

afterEach(cleanup);

const ADDRESS = {
  zip: "80-309",
  city: "Gdańsk",
  cityTeryt: "0933016",
  cityMeta: undefined,
  street: "ul. Polanki",
  building: "12",
  flat: "3",
};

interface Opening {
  readonly options?: ContactDialogOptions;
  readonly client?: Partial<Client>;
  readonly data?: Partial<ContactData>;
  readonly ebok?: boolean;
  readonly backend?: boolean;
  readonly addressList?: readonly Address[];
}

async function open({
  options = { origin: "personalData" },
  client = {},
  data = {},
  ebok = true,
  backend = false,
  addressList = [],
}: Opening = {}) {
  const contact = aContact({
    mobilePhones: ["601234567"],
    linePhones: ["583012247"],
    mainEmail: "anna@poczta.pl",
    ...data,
  });
  const port = fakeContactChange(contact);
  const signals = new Subject<ServiceSignal>();
  const access = fakeBackendAccess(signals);
  access.backdoor = backend;
  const backendAccess = new BackendAccessStore(access, fakeSessionStorage(), { current: undefined });
  backendAccess.start();
  let ids = 0;
  const clock = movableClock();
  const model = new ContactDialogViewModel(
    {
      port,
      backendAccess,
      contact: new ContactStore(fakeContact({ data: contact })),
      client: new ClientStore(fakeClient({ data: aClientData({ client: aClient(client), addressList }) })),
      ebokAccess: () => ebok,
      clock,
      idempotencyKeys: { next: () => `intent-${String((ids += 1)).padStart(10, "0")}` },
      draft: undefined,
    },
    options,
  );
  const onClose = vi.fn<() => void>();
  render(
    <SavingBlockedContext value={backend ? "Powód dla wszystkich przycisków" : undefined}>
      <ContactDialog
        model={model}
        siteContent={siteContent({ edit_contact_data_phone_tooltip: "Słowa operatora." })}
        onClose={onClose}
      />
    </SavingBlockedContext>,
  );
  await screen.findAllByRole("button");
  await new Promise((done) => setImmediate(done));
  return { user: userEvent.setup(), port, clock, model, onClose, signals };
}

const pageText = (): string => unjoinedText(document.body.textContent);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const labels = () => [...document.querySelectorAll(".contact__label")].map(({ textContent }) => textContent);

describe("contact form", () => {
  it.each([
    [{ contactDataVisible: false }, "Dane kontaktowe są ukryte"],
    [{ contactDataEditable: false }, "Danych kontaktowych nie zmienisz tutaj"],
  ] as const)(
    "[ACC-10] shows that contact data are hidden or locked, without fields and with an OK button: %o",
    async (client, title) => {
      const { user, onClose } = await open({ client });
      const dialog = await screen.findByRole("dialog", { name: title });
      expect(
        within(dialog)
          .getAllByRole("button")
          .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
      ).toEqual(["Zamknij", "OK"]);
      expect(within(dialog).queryByRole("textbox")).toBeNull();
      await user.click(button("OK"));
      expect(onClose).toHaveBeenCalledOnce();
    },
  );

  it.each([
    [{ options: { origin: "personalData" } }, true],
    [{ options: { origin: "personalData" }, ebok: false }, false],
    [{ options: { origin: "eInvoice" }, ebok: false }, true],
    [{ options: { origin: "offerSummary" } }, false],
    [{ options: { origin: "agreements" } }, true],
  ] as const)(
    "[ACC-11] shows or hides the e-mail for documents by origin and access to ebok: %o",
    async (opening, shown) => {
      await open(opening);
      expect(screen.queryByText("E-mail do e-faktur") !== null).toBe(shown);
    },
  );

  it("(part of ACC-02) (part of ACC-05) changes the contact address and sends it without a code", async () => {
    const { user, port } = await open({ data: { address: ADDRESS } });
    expect(pageText()).toContain("ul. Polanki 12 m. 3, 80-309 Gdańsk");
    await user.click(button("Zmień: adres do kontaktu"));
    const input = (name: RegExp) => screen.getByLabelText(name);
    await user.clear(input(/^Kod pocztowy/));
    await user.type(input(/^Kod pocztowy/), "84360");
    await user.clear(input(/^Miejscowość/));
    expect(pageText()).toContain("Wpisz kod pocztowy w postaci 00-000");
    expect(button("Zapisz").getAttribute("aria-disabled")).toBe("true");
    expect(pageText()).toContain("Popraw adres do kontaktu");
    await user.type(input(/^Miejscowość/), "Łeba");
    await user.clear(input(/^Kod pocztowy/));
    await user.type(input(/^Kod pocztowy/), "84-360");
    await user.click(button("Zapisz"));
    await screen.findByText("Dziękujemy. Dane kontaktowe są zapisane.");
    expect(port.saved.map(({ address }) => address)).toEqual([
      {
        zip: "84-360",
        city: "Łeba",
        cityTeryt: undefined,
        street: "ul. Polanki",
        streetTeryt: undefined,
        building: "12",
        flat: "3",
      },
    ]);
  });

  it("(part of ACC-05) sends the street's code from the addresses of the account", async () => {
    const known = anAddress({ street: "ul. Polanki", city: "Gdańsk", cityTeryt: "0933016", streetTeryt: "16845" });
    const { user, port } = await open({ data: { address: ADDRESS }, addressList: [known] });
    await user.click(button("Zmień: adres do kontaktu"));
    await user.type(screen.getByLabelText(/^Numer budynku/), "A");
    await user.click(button("Zapisz"));
    await screen.findByText("Dziękujemy. Dane kontaktowe są zapisane.");
    expect(port.saved.map(({ address }) => address)).toEqual([
      {
        zip: undefined,
        city: "Gdańsk",
        cityTeryt: "0933016",
        street: "ul. Polanki",
        streetTeryt: "16845",
        building: "12A",
        flat: "3",
      },
    ]);
  });

  it.each([
    [{ email: false, phone: false }, "Tutaj zmienisz numery telefonów, adresy e-mail i adres do kontaktu."],
    [{ email: true, phone: false }, "Tutaj zmienisz numery telefonów i adres do kontaktu."],
    [{ email: false, phone: true }, "Tutaj zmienisz adresy e-mail i adres do kontaktu."],
    [{ email: true, phone: true }, undefined],
  ])("(part of ACC-02) names the contents above the contact form under restrictions %o", async (restricted, intro) => {
    await open({ client: { rodo: { personalData: false, address: false, ...restricted } } });
    const shown = /Tutaj zmienisz [^.]*\./.exec(pageText())?.[0];
    expect(shown).toBe(intro);
  });

  it("(part of ACC-02) marks the optional fields of the contact address", async () => {
    const { user } = await open({ data: { address: ADDRESS } });
    await user.click(button("Zmień: adres do kontaktu"));
    const group = screen.getByRole("group", { name: "Adres do kontaktu" });
    expect([...group.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual([
      "Kod pocztowy (nieobowiązkowo)",
      "Miejscowość",
      "Ulica (nieobowiązkowo)",
      "Numer budynku",
      "Numer mieszkania (nieobowiązkowo)",
    ]);
  });

  it("(part of ACC-02) restores the contact address, then sends none", async () => {
    const { user, port } = await open({ data: { address: ADDRESS } });
    await user.click(button("Zmień: adres do kontaktu"));
    await user.type(screen.getByLabelText(/^Ulica/), " Nowa");
    await user.click(button("Cofnij zmianę"));
    expect(pageText()).toContain("ul. Polanki 12 m. 3");
    await user.click(button("Zmień: telefon stacjonarny"));
    await user.clear(screen.getByLabelText("Telefon stacjonarny"));
    await user.click(button("Zapisz"));
    await screen.findByText("Dziękujemy. Dane kontaktowe są zapisane.");
    expect(port.saved.map(({ address }) => address)).toEqual([undefined]);
  });

  it.each([
    [{ options: { origin: "agreements" } }],
    [{ options: { origin: "offerSummary" } }],
    [{ client: { rodo: { email: false, phone: false, personalData: false, address: true } } }],
  ] as const)("(part of ACC-02) (part of ACC-14) shows no contact address: %o", async (opening) => {
    await open({ ...opening, data: { address: ADDRESS } });
    expect(pageText()).not.toContain("Polanki");
    expect(screen.queryByRole("button", { name: /adres do kontaktu/ })).toBeNull();
  });

  it("(part of ACC-12) blocks saving contact data in backend access, with the reason", async () => {
    const { user, port } = await open({ backend: true });
    await user.click(button("Zmień: telefon stacjonarny"));
    await user.clear(screen.getByLabelText("Telefon stacjonarny"));
    expect(button("Zapisz").getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("Powód dla wszystkich przycisków")).toBeDefined();
    expect(screen.getByText("Dostęp backend - możliwość zapisu wyłączona")).toBeDefined();
    await user.click(button("Zapisz"));
    expect(port.saved).toEqual([]);
  });

  it("[ACC-07] blocks saving changed contact data without a code, with the reason", async () => {
    const { user, port } = await open();
    await user.click(button("Zmień: e-mail"));
    await user.clear(screen.getByLabelText("E-mail"));
    await user.type(screen.getByLabelText("E-mail"), "ewa@poczta.pl");
    expect(screen.getByText("Potwierdź zmiany za pomocą kodu")).toBeDefined();
    await user.click(button("Zapisz"));
    expect(port.script.calls).toEqual([]);
  });

  it.each([
    [
      "telefon komórkowy",
      "Telefon komórkowy",
      "601-234-568",
      /^Kod z.SMS-a$/,
      "601234568",
      "mobilePhone1Code",
      "601\u00a0234\u00a0567",
    ],
    ["e-mail", "E-mail", "ewa@poczta.pl", /^Kod z.e-maila$/, "ewa@poczta.pl", "mainEmailCode", "anna@poczta.pl"],
  ] as const)(
    "[ACC-03] changes %s: code of 8 characters, resent after 60 s, undone on Cancel, sent on Save",
    async (name, label, text, codeLabel, to, token, first) => {
      const { user, port, clock } = await open();
      const change = async (): Promise<HTMLInputElement> => {
        await user.click(button(`Zmień: ${name}`));
        await user.clear(screen.getByLabelText(label));
        await user.type(screen.getByLabelText(label), text);
        return screen.getByLabelText<HTMLInputElement>(label);
      };
      await change();
      await user.click(button("Wyślij kod"));
      const code = await screen.findByLabelText<HTMLInputElement>(codeLabel);
      expect(port.codes.map((sent) => sent.to)).toEqual([to]);
      await user.type(code, "1234567890");
      expect(code.value).toHaveLength(8);
      await act(() => clock.advance(59_000));
      expect(screen.queryByRole("button", { name: "Wyślij nowy kod" })).toBeNull();
      await act(() => clock.advance(1_000));
      expect(button("Wyślij nowy kod")).toBeDefined();
      await user.click(button("Cofnij zmianę"));
      expect([...document.querySelectorAll(".contact__value")].map(({ textContent }) => textContent)).toContain(first);
      expect(document.activeElement).toBe(button(`Zmień: ${name}`));
      await change();
      await user.click(button("Wyślij nowy kod"));
      await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(codeLabel).value).toBe(""));
      await user.type(screen.getByLabelText(codeLabel), port.codes.at(-1)?.code ?? "");
      await user.click(button("Zapisz"));
      expect(await screen.findByText(/^Dziękujemy/)).toBeDefined();
      expect(port.saved).toMatchObject([{ [token]: port.codes.at(-1)?.code }]);
    },
  );

  it("(part of ACC-03) sends the code on Enter in the field of the contact, like its button", async () => {
    const { user, port } = await open();
    await user.click(button("Zmień: telefon komórkowy"));
    await user.clear(screen.getByLabelText("Telefon komórkowy"));
    await user.type(screen.getByLabelText("Telefon komórkowy"), "601234568{Enter}");
    await screen.findByLabelText(/^Kod z.SMS-a$/);
    expect(port.codes.map(({ to }) => to)).toEqual(["601234568"]);
  });

  it("(part of ACC-07) leads from a complete code on Enter to the unconfirmed change", async () => {
    const { user, port } = await open();
    for (const name of ["telefon komórkowy", "e-mail"]) await user.click(button(`Zmień: ${name}`));
    const [phone, email] = [screen.getByLabelText("Telefon komórkowy"), screen.getByLabelText("E-mail")];
    await user.clear(phone);
    await user.type(phone, "601234568");
    await user.clear(email);
    await user.type(email, "ewa@poczta.pl{Enter}");
    const emailCode = await screen.findByLabelText(/^Kod z.e-maila$/);
    await user.type(emailCode, `${port.codes.at(-1)?.code ?? ""}{Enter}`);
    expect(document.activeElement, "the number without a code").toBe(phone);
    await user.type(phone, "{Enter}");
    const phoneCode = await screen.findByLabelText(/^Kod z.SMS-a$/);
    await user.type(emailCode, "{Enter}");
    expect(document.activeElement, "the code that is not typed").toBe(phoneCode);
    await user.type(phoneCode, port.codes.at(-1)?.code ?? "");
    await user.click(button("Zapisz"));
    expect(await screen.findByText(/^Dziękujemy/)).toBeDefined();
    expect(port.saved).toHaveLength(1);
  });

  it("[CONTACT-01] sends a code to a corrected address at once and keeps the code of the first one", async () => {
    const { user, port, clock } = await open();
    const type = async (email: string): Promise<void> => {
      await user.clear(screen.getByLabelText("E-mail"));
      await user.type(screen.getByLabelText("E-mail"), email);
    };
    await user.click(button("Zmień: e-mail"));
    await type("eva@poczta.pl");
    await user.click(button("Wyślij kod"));
    await user.type(await screen.findByLabelText(/^Kod z.e-maila$/), "1234");
    await act(() => clock.advance(5_000));
    await type("ewa@poczta.pl");
    await user.click(button("Wyślij kod"));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Kod z.e-maila$/)).value).toBe("");
    expect(port.codes.map(({ to }) => to)).toEqual(["eva@poczta.pl", "ewa@poczta.pl"]);
    await type("eva@poczta.pl");
    expect(screen.getByLabelText<HTMLInputElement>(/^Kod z.e-maila$/).value).toBe("1234");
    expect(screen.queryByRole("button", { name: "Wyślij nowy kod" })).toBeNull();
    await act(() => clock.advance(55_000));
    expect(button("Wyślij nowy kod")).toBeDefined();
  });

  const changeEmail = async ({ user, port }: Awaited<ReturnType<typeof open>>): Promise<void> => {
    await user.click(button("Zmień: e-mail"));
    await user.clear(screen.getByLabelText("E-mail"));
    await user.type(screen.getByLabelText("E-mail"), "ewa@poczta.pl");
    await user.click(button("Wyślij kod"));
    await user.type(await screen.findByLabelText(/^Kod z.e-maila$/), port.codes.at(-1)?.code ?? "");
  };

  it.each([
    ["anna@poczta.pl", true],
    ["faktury@poczta.pl", false],
  ])("[CONTACT-03] asks whether e-invoices of %s follow a new e-mail: at first %s", async (own, follows) => {
    const form = await open({ data: { documentSendEmail: own } });
    await changeEmail(form);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Na ten adres przysyłaj też e-faktury/ });
    expect([box.checked, pageText().includes(`Teraz przychodzą na ${own}.`)]).toEqual([follows, true]);
    await form.user.click(button("Zapisz"));
    expect(await screen.findByText(/^Dziękujemy/)).toBeDefined();
    const code = form.port.codes.at(-1)?.code;
    expect(form.port.saved).toMatchObject([
      follows
        ? { mainEmail: "ewa@poczta.pl", documentSendEmail: "ewa@poczta.pl", documentSendEmailCode: code }
        : { mainEmail: "ewa@poczta.pl", documentSendEmail: own, documentSendEmailCode: undefined },
    ]);
    expect(form.port.codes).toHaveLength(1);
    expect(pageText().includes(`E-faktury przychodzą nadal na adres ${own}.`)).toBe(!follows);
  });

  it("(part of CONTACT-03) keeps and names the address of e-invoices when it does not ask", async () => {
    const form = await open({
      options: { origin: "offerSummary" },
      data: { documentSendEmail: "anna@poczta.pl" },
    });
    await changeEmail(form);
    expect(screen.queryByRole("checkbox", { name: /^Na ten adres/ })).toBeNull();
    await form.user.click(button("Zapisz"));
    expect(await screen.findByText(/^Dziękujemy/)).toBeDefined();
    expect(form.port.saved).toMatchObject([{ mainEmail: "ewa@poczta.pl", documentSendEmail: "anna@poczta.pl" }]);
    expect(pageText()).toContain("E-faktury przychodzą nadal na adres anna@poczta.pl.");
  });

  it("(part of CONTACT-03) keeps the address of e-invoices when the customer unticks it", async () => {
    const form = await open({ data: { documentSendEmail: "anna@poczta.pl" } });
    await changeEmail(form);
    expect(pageText()).toContain("taki sam jak e-mail");
    await form.user.click(screen.getByRole("checkbox", { name: /^Na ten adres/ }));
    expect(pageText()).not.toContain("taki sam jak e-mail");
    await form.user.click(button("Zapisz"));
    expect(await screen.findByText(/^Dziękujemy/)).toBeDefined();
    expect(form.port.saved).toMatchObject([{ documentSendEmail: "anna@poczta.pl" }]);
  });

  it("(part of CONTACT-04) opens with the proposed e-mail, ready for its code", async () => {
    const { user, port } = await open({
      options: { origin: "personalData", proposal: { mainEmail: "ewa@poczta.pl", mobilePhone1: "602118904" } },
      data: { mainEmail: undefined },
    });
    expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("ewa@poczta.pl");
    expect(screen.queryByLabelText("Telefon komórkowy"), "a stored number stays").toBeNull();
    await user.click(button("Wyślij kod"));
    expect(port.codes.map(({ to }) => to)).toEqual(["ewa@poczta.pl"]);
  });

  it("(part of ACC-03) keeps the field of a sent contact code while another is sent or refused", async () => {
    const { user, port, clock } = await open();
    await user.click(button("Zmień: e-mail"));
    await user.clear(screen.getByLabelText("E-mail"));
    await user.type(screen.getByLabelText("E-mail"), "ewa@poczta.pl");
    await user.click(button("Wyślij kod"));
    const field = await screen.findByLabelText<HTMLInputElement>(/^Kod z.e-maila$/);
    await user.type(field, port.codes[0]?.code ?? "");
    await act(() => clock.advance(60_000));
    port.script.failNext("sendToEmail", { kind: "refused", message: "x" });
    const release = port.script.hold("sendToEmail");
    await user.click(button("Wyślij nowy kod"));
    expect([field.isConnected, field.value, button("Wyślij nowy kod").getAttribute("aria-busy")]).toEqual([
      true,
      "100000",
      "true",
    ]);
    await act(async () => release());
    expect(await screen.findByRole("alert")).toBeDefined();
    expect([field.isConnected, field.value, document.activeElement === button("Wyślij nowy kod")]).toEqual([
      true,
      "100000",
      true,
    ]);
    await user.click(button("Wyślij nowy kod"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Wyślij nowy kod" })).toBeNull());
    expect([field.value, document.activeElement === field], "the field is empty for the new code").toEqual(["", true]);
  });

  it("(part of ACC-06) focuses the contact code and not the number after a wrong code", async () => {
    const { user } = await open();
    await user.click(button("Zmień: telefon komórkowy"));
    await user.clear(screen.getByLabelText("Telefon komórkowy"));
    await user.type(screen.getByLabelText("Telefon komórkowy"), "601234568");
    await user.click(button("Wyślij kod"));
    const field = await screen.findByLabelText<HTMLInputElement>(/^Kod z.SMS-a$/);
    await user.type(field, "000000");
    await user.click(button("Zapisz"));
    expect((await screen.findAllByText(/^Podany kod jest błędny albo stracił ważność/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it("(part of VAL-05) sends no contact code to a number used in another field, with the reason", async () => {
    const { user, port } = await open();
    await user.click(button("Dodaj: drugi telefon komórkowy"));
    await user.type(screen.getByLabelText("Drugi telefon komórkowy"), "601234567");
    await user.click(button("Wyślij kod"));
    expect(screen.getByLabelText("Drugi telefon komórkowy").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText(/^Ten.numer jest.już w.innym polu$/).length).toBeGreaterThan(0);
    expect(port.script.calls).toEqual([]);
  });

  it.each([
    [
      { email: true, phone: false },
      [
        "Telefon komórkowy",
        "Drugi telefon komórkowy",
        "Telefon stacjonarny",
        "Drugi telefon stacjonarny",
        "Adres do kontaktu",
      ],
      "anna@poczta.pl",
      /^Na twoją prośbę nie przetwarzamy adresu/,
    ],
    [
      { email: false, phone: true },
      ["E-mail", "E-mail do e-faktur", "Adres do kontaktu"],
      "601",
      /^Na twoją prośbę nie przetwarzamy numerów/,
    ],
  ])("hides and locks restricted contact data, with the reason: %o", async (restricted, shown, hidden, visibleText) => {
    await open({ client: { rodo: { personalData: false, address: false, ...restricted } } });
    expect(labels()).toEqual(shown);
    expect(document.body.textContent).not.toContain(hidden);
    expect(screen.getByText(visibleText)).toBeDefined();
  });

  it.each([
    ["EMAIL_OR_PHONE", "Zostaw telefon albo e-mail"],
    ["EMAIL", "Podaj adres e-mail"],
    ["PHONE", "Podaj numer telefonu"],
    ["EMAIL_AND_MOBILE_PHONE", "Podaj e-mail i telefon komórkowy"],
  ] as const)(
    "(part of ACC-08) requires the contact data of %s when all are removed",
    async (requirement, expectedText) => {
      const { user, port } = await open({ options: { origin: "personalData", requirement } });
      for (const name of ["Telefon komórkowy", "Telefon stacjonarny", "E-mail"]) {
        await user.click(button(`Zmień: ${name.toLowerCase()}`));
        await user.clear(screen.getByLabelText(name));
      }
      expect(unjoinedText(document.body.textContent)).toContain(expectedText);
      await user.click(button("Zapisz"));
      expect(port.saved).toEqual([]);
    },
  );

  it("(part of ACC-09) lists consents affected by removed contacts, with an agreements link", async () => {
    const { user, port, onClose } = await open();
    port.emailConsents = ["E-maile z ofertami", "Badania"];
    await user.click(button("Zmień: e-mail"));
    await user.clear(screen.getByLabelText("E-mail"));
    await user.click(button("Zapisz"));
    const needed = await screen.findByRole("alertdialog", { name: "Te zgody wymagają kontaktu" });
    expect(
      within(needed)
        .getAllByRole("listitem")
        .map(({ textContent }) => unjoinedText(textContent)),
    ).toEqual(["E-maile z ofertami", "Badania"]);
    expect(within(needed).getByRole("link").getAttribute("href")).toBe("/agreements");
    await user.click(within(needed).getByRole("button", { name: "Anuluj" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("[CONSENT-03] saves a withdrawal in the contact form; demands required permissions for new data", async () => {
    const permissions = (state: boolean) => [
      { type: "EMAIL", required: true, state },
      { type: "PUSH", required: false, state: false },
    ];
    const given = await open({ data: { marketingPermissions: permissions(true) } });
    await given.user.click(screen.getByLabelText(/^Zgadzam się na e-maile/));
    expect(button("Zapisz").getAttribute("aria-disabled")).not.toBe("true");
    expect(screen.queryByText(/^Zaznacz zgody/)).toBeNull();
    cleanup();
    const missing = await open({ data: { marketingPermissions: permissions(false) } });
    await missing.user.click(screen.getByLabelText(/PUSH$/));
    expect(button("Zapisz").getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText(/^Zaznacz zgody/)).toBeDefined();
    await missing.user.click(screen.getByLabelText(/^Zgadzam się na e-maile/));
    expect(button("Zapisz").getAttribute("aria-disabled")).not.toBe("true");
  });

  it("(part of CONSENT-03) shows no permissions in the contact form opened from agreements", async () => {
    const marketingPermissions = [{ type: "EMAIL", required: true, state: true }];
    await open({ options: { origin: "agreements" }, data: { marketingPermissions } });
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("(part of CONSENT-02) explains which contact data a consent requires and opens the field", async () => {
    await open({ options: { origin: "agreements", requirement: "EMAIL" }, data: { mainEmail: undefined } });
    expect(screen.getByText(/^Do tej zgody potrzebny jest adres/)).toBeDefined();
    expect(screen.getByRole("textbox", { name: "E-mail" })).toBeDefined();
    cleanup();
    await open({ options: { origin: "agreements", requirement: "EMAIL" } });
    expect(screen.queryByText(/^Do tej zgody/)).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("(part of EINV-07) opens the field of the e-invoice address from the e-invoice dialog", async () => {
    await open({ options: { origin: "eInvoice" } });
    expect(screen.getAllByRole("textbox")).toEqual([screen.getByRole("textbox", { name: "E-mail do e-faktur" })]);
  });

  it("(part of SITE-02) shows the operator's help text in the contact form, or the default", async () => {
    const { user } = await open();
    await user.click(button("Zmień: telefon komórkowy"));
    expect(screen.getByText("Słowa operatora.")).toBeDefined();
    await user.click(button("Zmień: e-mail"));
    expect(screen.getByText(/^Na ten adres wyślemy wiadomość/)).toBeDefined();
  });

  it("[ACC-06] marks a wrong contact code; shows other refusals, except blocked saving", async () => {
    const { user, port, signals } = await open();
    const visibleText = (): string => unjoinedText(document.body.textContent);
    const other = "Aktualizacja chwilowo niedostępna. Skontaktuj się z nami lub spróbuj później.";
    await user.click(button("Zmień: e-mail"));
    await user.clear(screen.getByLabelText("E-mail"));
    await user.type(screen.getByLabelText("E-mail"), "ewa@poczta.pl");
    await user.click(button("Wyślij kod"));
    const code = await screen.findByLabelText(/^Kod z.e-maila$/);
    await user.type(code, "999");
    await user.click(button("Zapisz"));
    await waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("true"));
    expect([visibleText().includes("Podany kod jest błędny"), visibleText().includes(other)]).toEqual([true, false]);
    await user.clear(code);
    await user.type(code, port.codes[0]?.code ?? "");
    expect(visibleText()).not.toContain("Podany kod jest błędny");
    port.script.failNext("save", { kind: "http", status: 404 });
    await user.click(button("Zapisz"));
    await waitFor(() => expect(visibleText()).toContain(other));
    port.script.failNext("save", { kind: "flagged", flag: "backendAccessError", message: "x" });
    await user.click(button("Zapisz"));
    await waitFor(() => expect(visibleText()).not.toContain(other));
    act(() => signals.next({ flag: "backendAccessError", message: "x" }));
    expect(visibleText()).toContain("Dostęp backend - możliwość zapisu wyłączona");
    expect(visibleText()).not.toContain(other);
  });
});
