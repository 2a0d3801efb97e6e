import type { LmsQueries } from "../database/lms-database.ts";
import { MONTHLY } from "../database/lms-values.ts";
import { insertRow } from "./lms-records.ts";

/** Ids of what all customers of the demo share. */
export interface DemoBase {
  readonly division: number;
  readonly tax23: number;
  readonly tax8: number;
  readonly exempt: number;
  readonly invoicePlan: number;
  readonly correctionPlan: number;
  readonly notePlan: number;
  readonly internet300: number;
  readonly internet900: number;
  readonly television: number;
  readonly phone: number;
  readonly fixedAddress: number;
  /** Source of payments of the gateway. */
  readonly paymentSource: number;
}

/** Number of the first customer of the demo. */
const FIRST_CUSTOMER = 1001;

/** Inserts taxes, plans of numbers, tariffs and the division of the demo. */
export async function insertDemoBase(queries: LmsQueries): Promise<DemoBase> {
  await queries.query(
    "INSERT INTO dbinfo (keytype, keyvalue) VALUES ('dbversion', '2026081100') ON CONFLICT DO NOTHING",
  );
  await queries.query("SELECT setval('customers_id_seq', $1)", [FIRST_CUSTOMER - 1]);
  const tax = (value: string, label: string): Promise<number> => insertRow(queries, "taxes", { value, label });
  const plan = (template: string): Promise<number> => insertRow(queries, "numberplans", { template });
  const tax23 = await tax("23.00", "23%");
  const shared = { period: MONTHLY, currency: "PLN", taxid: tax23 } as const;
  const tariff = (name: string, type: number, value: string, down = 0, up = 0): Promise<number> =>
    insertRow(queries, "tariffs", { name, type, value, downceil: down, upceil: up, ...shared });
  return {
    // The first digits of a virtual account: bank, branch and the operator's own number.
    division: await insertRow(queries, "divisions", { name: "Sieć Jodła", account: "88040000300" }),
    tax23,
    tax8: await tax("8.00", "8%"),
    exempt: await tax("0.00", "zw."),
    invoicePlan: await plan("%N/%m/%Y"),
    correctionPlan: await plan("KOR/%4N/%Y"),
    notePlan: await plan("N/%N/%Y"),
    internet300: await tariff("Światłowód 300", 1, "59.000", 300_000, 100_000),
    internet900: await tariff("Światłowód 900", 1, "79.990", 900_000, 300_000),
    television: await tariff("Telewizja 120 kanałów", 5, "45.000"),
    phone: await tariff("Telefon bez limitu", 4, "19.900"),
    fixedAddress: await tariff("Stały adres IP", -1, "12.300"),
    paymentSource: await insertRow(queries, "cashsources", { name: "Przelewy24" }),
  };
}
