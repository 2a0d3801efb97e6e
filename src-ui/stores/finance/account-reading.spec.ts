import { describe, expect, it } from "vitest";
import type { ClientData } from "#domain/account/index.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { succeedIncomplete, type Result } from "#domain/shared-kernel/index.ts";
import { TODAY, aClient, aClientData, anEntry, aPaidEntry, aProduct, day, zloty } from "#test/mothers/index.ts";
import { AsyncValue } from "../async-value.ts";
import { accountReadingOf } from "./account-reading.ts";

const ENTRIES = [anEntry()];
const dated = (on: string) =>
  aClientData({ client: aClient({ currentBalance: zloty("0.00"), accountBalanceDate: day(on) }) });
const WITHOUT_BALANCE = aClientData({ client: aClient({ currentBalance: undefined }) });

async function loaded<Value>(value: Value, incomplete: readonly string[] = []): Promise<AsyncValue<Value>> {
  const one = new AsyncValue<Value>((): Promise<Result<Value, never>> =>
    Promise.resolve(succeedIncomplete(value, incomplete)),
  );
  await one.load();
  return one;
}

const reading = async (entries: AsyncValue<readonly FinancialEntry[]>, data: AsyncValue<ClientData>) =>
  accountReadingOf(entries, data, TODAY);

it("(part of ENT-03) trusts entries and balance only if both were read completely", async () => {
  const complete = await loaded<readonly FinancialEntry[]>(ENTRIES);
  const client = await loaded(dated("2099-01-01"));
  expect(await reading(complete, client)).toMatchObject({ isComplete: true, isBalanceCurrent: true });
  expect((await reading(await loaded<readonly FinancialEntry[]>(ENTRIES, ["entries"]), client)).isComplete).toBe(false);
  expect((await reading(complete, await loaded(WITHOUT_BALANCE, ["client"]))).isComplete).toBe(false);
  expect((await reading(complete, await loaded(WITHOUT_BALANCE))).isComplete).toBe(true);
});

it("(part of ENT-03) compares no balance of an earlier day, or without a day, with the entries", async () => {
  const entries = await loaded<readonly FinancialEntry[]>(ENTRIES);
  expect((await reading(entries, await loaded(dated("2000-01-01")))).isBalanceCurrent).toBe(false);
  const withoutDay = aClientData({ client: aClient({ accountBalanceDate: undefined }) });
  expect((await reading(entries, await loaded(withoutDay))).isBalanceCurrent).toBe(false);
});

describe("expected invoice", () => {
  const [running, ended] = [aProduct(), aProduct({ productId: "P-2", status: "INACTIVE" })];
  const ending = (contractEnd: string) => aProduct({ status: "DURING_RESIGNATION", contractEnd: day(contractEnd) });

  async function isExpected(
    products: ClientData["products"],
    incomplete?: readonly string[],
    entries: readonly FinancialEntry[] = ENTRIES,
  ): Promise<boolean> {
    const data = await loaded(aClientData({ products }), incomplete);
    return (await reading(await loaded(entries), data)).isInvoiceExpected;
  }

  it("(part of FIN-27) expects an invoice until all services have been read and have ended", async () => {
    expect(await isExpected([running, ended])).toBe(true);
    expect(await isExpected([ended])).toBe(false);
    expect(await isExpected([ended], ["products"])).toBe(true);
    expect(await isExpected([ended], ["client"])).toBe(false);
    const data = new AsyncValue<ClientData>(() => new Promise(() => undefined));
    expect((await reading(await loaded(ENTRIES), data)).isInvoiceExpected).toBe(true);
  });

  it("(part of FIN-27) expects no invoice after the last day of all services", async () => {
    const monthly = [aPaidEntry({ entryDate: day("2026-11-16"), dueDate: day("2026-11-30") })];
    expect(await isExpected([ending("2026-12-15"), ended], [], monthly)).toBe(false);
    expect(await isExpected([ending("2026-12-16"), ended], [], monthly)).toBe(true);
    expect(await isExpected([ending("2026-12-15"), running], [], monthly)).toBe(true);
    expect(await isExpected([aProduct({ portingOn: day("2026-12-01") })], [], monthly)).toBe(false);
    expect(await isExpected([aProduct({ contractEnd: day("2026-12-01") })], [], monthly)).toBe(true);
  });
});
