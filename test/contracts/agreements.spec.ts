import { describe, expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapElectronicPollAdapter } from "#adapters/soap/account/soap-electronic-poll.adapter.ts";
import { SoapAgreementsAdapter } from "#adapters/soap/consents/soap-agreements.adapter.ts";
import type { ElectronicPollPort } from "#domain/account/electronic-poll.ts";
import type { ConsentContacts } from "#domain/consents/index.ts";
import { fakeAgreements } from "#test/fakes/fake-agreements.ts";
import { fakeElectronicPoll } from "#test/fakes/fake-electronic-poll.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { anAgreement } from "#test/mothers/index.ts";
import { agreementsPortContract } from "./agreements-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const NOWHERE: ConsentContacts = { mobilePhones: [], linePhones: [], mainEmail: undefined };
const lastChange = { at: START, channel: "portal" } as const;

function setUpFake(required: boolean, reach: ConsentContacts) {
  const port = fakeAgreements(
    [
      anAgreement({
        consentId: "MARKETING_EMAIL",
        currentValue: reach !== NOWHERE,
        meaning: "Co to znaczy",
        lastChange,
      }),
      anAgreement({ consentId: "MARKETING_PHONE", settingRequirements: "PHONE" }),
      anAgreement({ consentId: "SURVEYS", settingRequirements: undefined, currentValue: true, lastChange }),
      anAgreement({ consentId: "PARTNERS", group: "data", settingRequirements: undefined }),
      ...(required ? [anAgreement({ consentId: "CONTRACT_NOTICES", required: true })] : []),
    ],
    reach,
  );
  return {
    port,
    breakDown: () => port.script.breakDown("load", "save"),
  };
}

const REACHED: ConsentContacts = { ...NOWHERE, mainEmail: "a@b.pl" };
agreementsPortContract("fake", {
  usual: async () => setUpFake(false, REACHED),
  unreachable: async () => setUpFake(false, NOWHERE),
  required: async () => setUpFake(true, REACHED),
});

const newWire = useSandbox();
const setUpSoap = (login: string) => async () => {
  const wire = newWire();
  await wire.logIn(login);
  return { port: new SoapAgreementsAdapter(wire.gateway), breakDown: () => wire.breakDown("*") };
};
agreementsPortContract("SOAP", {
  usual: setUpSoap("m.brzezinska"),
  unreachable: setUpSoap("nowak.nowy"),
  required: setUpSoap("firma.bursztyn"),
});

describe.each<readonly [string, () => Promise<ElectronicPollPort>]>([
  ["fake", async () => fakeElectronicPoll()],
  [
    "SOAP",
    async () => {
      const wire = newWire();
      await wire.logIn("m.brzezinska");
      return new SoapElectronicPollAdapter(wire.gateway);
    },
  ],
])("ElectronicPollPort: %s", (_name, make) => {
  const first = { idempotencyKey: "0123456789abcdef", code: "PAPER" };

  it("(part of ACC-13) accepts one poll answer per idempotency key, and rejects a second answer", async () => {
    const port = await make();
    expect(await port.answer({ idempotencyKey: "0123456789abcdee", code: "MOON" })).toEqual({
      ok: false,
      failure: { kind: "poll-refused", code: "other" },
    });
    expect(await port.answer(first)).toEqual({ ok: true, value: "saved" });
    expect(await port.answer(first)).toEqual({ ok: true, value: "saved" });
    expect(await port.answer({ ...first, code: "ELECTRONIC" })).toEqual({
      ok: false,
      failure: { kind: "http", status: 400 },
    });
    expect(await port.answer({ idempotencyKey: "0123456789abcdeg", code: "ELECTRONIC" })).toEqual({
      ok: false,
      failure: { kind: "poll-refused", code: "already-answered" },
    });
  });
});

it("(part of ACC-13) does not ask for the poll again after the customer has answered it", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const waits = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    return data.ok && data.value.client.electronicPoll;
  };
  expect(await waits()).toBe(true);
  await new SoapElectronicPollAdapter(wire.gateway).answer({ idempotencyKey: "0123456789abcdef", code: "PAPER" });
  expect(await waits()).toBe(false);
});

it("(part of EINV-05) hides the e-invoice offer while the e-invoice consent is given", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const agreements = new SoapAgreementsAdapter(wire.gateway);
  const loadOffered = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    return data.ok ? data.value.flags.showEInvoiceActivation : undefined;
  };
  expect(await loadOffered()).toBe(true);
  await agreements.save({ idempotencyKey: "0123456789abcd01", given: ["E_INVOICE"], withdrawn: [] });
  expect(await loadOffered()).toBe(false);
  await agreements.save({ idempotencyKey: "0123456789abcd02", given: [], withdrawn: ["E_INVOICE"] });
  expect(await loadOffered()).toBe(true);
});
