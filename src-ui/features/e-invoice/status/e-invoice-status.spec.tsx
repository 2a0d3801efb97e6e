// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Client } from "#domain/account/index.ts";
import type { Agreement } from "#domain/consents/index.ts";
import { fakeAgreements } from "#test/fakes/fake-agreements.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeConsents } from "#test/fakes/fake-consents.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { aClient, aClientData, aContact, anAgreement } from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ConsentsStore } from "#ui/stores/consents/consents.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { EInvoiceStatusCard } from "./e-invoice-status.view.tsx";
import { EInvoiceStatusViewModel } from "./e-invoice-status.view-model.ts";

afterEach(cleanup);

const ON = anAgreement({ consentId: "E", purpose: "e-invoice", currentValue: true });

async function show({
  agreements = [ON],
  client = {},
}: { readonly agreements?: readonly Agreement[]; readonly client?: Partial<Client> } = {}) {
  const port = fakeAgreements(agreements);
  const clientPort = fakeClient({ data: aClientData({ client: aClient(client) }) });
  const toasts: string[] = [];
  let ids = 0;
  const model = new EInvoiceStatusViewModel({
    client: new ClientStore(clientPort),
    contact: new ContactStore(fakeContact({ data: aContact({ mainEmail: "anna@poczta.pl" }) })),
    consents: new ConsentsStore(fakeConsents({ consents: agreements })),
    agreements: port,
    idempotencyKeys: { next: () => `intent-${(ids += 1)}` },
    onTurnedOff: () => void toasts.push("off"),
  });
  render(<EInvoiceStatusCard model={model} onChangeAddress={() => undefined} />);
  await new Promise((done) => setTimeout(done));
  return { port, clientPort, toasts, model, user: userEvent.setup() };
}

const OFF = /^Wyłącz\s*e-fakturę/;
const text = (): string => unjoinedText(document.body.textContent);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const turnOff = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.click(button(OFF));
  await user.click(screen.getAllByRole("button", { name: OFF }).at(-1) ?? document.body);
};

describe("e-invoices that are on", () => {
  it("[EINV-06] shows e-invoices with their address and turns them off once by their consent", async () => {
    const { port, clientPort, toasts, user } = await show();
    expect(text()).toContain("anna@poczta.pl");
    expect(button("Zmień adres e-mail")).toBeDefined();
    await turnOff(user);
    await waitFor(() => expect(toasts).toEqual(["off"]));
    expect(port.sent).toMatchObject([{ given: [], withdrawn: ["E"] }]);
    expect(clientPort.script.calls.filter((name) => name === "load").length).toBeGreaterThan(1);
    expect(document.body.textContent).toBe("");
  });

  it.each([
    ["their consent is not given", [anAgreement({ purpose: "e-invoice", currentValue: false })]],
    ["no consent stands for them", [anAgreement({ consentId: "OFFERS", currentValue: true })]],
  ])("(part of EINV-06) shows nothing when %s", async (_, agreements) => {
    await show({ agreements });
    expect(document.body.textContent).toBe("");
  });

  it.each<[Partial<Client>, boolean, boolean]>([
    [{ contactDataVisible: false }, false, false],
    [{ rodo: { email: true, phone: false, personalData: false, address: false } }, false, false],
    [{ contactDataEditable: false }, true, false],
  ])("(part of EINV-06) shows the address for %j: %s, with a way to change it: %s", async (client, shows, changes) => {
    await show({ client });
    expect([
      text().includes("anna@poczta.pl"),
      screen.queryByRole("button", { name: "Zmień adres e-mail" }) !== null,
    ]).toEqual([shows, changes]);
  });

  it("(part of EINV-06) keeps the question open with the reason when turning off fails", async () => {
    const { port, user, toasts } = await show({ agreements: [ON] });
    vi.spyOn(port, "save").mockResolvedValueOnce({
      ok: false,
      failure: { kind: "consents-refused", code: "required-consent" },
    });
    await turnOff(user);
    expect((await screen.findByRole("link", { name: /^Przejdź do.zgód$/ })).getAttribute("href")).toBe("/agreements");
    port.script.failNext("save", { kind: "http", status: 400 });
    await user.click(screen.getAllByRole("button", { name: OFF }).at(-1) ?? document.body);
    expect(await screen.findByText("Nic się nie zmieniło. Spróbuj ponownie za chwilę.")).toBeDefined();
    await user.click(button("Zostaw włączoną"));
    expect([screen.queryByRole("dialog"), toasts]).toEqual([null, []]);
  });

  it("(part of EINV-06) verifies a lost response and repeats with the same key", async () => {
    const { port, user, toasts } = await show();
    port.loseNext();
    port.script.failNext("load", { kind: "timeout" });
    await turnOff(user);
    expect(await screen.findByText("Nie wiemy, czy e-faktura jest wyłączona.")).toBeDefined();
    await user.click(screen.getAllByRole("button", { name: OFF }).at(-1) ?? document.body);
    await waitFor(() => expect(toasts).toEqual(["off"]));
    expect(new Set(port.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});
