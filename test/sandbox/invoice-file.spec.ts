import { expect, it } from "vitest";
import { SoapCallBillingAdapter } from "#adapters/soap/finance/soap-call-billing.adapter.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { day } from "../mothers/index.ts";
import { useSandbox } from "../contracts/sandbox-wire.ts";
import { readPdf } from "./read-pdf.ts";

const newWire = useSandbox();

async function ticket(login: string, kind: "invoice") {
  const wire = newWire();
  await wire.logIn(login);
  const entries = await new SoapFinanceAdapter(wire.gateway).loadEntries();
  const entry = entries.ok
    ? entries.value.find((one) => one.kind === kind && one.duplicatePossible && !one.duplicateCreating)
    : undefined;
  if (entry === undefined) throw new Error("the account has no invoice");
  const answer = await new SoapInvoicesAdapter(wire.gateway).duplicate({
    idempotencyKey: "file-intent-00000001",
    entryId: entry.entryId,
  });
  if (!answer.ok) throw new Error(`no download: ${answer.failure.kind}`);
  const address = `${wire.base}${new URL(answer.value.address).pathname}`;
  return { wire, entry, get: (method = "GET") => wire.fetch(address, { method }) };
}

it("(part of FIN-03) serves a duplicate once as a named PDF with Polish letters", async () => {
  const { entry, get } = await ticket("m.brzezinska", "invoice");
  const looked = await get("HEAD");
  expect([looked.status, looked.headers.get("content-type"), looked.headers.get("content-disposition")]).toEqual([
    200,
    "application/pdf",
    `attachment; filename="${entry.number.replaceAll("/", "-")}.pdf"`,
  ]);
  const file = Buffer.from(await (await get()).arrayBuffer());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  const { text } = await readPdf(file);
  for (const words of [
    `Faktura VAT ${entry.number}`,
    "Małgorzata Brzezińska-Kowalczyk",
    "al. Zwycięstwa 96/98, 81-451 Gdynia",
    "Bezpieczny Internet Dom",
    "Internet światłowodowy 1 Gb/s",
    "223,70 zł",
    "Podsumowanie VAT",
    "Numer rachunku: 82 1090 1098 0000 0001 2345 6789",
  ]) {
    expect(text).toContain(words);
  }
  expect([(await get()).status, (await get("HEAD")).status]).toEqual([410, 410]);
});

it("(part of FIN-03) expires a download after a minute and serves it to one of two requests", async () => {
  const late = await ticket("m.brzezinska", "invoice");
  await late.wire.advance(60_001);
  expect([(await late.get("HEAD")).status, (await late.get()).status]).toEqual([410, 410]);
  const twice = await ticket("m.brzezinska", "invoice");
  const statuses = await Promise.all([twice.get(), twice.get()]);
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 410]));
});

it("serves an invoice as tagged PDF with headings, table headers and alternative texts", async () => {
  const { entry, get } = await ticket("m.brzezinska", "invoice");
  const file = Buffer.from(await (await get()).arrayBuffer());
  const { title, language, isMarked, elements, untagged } = await readPdf(file);
  expect([title, language, isMarked]).toEqual([`Faktura VAT ${entry.number}`, "pl-PL", true]);
  expect(untagged).toEqual([]);
  const count = (role: string): number => elements.filter((element) => element.role === role).length;
  expect([count("H1"), count("H2"), count("Table")]).toEqual([1, 4, 3]);
  expect(count("TH")).toBeGreaterThan(14);
  const figures = elements.filter(({ role }) => role === "Figure").map(({ alt }) => alt);
  expect(figures).toEqual(["Logo Wiązka", expect.stringMatching(/^Kod QR przelewu: 223,70\u00a0zł na rachunek/)]);
  // Screen magnifiers find a picture by its box.
  expect(file.toString("latin1").match(/\/BBox \[[\d. ]+\]/g)).toHaveLength(figures.length);
});

it("adds number and verification code of the ministry's register to a company's invoice", async () => {
  const { get } = await ticket("firma.bursztyn", "invoice");
  const file = Buffer.from(await (await get()).arrayBuffer());
  const { text, elements } = await readPdf(file);
  expect(text).toMatch(/\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}/);
  expect(elements.some(({ alt = "" }) => alt.startsWith("Kod QR sprawdzenia faktury w KSeF"))).toBe(true);
});

it("serves a public document as tagged PDF", async () => {
  const wire = newWire();
  const response = await wire.fetch(`${wire.base}/sandbox/documents/regulamin-uslug.pdf`);
  const { title, elements, untagged } = await readPdf(Buffer.from(await response.arrayBuffer()));
  expect([title, untagged]).toEqual(["Regulamin świadczenia usług", []]);
  expect(elements.filter(({ role }) => role === "H1")).toHaveLength(1);
});

const days = (from: string, to: string) => ({ from, to });

it.each([
  ["konta.lis", "FV/5600321/08/26", "SMS-y Premium", days("2026-07-01", "2026-07-31"), 4_200],
  ["m.brzezinska", "FV/4127830/11/26", "SMS-y o podwyższonej opłacie", days("2026-10-01", "2026-10-31"), 984],
] as const)("[FIN-61] charges %s on %s for use of the month before", async (login, number, name, range, gross) => {
  const wire = newWire();
  await wire.logIn(login);
  const entries = await new SoapFinanceAdapter(wire.gateway).loadEntries();
  const entry = entries.ok ? entries.value.find((one) => one.number === number) : undefined;
  const invoices = new SoapInvoicesAdapter(wire.gateway);
  const details = await invoices.details(entry?.entryId ?? "");
  const item = details.ok ? details.value?.items.find((one) => one.name === name) : undefined;
  expect([item?.days, item?.gross]).toEqual([range, gross]);
  const uses = await new SoapCallBillingAdapter(wire.gateway).load({ from: day(range.from), to: day(range.to) });
  const messages = uses.ok ? uses.value.filter(({ kind }) => kind === "sms") : [];
  expect(messages.reduce((sum, { amount }) => sum + amount, 0)).toBe(gross);
});
