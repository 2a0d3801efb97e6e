import { describe, expect, it } from "vitest";
import type { ContactChangePort } from "#domain/contact/contact.port.ts";
import type { ContactData } from "#domain/contact/index.ts";
import type { ContactUpdate } from "#domain/contact/contact-form-rules.ts";

/**
 * Customer with two mobile numbers, a landline, and a main e-mail that the consent "E-maile z ofertami" needs;
 * e-invoices are off.
 */
export interface ContactChangeContractSetup {
  readonly port: ContactChangePort;
  readonly stored: () => Promise<ContactData>;
  /** Code that was sent last. */
  readonly lastCode: () => Promise<string>;
  /** Number of sent codes. */
  readonly sent: () => Promise<number>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-contact-${String((keyCount += 1)).padStart(6, "0")}`;
const SENT = { ok: true, value: "sent" };
const SAVED = { ok: true, value: { kind: "saved" } };
const BROKEN = { ok: false, failure: { kind: "http", status: 503 } };

/** Returns the stored contact data as the form sends them, with changes. */
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

/** Runs the contract suite of `ContactChangePort`. `make` creates a new provider each time. */
export function contactChangePortContract(name: string, make: () => Promise<ContactChangeContractSetup>): void {
  describe(`ContactChangePort: ${name}`, () => {
    it("(part of ACC-03) sends one code per idempotency key, and rejects invalid addressees", async () => {
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

    it("(part of ACC-05) saves numbers and permissions with the code of the new number", async () => {
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
      // The first field is empty: the form sends the number of the second field first.
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

    it("(part of ACC-05) keeps contact permissions that are not sent", async () => {
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

    it("(part of ACC-05, part of ENT-01) replaces an address, keeps or removes its zip", async () => {
      const { port, stored } = await make();
      const before = await stored();
      const next = {
        zip: undefined,
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
      expect(
        await port.save({
          idempotencyKey: nextIdempotencyKey(),
          contact: payloadOf(before, { address: { ...next, city: "Łeba", zip: "84-360" } }),
        }),
      ).toEqual(SAVED);
      expect((await stored()).address?.zip).toBe("84-360");
      expect(
        await port.save({
          idempotencyKey: nextIdempotencyKey(),
          contact: payloadOf(before, { address: { ...next, city: "Łeba", zip: "" } }),
        }),
      ).toEqual(SAVED);
      expect((await stored()).address?.zip).toBeUndefined();
    });

    it("(part of ACC-06) returns the fields with wrong codes, and saves nothing", async () => {
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

    it("(part of ACC-09) returns the consents that need the removed data, without saving", async () => {
      const { port, stored } = await make();
      const before = await stored();
      expect(
        await port.save({ idempotencyKey: nextIdempotencyKey(), contact: payloadOf(before, { mainEmail: "" }) }),
      ).toEqual({
        ok: true,
        value: { kind: "consents-needed", consents: ["E-maile z ofertami"] },
      });
      expect(await stored()).toEqual(before);
    });

    it("(part of EINV-01) activates e-invoices once, and then rejects with a message", async () => {
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

    it("distinguishes an HTTP failure from a refusal", async () => {
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
    });
  });
}
