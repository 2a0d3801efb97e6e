import { describe, expect, it, vi } from "vitest";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { aClient, aClientData, aContact, clientFlags } from "#test/mothers/index.ts";
import type { Client } from "#domain/account/index.ts";
import type { ContactData } from "#domain/contact/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { EInvoiceModel } from "./e-invoice.model.ts";

const PERMISSIONS = [{ type: "EMAIL", required: true, state: true }];

async function opened(contactChanges: Partial<ContactData> = {}, clientChanges: Partial<Client> = {}) {
  const data = aContact({ mainEmail: "anna@poczta.pl", marketingPermissions: PERMISSIONS, ...contactChanges });
  const clientPort = fakeClient({
    data: aClientData({ client: aClient(clientChanges), flags: clientFlags({ showEInvoiceActivation: true }) }),
  });
  const client = new ClientStore(clientPort);
  const contact = new ContactStore(fakeContact({ data }));
  const port = fakeContactChange(data);
  const activated = vi.fn<() => void>();
  let ids = 0;
  const model = new EInvoiceModel({
    port,
    client,
    contact,
    activated,
    idempotencyKeys: { next: () => `intent-${String((ids += 1)).padStart(10, "0")}` },
  });
  model.start();
  await new Promise((done) => setImmediate(done));
  const agree = (): void => {
    model.agree("first", true);
    model.agree("second", true);
  };
  return { model, port, client, clientPort, contact, activated, agree };
}

const LOST = { kind: "timeout" } as const;

describe("turning e-invoices on", () => {
  it("[EINV-01] needs a valid address on file and both agreements; it sends the marketing permissions as they are", async () => {
    const { model, port } = await opened();
    expect(model.whyNot).toBe("agreements");
    model.agree("first", true);
    await model.submit();
    expect([model.whyNot, port.script.calls]).toEqual(["agreements", []]);
    model.agree("second", true);
    const send = vi.spyOn(port, "activateEDocument");
    await model.submit();
    expect(send.mock.calls).toEqual([[{ intentId: "intent-0000000001", permissions: PERMISSIONS }]]);
    for (const mainEmail of [undefined, "", "nikt"]) {
      const without = await opened({ mainEmail });
      without.agree();
      await without.model.submit();
      expect([without.model.whyNot, without.port.script.calls]).toEqual(["email", []]);
    }
  });

  it("writes to the address for documents where there is one", async () => {
    const { model } = await opened({ documentSendEmail: "faktury@poczta.pl" });
    expect(model.part).toMatchObject({ status: "ready", value: { email: "faktury@poczta.pl" } });
  });

  it("(part of EINV-02) takes the offer away once it is done, and has the tasks read anew", async () => {
    const { model, client, activated, agree } = await opened();
    agree();
    const sending = model.submit();
    expect(model.status).toBe("busy");
    await Promise.all([sending, model.submit()]);
    expect(model.status).toBe("done");
    expect(client.data.known?.flags.showEInvoiceActivation).toBe(false);
    expect(activated).toHaveBeenCalledOnce();
  });

  it("(part of EINV-03) tells the provider's words, or that there are none, and can be sent again as another", async () => {
    const { model, port, agree } = await opened();
    agree();
    port.offersEInvoice = false;
    await model.submit();
    expect(model.problem).toEqual({ kind: "refused", message: "E-faktura jest już włączona." });
    port.script.failNext("activateEDocument", { kind: "http", status: 404 });
    await model.submit();
    expect(model.problem).toEqual({ kind: "refused", message: undefined });
    expect(new Set(port.intents).size).toBe(2);
  });

  it("a lost answer is looked up; what nobody knows is sent again as the same", async () => {
    const { model, port, clientPort, agree } = await opened();
    agree();
    port.script.failNext("activateEDocument", LOST);
    await model.submit();
    expect([model.status, model.problem]).toEqual(["filling", { kind: "unknown" }]);
    port.script.failNext("activateEDocument", LOST);
    clientPort.data = aClientData({ flags: clientFlags({ showEInvoiceActivation: false }) });
    await model.submit();
    expect([model.status, model.problem, new Set(port.intents).size]).toEqual(["done", undefined, 1]);
  });

  it("a session that ends meanwhile tells nothing", async () => {
    const { model, port, agree } = await opened();
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
])("[EINV-04] a restriction of e-mail or phone closes the change of the address: %o", async (rodo, restricted) => {
  const { model } = await opened({}, { rodo });
  expect(model.part).toMatchObject({ value: { restricted } });
});

it("(part of EINV-05) says whether the provider offers it", async () => {
  const { model, client } = await opened();
  expect(model.part).toMatchObject({ value: { offered: true } });
  const { known } = client.data;
  if (known !== undefined) client.data.replace({ ...known, flags: clientFlags({ showEInvoiceActivation: false }) });
  expect(model.part).toMatchObject({ value: { offered: false } });
});
