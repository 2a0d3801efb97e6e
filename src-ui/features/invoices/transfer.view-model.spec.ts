import { describe, expect, it } from "vitest";
import type { Client } from "#domain/account/index.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeSiteContent } from "#test/fakes/fake-site-content.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { aClient, aClientData, anEntry, day, month, TODAY, zloty } from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import { TransferViewModel } from "./transfer.view-model.ts";

const ENTRIES = [
  anEntry(),
  anEntry({
    entryId: "E-10",
    number: "FV/4127830/10/26",
    period: month("2026-10"),
    entryDate: day("2026-10-16"),
    unpaidAmount: zloty("1049.99"),
  }),
];
const LABELS = { account: "Numer rachunku", recipient: "Odbiorca", subject: "Tytuł", amount: "Kwota" };
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function dialog({
  client = {},
  works = true,
  texts = {},
  taxId,
  today = TODAY,
}: {
  taxId?: string;
  today?: WarsawDate;
  client?: Partial<Client>;
  works?: boolean;
  texts?: Readonly<Record<string, string>>;
} = {}) {
  const siteContent = new SiteContentStore(fakeSiteContent({ content: texts }));
  const port = fakeClient({ data: aClientData({ client: aClient(client) }) });
  const clipboard: string[] = [];
  const transfer = new TransferViewModel({
    client: new ClientStore(port),
    siteContent,
    recipient: "Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia",
    taxId,
    today: { today },
    ksefTitlesFrom: undefined,
    copy: (text) => {
      if (works) clipboard.push(text);
      return Promise.resolve(works);
    },
  });
  return { transfer, port, clipboard, siteContent };
}

describe("the details of a transfer", () => {
  it("(part of INV-10) names a KSeF number without a QR code of the bank, for a company in 2027", async () => {
    const company = { client: { taxId: "5842751979" } };
    const ksefNumber = "5860000002-20261216-0F3A9C21D4B7-6E";
    const { transfer } = dialog({ ...company, today: day("2027-01-01") });
    transfer.open([anEntry({ ksefNumber })]);
    await settle();
    expect(transfer.details).toMatchObject({ subject: `4127830 ${ksefNumber}`, ksef: "named", code: undefined });
    const { transfer: former } = dialog({ ...company, today: day("2026-12-31") });
    former.open([anEntry({ ksefNumber })]);
    await settle();
    expect(former.details).toMatchObject({ subject: "4127830 FV/11/26", ksef: undefined });
    expect(former.details?.code).toContain("4127830 FV/11/26");
  });

  it("(part of INV-10) copies no title that has no room for the KSeF numbers", async () => {
    const { transfer, clipboard } = dialog({ client: { taxId: "5842751979" }, today: day("2027-01-01") });
    const entries = Array.from({ length: 5 }, (_, index) =>
      anEntry({ entryId: `${index}`, ksefNumber: `5860000002-20261216-0F3A9C21D4B${index}-6E` }),
    );
    transfer.open(entries);
    await settle();
    expect(transfer.details?.ksef).toBe("too-many");
    await transfer.copy("subject");
    await transfer.copyAll(LABELS);
    expect(clipboard).toHaveLength(1);
    expect(clipboard[0]).not.toContain("saldo");
  });

  it("[FIN-06] shows the account of a transfer grouped by four, the recipient, title and unpaid amount", async () => {
    const { transfer } = dialog();
    expect(transfer.isOpen).toBe(false);
    transfer.open(ENTRIES);
    expect(transfer.status).toBe("loading");
    await settle();
    expect(transfer.status).toBe("ready");
    expect(transfer.details).toEqual({
      account: "82 1090 1098 0000 0001 2345 6789".replaceAll(" ", "\u00a0"),
      recipient: "Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia",
      subject: "4127830 FV/10/26 FV/11/26",
      amount: zloty("1273.69"),
      code: "|PL|82109010980000000123456789|127369|Wiązka S.A.|4127830 FV/10/26 FV/11/26|||",
    });
  });

  it("puts the operator's NIP in the QR code of a transfer, but not for another recipient", async () => {
    const { transfer, siteContent } = dialog({
      taxId: "5860000002",
      texts: { bank_transfer_recipient: "Wiązka Rozliczenia, Gdynia" },
    });
    transfer.open(ENTRIES);
    await settle();
    expect(transfer.details?.code).toMatch(/^5860000002\|PL\|.*\|Wiązka S\.A\.\|/);
    await siteContent.content.load();
    expect(transfer.details?.code).toMatch(/^\|PL\|.*\|Wiązka Rozliczenia\|/);
  });

  it.each([
    ["nothing is to be paid", {}, []],
    ["the account is unknown", { bankAccountNumber: undefined }, ENTRIES],
  ])("shows no QR code of a transfer when %s", async (_, client, entries) => {
    const { transfer } = dialog({ client });
    transfer.open(entries);
    await settle();
    expect([transfer.status, transfer.details?.code]).toEqual(["ready", undefined]);
  });

  it("uses the recipient from the operator's texts once they have loaded", async () => {
    const { transfer, clipboard, siteContent } = dialog({
      texts: { bank_transfer_recipient: "Wiązka Rozliczenia sp. z o.o., Gdynia" },
    });
    transfer.open(ENTRIES);
    await settle();
    expect(transfer.details?.recipient).toBe("Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia");
    await siteContent.content.load();
    expect(transfer.details?.recipient).toBe("Wiązka Rozliczenia sp. z o.o., Gdynia");
    await transfer.copy("recipient");
    expect(clipboard).toEqual(["Wiązka Rozliczenia sp. z o.o., Gdynia"]);
  });

  it("[FIN-06] copies the fields of a transfer in the format of a bank's form", async () => {
    const { transfer, clipboard } = dialog();
    transfer.open(ENTRIES);
    await settle();
    for (const field of ["account", "recipient", "subject", "amount"] as const) {
      await transfer.copy(field);
      expect(transfer.copied).toBe(field);
    }
    expect(clipboard).toEqual([
      "82109010980000000123456789",
      "Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia",
      "4127830 FV/10/26 FV/11/26",
      "1273,69",
    ]);
  });

  it("copies all fields of a transfer together, one line each", async () => {
    const { transfer, clipboard } = dialog();
    transfer.open(ENTRIES);
    await settle();
    await transfer.copyAll(LABELS);
    expect(transfer.copied).toBe("all");
    expect(clipboard[0]?.split("\n")).toEqual([
      "Numer rachunku: 82109010980000000123456789",
      "Odbiorca: Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia",
      "Tytuł: 4127830 FV/10/26 FV/11/26",
      "Kwota: 1273,69",
    ]);
  });

  it("reports that copying a transfer failed", async () => {
    const { transfer } = dialog({ works: false });
    transfer.open(ENTRIES);
    await settle();
    await transfer.copy("subject");
    expect([transfer.copied, transfer.copyFailed]).toEqual([undefined, true]);
    transfer.close();
    transfer.open(ENTRIES);
    expect(transfer.copyFailed).toBe(false);
  });

  it("shows a transfer without an account or amount when the server sends or asks none", async () => {
    const { transfer, clipboard } = dialog({ client: { bankAccountNumber: undefined } });
    transfer.open([]);
    await settle();
    expect(transfer.details).toMatchObject({ account: undefined, amount: undefined, subject: "4127830" });
    await transfer.copy("account");
    await transfer.copyAll(LABELS);
    expect(clipboard).toEqual(["Odbiorca: Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia\nTytuł: 4127830"]);
  });

  it("reloads the details of a transfer", async () => {
    const { transfer, port } = dialog();
    port.script.failNext("load", { kind: "unreachable" });
    transfer.open(ENTRIES);
    await settle();
    expect([transfer.status, transfer.cause]).toEqual(["failed", "connection"]);
    port.script.failNext("load", { kind: "unexpected-error" });
    transfer.retry();
    await settle();
    expect([transfer.status, transfer.cause]).toEqual(["failed", "portal"]);
    transfer.retry();
    await settle();
    expect(transfer.status).toBe("ready");
  });
});
