import { describe, expect, it } from "vitest";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import { fakeCallBilling } from "#test/fakes/fake-call-billing.ts";
import { aClient, aClientData, anEntry, anInvoice, aReceivedPayment, day, month, TODAY } from "#test/mothers/index.ts";
import {
  EXPORTED_INVOICES,
  readCalls,
  readDevices,
  readInvoices,
  type ExportDetailPorts,
} from "./load-export-details.ts";
import { readEach } from "./part-read.ts";

const PHONE = { deviceId: "1", deviceName: "Telefon", rememberMe: true, biometric: false };
const refused = fail({ kind: "http", status: 503 } as const);
const notSupported = fail({ kind: "not-supported" } as const);

describe("details of the copy of the data", () => {
  it("[PERS-20] reads the items of the newest documents, newest first, and no payment", async () => {
    const ids: string[] = [];
    const invoices: ExportDetailPorts["invoices"] = {
      details: (entryId) => {
        ids.push(entryId);
        return Promise.resolve(succeed(anInvoice({ entryId })));
      },
    };
    const many = Array.from({ length: EXPORTED_INVOICES + 3 }, (_, index) =>
      anEntry({ entryId: `E-${index}`, entryDate: day(`20${String(10 + (index % 16))}-01-01`) }),
    );
    const read = await readInvoices({ invoices }, [aReceivedPayment(), ...many]);
    expect(read.value).toHaveLength(EXPORTED_INVOICES);
    expect([ids[0], ids.includes("W-11")]).toEqual(["E-15", false]);
  });

  it("(part of PERS-20) reads the calls of each billed month, of a customer with a phone only", async () => {
    const port = fakeCallBilling([], day("2026-10-31"));
    const entries = [anEntry({ period: month("2026-11") })];
    const withPhone = aClientData({ client: aClient({ billingPhones: ["601234567"] }), products: [] });
    expect(await readCalls({ callBilling: port }, { client: withPhone, entries, today: TODAY })).toMatchObject({
      value: [],
      isIncomplete: false,
    });
    expect(port.requestedRanges).toHaveLength(12);
    const without = aClientData({ client: aClient({ billingPhones: [] }), products: [] });
    await readCalls({ callBilling: port }, { client: without, entries, today: TODAY });
    expect(port.requestedRanges).toHaveLength(12);
  });

  it("(part of PERS-20) is incomplete without one list of devices, and left out without all", async () => {
    const ports = {
      mobileDevices: { load: () => Promise.resolve(succeed([PHONE])) },
      secondFactor: { load: () => Promise.resolve(refused) },
      passkeys: { load: () => Promise.resolve(notSupported) },
    };
    expect(await readDevices(ports)).toEqual({
      value: {
        mobileDevices: [{ deviceName: "Telefon", rememberMe: true, biometric: false }],
        trustedDevices: [],
        passkeys: [],
      },
      isIncomplete: true,
      isNotOffered: false,
    });
    const load = () => Promise.resolve(notSupported);
    expect(await readDevices({ mobileDevices: { load }, secondFactor: { load }, passkeys: { load } })).toMatchObject({
      isNotOffered: true,
    });
  });

  it("(part of PERS-20) fails a part whose items all failed, and marks one with a failed item", async () => {
    const load = (item: number) => Promise.resolve(item < 0 ? refused : succeed(item));
    expect(await readEach([1, -1, 2], load)).toEqual({ value: [1, 2], isIncomplete: true, isNotOffered: false });
    expect(await readEach([-1, -2], load)).toMatchObject({ value: undefined, isNotOffered: false });
    expect(await readEach([], load)).toEqual({ value: [], isIncomplete: false, isNotOffered: false });
  });
});
