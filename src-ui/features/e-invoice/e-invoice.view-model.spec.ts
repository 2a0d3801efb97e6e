import { describe, expect, it, vi } from "vitest";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { aClient, aClientData, aContact, clientFlags } from "#test/mothers/index.ts";
import type { Client } from "#domain/account/index.ts";
import type { ContactData } from "#domain/contact/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { EInvoiceViewModel } from "./e-invoice.view-model.ts";

const PERMISSIONS = [{ type: "EMAIL", required: true, state: true }];

async function openEInvoice(contactChanges: Partial<ContactData> = {}, clientChanges: Partial<Client> = {}) {
  const data = aContact({ mainEmail: "anna@poczta.pl", marketingPermissions: PERMISSIONS, ...contactChanges });
  const clientPort = fakeClient({
    data: aClientData({ client: aClient(clientChanges), flags: clientFlags({ showEInvoiceActivation: true }) }),
  });
  const client = new ClientStore(clientPort);
  const contact = new ContactStore(fakeContact({ data }));
  const port = fakeContactChange(data);
  const storeOnboardingFlag = vi.fn<() => void>();
  const onActivated = vi.fn<() => void>();
  let ids = 0;
  const model = new EInvoiceViewModel({
    port,
    client,
    contact,
    storeOnboardingFlag,
    onActivated,
    idempotencyKeys: { next: () => `intent-${String((ids += 1)).padStart(10, "0")}` },
  });
  model.start();
  await new Promise((done) => setImmediate(done));
  const agree = (): void => {
    model.agree("first", true);
    model.agree("second", true);
  };
  return { model, port, client, clientPort, contact, storeOnboardingFlag, onActivated, agree };
}

const LOST = { kind: "timeout" } as const;

describe("activating e-invoices", () => {
  it("[EINV-01] requires a valid e-invoice address and both agreements; sends marketing permissions", async () => {
    const { model, port } = await openEInvoice();
    expect(model.unavailableReason).toBe("agreements");
    model.agree("first", true);
    await model.submit();
    expect([model.unavailableReason, port.script.calls]).toEqual(["agreements", []]);
    model.agree("second", true);
    const send = vi.spyOn(port, "activateEDocument");
    await model.submit();
    expect(send.mock.calls).toEqual([[{ idempotencyKey: "intent-0000000001", permissions: PERMISSIONS }]]);
    for (const mainEmail of [undefined, "", "nikt"]) {
      const without = await openEInvoice({ mainEmail });
      without.agree();
      await without.model.submit();
      expect([without.model.unavailableReason, without.port.script.calls]).toEqual(["email", []]);
    }
  });

  it("sends notices of e-invoices to the address for documents when there is one", async () => {
    const { model } = await openEInvoice({ documentSendEmail: "faktury@poczta.pl" });
    expect(model.section).toMatchObject({ status: "ready", value: { email: "faktury@poczta.pl" } });
  });

  it("(part of EINV-02) removes the e-invoice offer and stores the flag after activation", async () => {
    const { model, client, storeOnboardingFlag, onActivated, agree } = await openEInvoice();
    agree();
    const sending = model.submit();
    expect(model.status).toBe("busy");
    await Promise.all([sending, model.submit()]);
    expect(model.status).toBe("done");
    expect(client.data.known?.flags.showEInvoiceActivation).toBe(false);
    expect(onActivated).toHaveBeenCalledOnce();
    expect(storeOnboardingFlag).toHaveBeenCalledOnce();
  });

  it("(part of EINV-03) shows why activating e-invoices fails, then resends with a new key", async () => {
    const { model, port, agree } = await openEInvoice();
    agree();
    port.offersEInvoice = false;
    await model.submit();
    expect(model.problem).toEqual({ kind: "refused", message: "E-faktura jest już włączona." });
    port.script.failNext("activateEDocument", { kind: "http", status: 404 });
    await model.submit();
    expect(model.problem).toEqual({ kind: "refused", message: undefined });
    expect(new Set(port.sentIdempotencyKeys).size).toBe(2);
  });

  it("verifies a lost response to an activation; keeps the key while the result is unknown", async () => {
    const { model, port, clientPort, agree } = await openEInvoice();
    agree();
    port.script.failNext("activateEDocument", LOST);
    await model.submit();
    expect([model.status, model.problem]).toEqual(["filling", { kind: "unknown" }]);
    port.script.failNext("activateEDocument", LOST);
    clientPort.data = aClientData({ flags: clientFlags({ showEInvoiceActivation: false }) });
    await model.submit();
    expect([model.status, model.problem, new Set(port.sentIdempotencyKeys).size]).toEqual(["done", undefined, 1]);
  });

  it("shows no problem of e-invoices when the session ends meanwhile", async () => {
    const { model, port, agree } = await openEInvoice();
    agree();
    port.script.failNext("activateEDocument", { kind: "aborted" });
    await model.submit();
    expect([model.status, model.problem]).toEqual(["filling", undefined]);
  });
});

it.each([
  [{ email: true, phone: false, personalData: false, address: false }, true],
  [{ email: false, phone: true, personalData: false, address: false }, true],
  [{ email: false, phone: false, personalData: true, address: true }, false],
])(
  "[EINV-04] disables the change of the e-invoice address when RODO restricts e-mail or phone: %o",
  async (rodo, restricted) => {
    const { model } = await openEInvoice({}, { rodo });
    expect(model.section).toMatchObject({ value: { restricted } });
  },
);

it("(part of EINV-05) reports the availability of e-invoices that the server sends", async () => {
  const { model, client } = await openEInvoice();
  expect(model.section).toMatchObject({ value: { offered: true } });
  const { known } = client.data;
  if (known !== undefined) client.data.replace({ ...known, flags: clientFlags({ showEInvoiceActivation: false }) });
  expect(model.section).toMatchObject({ value: { offered: false } });
});
