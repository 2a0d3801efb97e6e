import { describe, expect, it, vi } from "vitest";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import type { OperationName } from "#adapters/soap/operations.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch, soapReply, type ScriptedReply } from "#test/fakes/soap-reply.ts";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapContactAdapter } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { SoapContactChangeAdapter } from "#adapters/soap/contact/soap-contact-change.adapter.ts";
import { SoapOnboardingAdapter } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { aContact, aContactUpdate } from "#test/mothers/index.ts";
import { contactChangePortContract } from "./contact-change-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const METHODS = ["sendToPhone", "sendToEmail", "save", "activateEDocument"] as const;

contactChangePortContract("fake", async () => {
  const port = fakeContactChange(
    aContact({
      address: {
        zip: "80-309",
        city: "Gdańsk",
        cityTeryt: "0933016",
        cityMeta: "Oliwa",
        street: "ul. Polanki",
        building: "12",
        flat: "3",
      },
      mobilePhones: ["601234567", "602118904"],
      marketingPermissions: [{ type: "EMAIL", required: false, state: true }],
    }),
  );
  port.emailConsents = ["E-maile z ofertami"];
  return {
    port,
    stored: async () => port.data,
    lastCode: async () => port.codes.at(-1)?.code ?? "",
    sent: async () => port.codes.length,
    breakDown: () => port.script.breakDown(...METHODS),
  };
});

const newWire = useSandbox();

/** Gateway of an open session whose next response is `reply`. */
function scriptedGateway(reply: ScriptedReply): SoapGateway {
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: () => undefined,
    logError: () => undefined,
    fetch: scriptedFetch(reply).fetch,
  });
  gateway.setCredentials("s");
  return gateway;
}

async function logInCustomer(login = "m.brzezinska") {
  const wire = newWire();
  await wire.logIn(login);
  const port = new SoapContactChangeAdapter(wire.gateway);
  const stored = async () => {
    const loaded = await new SoapContactAdapter(wire.gateway).load();
    if (!loaded.ok) throw new Error("loading the contact data failed");
    return loaded.value;
  };
  return { wire, port, stored };
}

contactChangePortContract("SOAP", async () => {
  const { wire, port, stored } = await logInCustomer();
  return {
    port,
    stored,
    lastCode: () => wire.lastCode(),
    sent: async () => (await wire.outbox()).filter(({ text }) => text.includes("danych kontaktowych")).length,
    breakDown: () => wire.breakDown("*"),
  };
});

const MINUTE_MS = 60_000;
let keyCount = 0;
const nextIdempotencyKey = (): string => `contact-change-${String((keyCount += 1)).padStart(6, "0")}`;

it("rejects a code after ten minutes, for another number, or after five wrong codes", async () => {
  const { wire, port, stored } = await logInCustomer();
  const { marketingPermissions } = await stored();
  const save = async (phone: string, token: string) => {
    const contact = aContactUpdate({
      mobilePhones: [phone],
      mobilePhone1Code: token,
      linePhones: ["583012247"],
      mainEmail: "malgorzata.brzezinska-kowalczyk@poczta.example",
      marketingPermissions,
    });
    const result = await port.save({ idempotencyKey: nextIdempotencyKey(), contact });
    return result.ok;
  };
  await port.sendToPhone({ idempotencyKey: nextIdempotencyKey(), phone: "601234568" });
  const code = await wire.lastCode();
  expect(await save("601234569", code)).toBe(false);
  await wire.advance(11 * MINUTE_MS);
  await wire.confirmIdentity();
  expect(await save("601234568", code)).toBe(false);
  await port.sendToPhone({ idempotencyKey: nextIdempotencyKey(), phone: "601234568" });
  const next = await wire.lastCode();
  for (let tries = 0; tries < 5; tries += 1) expect(await save("601234568", "nothing")).toBe(false);
  expect(await save("601234568", next)).toBe(false);
  await wire.advance(MINUTE_MS);
  await port.sendToPhone({ idempotencyKey: nextIdempotencyKey(), phone: "601234568" });
  expect(await save("601234568", await wire.lastCode())).toBe(true);
});

it("(part of CONTACT-03) saves a new e-mail for contract, offers and e-invoices by one code", async () => {
  const { wire, port, stored } = await logInCustomer();
  const email = "gosia@poczta.example";
  const { marketingPermissions, mobilePhones, linePhones } = await stored();
  await port.sendToEmail({ idempotencyKey: nextIdempotencyKey(), email });
  const code = await wire.lastCode();
  const contact = aContactUpdate({
    mobilePhones,
    linePhones,
    mainEmail: email,
    documentSendEmail: email,
    mainEmailCode: code,
    documentSendEmailCode: code,
    marketingPermissions,
  });
  expect(await port.save({ idempotencyKey: nextIdempotencyKey(), contact })).toMatchObject({ ok: true });
  const data = await new SoapAccountAdapter(wire.gateway).load();
  const client = data.ok ? data.value.client : undefined;
  expect([client?.email, client?.marketingEmail, (await stored()).documentSendEmail]).toEqual([email, email, email]);
  expect([client?.mobilePhone, client?.phone], "unchanged numbers stay").toEqual(["601234567", "583012247"]);
});

it("keeps the contact code within a minute, and sends at most six codes an hour", async () => {
  const { wire, port } = await logInCustomer();
  const ask = () => port.sendToPhone({ idempotencyKey: nextIdempotencyKey(), phone: "601234568" });
  await ask();
  const code = await wire.lastCode();
  expect(await ask()).toEqual({ ok: true, value: "sent" });
  expect(await wire.lastCode()).toBe(code);
  for (let more = 0; more < 5; more += 1) {
    await wire.advance(MINUTE_MS);
    await wire.confirmIdentity();
    expect(await ask()).toEqual({ ok: true, value: "sent" });
  }
  await wire.advance(MINUTE_MS);
  await wire.confirmIdentity();
  expect(await ask()).toMatchObject({ ok: false, failure: { kind: "try-later" } });
});

it("(part of ACC-05, part of ENT-01) sends all fields of a contact address, codes included", async () => {
  const { wire } = await logInCustomer();
  const call = vi.spyOn(wire.gateway, "call");
  const address = {
    cityTeryt: "0933016",
    streetTeryt: "16845",
    building: "12",
    city: "Gdańsk",
    street: "ul. Polanki",
    flat: "3",
    zip: "80-309",
  };
  const port = new SoapContactChangeAdapter(wire.gateway);
  await port.save({ idempotencyKey: nextIdempotencyKey(), contact: { ...aContactUpdate({}), address } });
  expect(call.mock.lastCall).toMatchObject(["setContactData", { contactData: { address } }]);
});

it("(part of ACC-12) rejects contact changes by an employee of the operator", async () => {
  const { port, stored } = await logInCustomer("crm.oliwa");
  const before = await stored();
  const contact = aContactUpdate({
    mobilePhones: ["605771204"],
    linePhones: ["583012249"],
    mainEmail: "hanna.oliwa@poczta.example",
  });
  expect(await port.save({ idempotencyKey: nextIdempotencyKey(), contact })).toMatchObject({
    ok: false,
    failure: { kind: "flagged", flag: "backendAccessError" },
  });
  expect(await stored()).toEqual(before);
});

it("rejects changes of contact data that the customer may not change", async () => {
  const { port, stored } = await logInCustomer("rodo.kwiatkowska");
  const before = await stored();
  expect((await port.sendToPhone({ idempotencyKey: nextIdempotencyKey(), phone: "601234568" })).ok).toBe(false);
  expect(
    await port.save({
      idempotencyKey: nextIdempotencyKey(),
      contact: aContactUpdate({ mobilePhones: [], linePhones: ["583012249"], mainEmail: "" }),
    }),
  ).toEqual({ ok: false, failure: { kind: "save-refused", wrongCodes: [] } });
  expect(await stored()).toEqual(before);
});

it("(part of EINV-01) (part of EINV-02) needs an e-mail for e-invoices, and offers them once", async () => {
  const poor = await logInCustomer("rodo.kwiatkowska");
  expect(await poor.port.activateEDocument({ idempotencyKey: nextIdempotencyKey(), permissions: [] })).toMatchObject({
    ok: false,
    failure: { kind: "activation-refused" },
  });
  const { wire, port } = await logInCustomer();
  const flag = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    return data.ok && data.value.flags.showEInvoiceActivation;
  };
  const isDone = async () => {
    const events = await new SoapOnboardingAdapter(wire.gateway).load();
    return events.ok && events.value.some(({ eventName, eventSet }) => eventName === "eInvoiceActivate" && eventSet);
  };
  expect([await flag(), await isDone()]).toEqual([true, false]);
  expect(await port.activateEDocument({ idempotencyKey: nextIdempotencyKey(), permissions: [] })).toEqual({
    ok: true,
    value: "activated",
  });
  // The portal stores the flag of the task itself.
  expect([await flag(), await isDone()]).toEqual([false, false]);
});

describe("a response that says that nothing was done, without a reason", () => {
  const answering = (operation: OperationName, content: string) =>
    new SoapContactChangeAdapter(scriptedGateway(soapReply(operation, content)));
  const key = { idempotencyKey: "intent-0000000001" };

  it("(part of ACC-11) refuses the contact data instead of calling the outcome unknown", async () => {
    const port = answering("setContactData", "<success>false</success>");
    expect(await port.save({ ...key, contact: aContactUpdate() })).toEqual({
      ok: false,
      failure: { kind: "save-refused", wrongCodes: [] },
    });
  });

  it("(part of EINV-02) refuses the e-invoice without a message", async () => {
    const port = answering("activateEDocument", "<success>false</success>");
    expect(await port.activateEDocument({ ...key, permissions: [] })).toEqual({
      ok: false,
      failure: { kind: "activation-refused", message: undefined },
    });
  });

  it("(part of ACC-03) refuses a code that was not sent", async () => {
    const port = answering("setPhoneChangeToken", "<sent>false</sent>");
    expect(await port.sendToPhone({ ...key, phone: "601234567" })).toEqual({
      ok: false,
      failure: { kind: "code-refused", code: "unknown" },
    });
  });
});
