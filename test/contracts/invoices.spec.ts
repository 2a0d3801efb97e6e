import { describeCallError } from "#domain/tracking/index.ts";
import { expect, it } from "vitest";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { hasDetails, unitemizedAmount } from "#domain/finance/invoice-details.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { fakeInvoices } from "#test/fakes/fake-invoices.ts";
import { aCorrectionOf, anInvoice, anItem, day, zloty } from "#test/mothers/index.ts";
import { invoicesPortContract } from "./invoices-port.contract.ts";
import { useSandbox, type SandboxWire } from "./sandbox-wire.ts";

invoicesPortContract("fake", async () => {
  const port = fakeInvoices([
    anInvoice({
      corrections: [aCorrectionOf({ entryId: "K-11", gross: zloty("-10.00"), issuedOn: day("2026-11-20") })],
    }),
    anInvoice({
      entryId: "K-11",
      kind: "correction",
      number: "FK/4127830/11/26",
      issuedOn: day("2026-11-20"),
      items: [anItem({ kind: "adjustment", gross: zloty("-10.00") })],
      corrects: { entryId: "E-11", number: "FV/4127830/11/26", reason: undefined },
    }),
    anInvoice({ entryId: "E-08" }),
  ]);
  port.creating.add("E-08");
  port.without.add("K-11");
  return {
    port,
    invoice: "E-11",
    correction: "K-11",
    creating: "E-08",
    without: "K-11",
    breakDown: () => port.script.breakDown("details", "duplicate"),
  };
});

const newWire = useSandbox();

async function entriesOf(wire: SandboxWire): Promise<readonly FinancialEntry[]> {
  const entries = await new SoapFinanceAdapter(wire.gateway).loadEntries();
  if (!entries.ok) throw new Error("the entries must load");
  return entries.value;
}

function idOf(entries: readonly FinancialEntry[], is: (entry: FinancialEntry) => boolean): string {
  const found = entries.find(is);
  if (found === undefined) throw new Error("the customer has no entry of the requested kind");
  return found.entryId;
}

// One account has a correction, another one a duplicate in preparation; each call goes to the account that has it.
invoicesPortContract("SOAP", async () => {
  const [company, person] = [newWire(), newWire()];
  await company.logIn("firma.bursztyn");
  await person.logIn("m.brzezinska");
  const [entries, others] = [await entriesOf(company), await entriesOf(person)];
  const [ofCompany, ofPerson] = [new SoapInvoicesAdapter(company.gateway), new SoapInvoicesAdapter(person.gateway)];
  const creating = idOf(others, ({ duplicateCreating }) => duplicateCreating);
  return {
    port: {
      details: (entryId) => ofCompany.details(entryId),
      duplicate: (order) => (order.entryId === creating ? ofPerson : ofCompany).duplicate(order),
    },
    invoice: idOf(entries, ({ kind, duplicatePossible }) => kind === "invoice" && duplicatePossible),
    correction: idOf(entries, ({ kind }) => kind === "correction"),
    creating,
    without: idOf(entries, ({ kind }) => kind === "payment"),
    async breakDown() {
      await company.breakDown("*");
      await person.breakDown("*");
    },
  };
});

it.each([
  "m.brzezinska",
  "firma.bursztyn",
  "sm.jantar",
  "crm.oliwa",
  "rodo.kwiatkowska",
  "zalegly.wrona",
  "windykacja.sowa",
  "konta.lis",
])("%s: the items of every document add up to the amount of the entry", async (login) => {
  const wire = newWire();
  await wire.logIn(login);
  const invoices = new SoapInvoicesAdapter(wire.gateway);
  const documents = (await entriesOf(wire)).filter(hasDetails);
  expect(documents.length).toBeGreaterThan(8);
  for (const { entryId, amount, number } of documents) {
    const details = await invoices.details(entryId);
    if (!details.ok || details.value === undefined) throw new Error(`${number} must have details`);
    expect(
      [details.value.gross, unitemizedAmount(details.value), details.value.net + details.value.vat],
      number,
    ).toEqual([amount, 0, amount]);
    expect(
      details.value.items.every(({ net, vat, gross }) => net + vat === gross),
      number,
    ).toBe(true);
  }
  // A kind that only future providers send is planted in the sandbox.
  expect(wire.logged.filter((event) => !describeCallError(event).includes(".kind: expected a known word"))).toEqual([]);
});

it("returns items for a very large account, and none for payments or for other customers", async () => {
  const wire = newWire();
  await wire.logIn("wielki.dab");
  const entries = await entriesOf(wire);
  const invoices = new SoapInvoicesAdapter(wire.gateway);
  for (const { entryId, amount } of entries.filter(hasDetails).filter((_, index) => index % 250 === 0)) {
    const details = await invoices.details(entryId);
    expect(
      details.ok &&
        details.value !== undefined &&
        unitemizedAmount(details.value) === 0 &&
        details.value.gross === amount,
    ).toBe(true);
  }
  expect(await invoices.details(idOf(entries, ({ kind }) => kind === "payment"))).toEqual({
    ok: true,
    value: undefined,
  });
  expect(await invoices.details("4127830000001")).toEqual({ ok: true, value: undefined });
});
