import { describe, expect, it } from "vitest";
import type { ContactChangePort } from "#domain/contact/contact.port.ts";
import type { ContactData } from "#domain/contact/index.ts";
import type { ContactUpdate } from "#domain/contact/contact-form.ts";

/**
 * A customer with two mobile numbers, a landline, and a main e-mail that the consent "E-maile z ofertami" needs;
 * e-invoices are off.
 */
export interface ContactChangeContractSetup {
  readonly port: ContactChangePort;
  readonly stored: () => Promise<ContactData>;
  /** The code that was sent last. */
  readonly lastCode: () => Promise<string>;
  /** How many codes were sent. */
  readonly sent: () => Promise<number>;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-contact-${String((keyCount += 1)).padStart(6, "0")}`;
const SENT = { ok: true, value: "sent" };
const SAVED = { ok: true, value: { kind: "saved" } };
const BROKEN = { ok: false, failure: { kind: "http", status: 503 } };

/** All that is on file, as the form sends it. */
function payloadOf(
  { mobilePhones, linePhones, mainEmail = "", documentSendEmail = "", marketingPermissions }: ContactData,
  changes: Partial<ContactUpdate> = {},
): ContactUpdate {
  return {
    mobilePhones,
    linePhones,
    mainEmail,
    documentSendEmail,
    marketingPermissions,
    mobilePhone1Code: undefined,
    mobilePhone2Code: undefined,
    mainEmailCode: undefined,
    documentSendEmailCode: undefined,
    activatesEInvoice: false,
    openedFrom: undefined,
    ...changes,
  };
}

/** What every `ContactChangePort` keeps to. `make` gives a new world each time. */
export function contactChangePortContract(name: string, make: () => Promise<ContactChangeContractSetup>): void {
  describe(`ContactChangePort: ${name}`, () => {
    it("(part of ACC-03) sends one code for one intent, to a phone by its digits and to an address, and none to what is neither", async () => {
      const { port, sent } = await make();
      const idempotencyKey = nextIdempotencyKey();
      expect(await port.sendToPhone({ idempotencyKey, phone: "601234568" })).toEqual(SENT);
      expect(await port.sendToPhone({ idempotencyKey, phone: "601234568" })).toEqual(SENT);
      expect(await port.sendToPhone({ idempotencyKey, phone: "601234569" })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await port.sendToEmail({ idempotencyKey: nextIdempotencyKey(), email: "nowy@poczta.example" })).toEqual(
        SENT,
      );
      expect(await sent()).toBe(2);
      expect(await port.sendToPhone({ idempotencyKey: nextIdempotencyKey(), phone: "112" })).toEqual({
        ok: false,
        failure: { kind: "code-refused", code: "unknown" },
      });
      expect(await port.sendToEmail({ idempotencyKey: nextIdempotencyKey(), email: "nikt" })).toEqual({
        ok: false,
        failure: { kind: "code-refused", code: "unknown" },
      });
      expect(await sent()).toBe(2);
    });

    it("(part of ACC-05) saves numbers, addresses and permissions, each new one with its code, in either field", async () => {
      const { port, stored, lastCode } = await make();
      const before = await stored();
      await port.sendToPhone({ idempotencyKey: nextIdempotencyKey(), phone: "601234568" });
      const first = payloadOf(before, {
        mobilePhones: ["601234568", before.mobilePhones[1] ?? ""],
        mobilePhone1Code: await lastCode(),
      });
      expect(await port.save({ idempotencyKey: nextIdempotencyKey(), contact: first })).toEqual(SAVED);
      await port.sendToPhone({ idempotencyKey: nextIdempotencyKey(), phone: "601234569" });
      const permissions = before.marketingPermissions.map((one) => ({ ...one, state: !one.state }));
      // the first field is empty, so that what stands first is the second field's
      const second = payloadOf(before, {
        mobilePhones: ["601234569"],
        mobilePhone2Code: await lastCode(),
        linePhones: [],
        marketingPermissions: permissions,
      });
      expect(await port.save({ idempotencyKey: nextIdempotencyKey(), contact: second })).toEqual(SAVED);
      expect(await stored()).toEqual({
        ...before,
        mobilePhones: ["601234569"],
        linePhones: [],
        marketingPermissions: permissions,
      });
    });

    it("(part of ACC-05) leaves permissions that are not sent as they are", async () => {
      const { port, stored } = await make();
      const before = await stored();
      expect(
        await port.save({
          idempotencyKey: nextIdempotencyKey(),
          contact: payloadOf(before, {
            linePhones: ["583012248"],
            marketingPermissions: undefined,
            openedFrom: "agreements",
          }),
        }),
      ).toEqual(SAVED);
      expect(await stored()).toEqual({ ...before, linePhones: ["583012248"] });
    });

    it("(part of ACC-05, part of ENT-01) takes a place that is sent in the former one's stead; in the same town its code and commune stay", async () => {
      const { port, stored } = await make();
      const before = await stored();
      const next = {
        cityTeryt: "0933016",
        streetTeryt: "04131",
        building: "7",
        city: before.address?.city ?? "",
        street: "ul. Długa",
        flat: "2",
      };
      const { streetTeryt: _ofTheProvider, ...shown } = next;
      expect(before.address?.zip).toBeDefined();
      expect(
        await port.save({ idempotencyKey: nextIdempotencyKey(), contact: payloadOf(before, { address: next }) }),
      ).toEqual(SAVED);
      expect((await stored()).address).toEqual({
        ...shown,
        zip: before.address?.zip,
        cityMeta: before.address?.cityMeta,
      });
      expect(
        await port.save({
          idempotencyKey: nextIdempotencyKey(),
          contact: payloadOf(before, { address: { ...next, city: "Łeba", street: undefined, flat: undefined } }),
        }),
      ).toEqual(SAVED);
      expect((await stored()).address).toEqual({
        ...shown,
        city: "Łeba",
        street: undefined,
        flat: undefined,
        zip: undefined,
        cityMeta: undefined,
      });
      expect(await port.save({ idempotencyKey: nextIdempotencyKey(), contact: payloadOf(before) })).toEqual(SAVED);
      expect((await stored()).address?.city).toBe("Łeba");
    });

    it("(part of ACC-06) names the fields whose code is wrong, and saves nothing", async () => {
      const { port, stored } = await make();
      const before = await stored();
      await port.sendToEmail({ idempotencyKey: nextIdempotencyKey(), email: "nowy@poczta.example" });
      const contact = payloadOf(before, {
        mobilePhones: [before.mobilePhones[0] ?? "", "601234568"],
        mobilePhone2Code: "1",
        mainEmail: "nowy@poczta.example",
        mainEmailCode: "x",
      });
      expect(await port.save({ idempotencyKey: nextIdempotencyKey(), contact })).toEqual({
        ok: false,
        failure: { kind: "save-refused", wrongCodes: ["mobilePhone2", "mainEmail"] },
      });
      expect(await stored()).toEqual(before);
    });

    it("(part of ACC-09) names the consents that need what would be taken away, and saves nothing", async () => {
      const { port, stored } = await make();
      const before = await stored();
      expect(
        await port.save({ idempotencyKey: nextIdempotencyKey(), contact: payloadOf(before, { mainEmail: "" }) }),
      ).toEqual({
        ok: true,
        value: { kind: "consents-need", consents: ["E-maile z ofertami"] },
      });
      expect(await stored()).toEqual(before);
    });

    it("(part of ACC-12) says whether the operator looks in", async () => {
      const { port } = await make();
      expect(await port.backendAccess()).toEqual({ ok: true, value: false });
    });

    it("(part of EINV-01) turns e-invoices on, once, and says in the provider's words that they are", async () => {
      const { port, stored } = await make();
      const { marketingPermissions: permissions } = await stored();
      const idempotencyKey = nextIdempotencyKey();
      expect(await port.activateEDocument({ idempotencyKey, permissions })).toEqual({ ok: true, value: "activated" });
      expect(await port.activateEDocument({ idempotencyKey, permissions })).toEqual({ ok: true, value: "activated" });
      expect(await port.activateEDocument({ idempotencyKey: nextIdempotencyKey(), permissions })).toEqual({
        ok: false,
        failure: { kind: "activation-refused", message: "E-faktura jest już włączona." },
      });
    });

    it("tells a provider that is down from one that refuses", async () => {
      const { port, stored, breakDown } = await make();
      const before = await stored();
      await breakDown();
      expect(await port.sendToPhone({ idempotencyKey: nextIdempotencyKey(), phone: "601234568" })).toEqual(BROKEN);
      expect(await port.sendToEmail({ idempotencyKey: nextIdempotencyKey(), email: "nowy@poczta.example" })).toEqual(
        BROKEN,
      );
      expect(
        await port.save({ idempotencyKey: nextIdempotencyKey(), contact: payloadOf(before, { linePhones: [] }) }),
      ).toEqual(BROKEN);
      expect(await port.activateEDocument({ idempotencyKey: nextIdempotencyKey(), permissions: [] })).toEqual(BROKEN);
      expect(await port.backendAccess()).toEqual(BROKEN);
    });
  });
}
