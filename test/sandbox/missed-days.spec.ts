import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import fc from "fast-check";
import { applyDueChanges } from "#sandbox/contexts/apply-due-changes.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { readMeta } from "#sandbox/database/meta.ts";
import { rollForward } from "#sandbox/database/roll-forward.ts";
import { DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import { Tenant } from "#sandbox/tenants/tenant.ts";
import { runs } from "#test/models/runs.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const [HOUR_MS, DAY_MS] = [3_600_000, 24 * 3_600_000];
const DAYS = 70;
const START = Date.parse("2026-11-16T10:00:00+01:00");
const END = START + DAYS * DAY_MS;
const DAILY = Array.from({ length: DAYS }, (_, index) => START + (index + 1) * DAY_MS);
const folder = mkdtempSync(join(tmpdir(), "missed-days-"));
afterAll(() => rmSync(folder, { recursive: true }));
let copies = 0;

/** Copies a tenant with its data and its clock. */
function copyOf({ db }: Tenant): Tenant {
  copies += 1;
  const file = join(folder, `${copies}.db`);
  db.prepare("VACUUM INTO ?").run(file);
  const copy = new Tenant(`copy-${copies}`, file);
  copy.db.exec("PRAGMA synchronous = OFF");
  return copy;
}

type Data = Readonly<Record<string, readonly string[]>>;

/** Returns the rows of all tables. Generated ids differ. */
function dataOf({ db }: Tenant): Data {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  const rowsOf = (table: string): readonly string[] =>
    db
      .prepare(`SELECT * FROM "${table}"`)
      .all()
      .map((row) => JSON.stringify(row).replaceAll(/\bW?[0-9a-f]{24}\b|(?<=WN\/\d+\/)[0-9A-F]{6}/gu, "<id>"));
  return Object.fromEntries(tables.map(({ name }) => [String(name), rowsOf(String(name))]));
}

/** Lists the rows that only one of two data has, and the tables whose rows are in another order. */
const differencesOf = (one: Data, other: Data): readonly string[] =>
  Object.keys(one).flatMap((table) => {
    const [rows, others] = [one[table] ?? [], other[table] ?? []];
    const missing = rows.filter((row) => !others.includes(row)).map((row) => `- ${table} ${row}`);
    const added = others.filter((row) => !rows.includes(row)).map((row) => `+ ${table} ${row}`);
    const all = [...missing, ...added];
    return all.length === 0 && rows.join("\n") !== others.join("\n") ? [`order of ${table}`] : all;
  });

/** Returns the data of a copy of a tenant after calls of an account at these times, ms. */
function dataAfter(tenant: Tenant, account: string, calls: readonly number[]): Data {
  const copy = copyOf(tenant);
  for (const at of calls)
    copy.runAt(at, () => {
      copy.ensureSeeded(account);
      applyDueChanges(copy, account);
    });
  const data = dataOf(copy);
  copy.close();
  return data;
}

const itemsOf = (answers: Readonly<Record<string, string>>): string =>
  Object.entries(answers)
    .map(([name, value]) => `<item><name>${name}</name><value>${value}</value></item>`)
    .join("");

const submit = (customer: EffectCustomer, formId: string, answers: Readonly<Record<string, string>>) =>
  customer.read(
    "registerContactFormSubmission",
    "e:number",
    `<formId>${formId}</formId><answers>${itemsOf(answers)}</answers><files/>`,
  );

/** Starts a payment of all that is unpaid. Returns its id. */
async function startPayment(customer: EffectCustomer): Promise<string> {
  const open = (field: string) =>
    customer.readAll("getClientFinancialEntries", `e:entries/e:item[e:unpaidAmount>0]/e:${field}`);
  const sum = (await open("unpaidAmount")).reduce((total, amount) => total + Number(amount), 0);
  const ids = (await open("entryId")).map((id) => `<item>${id}</item>`).join("");
  const fields = `<entryIds>${ids}</entryIds><amount>${sum.toFixed(2)}</amount><returnPage>invoice</returnPage>`;
  return (await customer.read("startPayment", "e:paymentId", fields)) ?? "";
}

/** Writes of customers from which changes of later days follow; the results are those of writes that succeed. */
const WRITES: Readonly<Record<string, (customer: EffectCustomer) => Promise<readonly unknown[]>>> = {
  "m.brzezinska": async (customer) => {
    const end = "<endsOn>16-12-2026</endsOn><cost>0.00</cost>";
    customer.changeRows("INSERT INTO visit VALUES ('4127830', '4127830-01', '2027-01-12', 12)");
    return [
      await customer.read("terminateContract", "e:errorCode", `<contractNumber>MOB/0412784/25</contractNumber>${end}`),
      await customer.read("saveDirectBillingSettings", "e:errorCode", "<limit>35.00</limit>"),
      await customer.read("requestContact", "e:errorCode", "<phone>601234567</phone>"),
      (await startPayment(customer)) === "" ? "no payment" : undefined,
    ];
  },
  "oferty.sroka": async (customer) => {
    const order = "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>";
    const claim = { claim: "AMOUNT", amount: "300.00", payout: "ACCOUNT", account: "61109010140000071219812874" };
    const about = { subject: "QUALITY", service: "5900217-01", from: "01-11-2026", text: "Przerwy.", answer: "EMAIL" };
    return [
      await customer.read("respondToSaleOffer", "e:errorCode", order),
      (await submit(customer, "COMPLAINT", { ...about, ...claim })) === undefined ? "no complaint" : undefined,
      (await submit(customer, "OTHER", { topic: "Umowa", text: "Kiedy?" })) === undefined ? "no question" : undefined,
    ];
  },
  "sm.jantar": async (customer) => [
    await customer.read(
      "orderOverpaymentPayout",
      "e:errorCode",
      "<account>61109010140000071219812874</account><amount>86.50</amount>",
    ),
  ],
  "zalegly.wrona": async (customer) => {
    const paymentId = await startPayment(customer);
    await customer.decideAtBank(paymentId, "confirm");
    return [];
  },
  "konta.lis": async (customer) => [
    await customer.read("saveDirectBillingSettings", "e:errorCode", "<limit>0.00</limit>"),
  ],
};

test.each(Object.keys(WRITES))(
  "(part of FIN-26) leaves the data of daily calls after one jump of 70 days for %s",
  async (login) => {
    const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`missed-${login.replace(".", "-")}`), login);
    await customer.openSession();
    expect((await WRITES[login]?.(customer))?.filter((result) => result !== undefined)).toEqual([]);
    const accounts = DEMO_LOGINS.find((one) => one.login === login)?.accounts ?? [];
    const hours = fc.uniqueArray(fc.integer({ min: 1, max: DAYS * 24 - 1 }), { maxLength: 10 });
    for (const account of accounts) {
      const once = dataAfter(customer.tenant, account, [END]);
      expect(differencesOf(once, dataOf(customer.tenant))).not.toEqual([]);
      expect(differencesOf(once, dataAfter(customer.tenant, account, DAILY)), account).toEqual([]);
      fc.assert(
        fc.property(hours, (chosen) => {
          const calls = chosen.toSorted((one, other) => one - other).map((hour) => START + hour * HOUR_MS);
          expect(differencesOf(once, dataAfter(customer.tenant, account, [...calls, END])), account).toEqual([]);
        }),
        { numRuns: runs(2) },
      );
    }
  },
);

test("(part of FIN-26) gives an account whose first call is late the data of earlier calls", () => {
  const tenant = new Tenant("", ":memory:");
  tenant.reset(START);
  const weekly = [Date.parse("2026-11-16T23:59:59+01:00"), ...DAILY.filter((_, index) => index % 7 === 6)];
  for (const account of ["4127830", "5417806", "5600321", "5900217"])
    expect(differencesOf(dataAfter(tenant, account, weekly), dataAfter(tenant, account, [END])), account).toEqual([]);
  tenant.close();
});

test("(part of FIN-26) applies what is due day by day after the dates have moved forward", () => {
  const tenant = new Tenant("", ":memory:");
  tenant.reset(START);
  const [account, jump] = ["4127830", START + 60 * DAY_MS];
  tenant.runAt(jump, () => {
    tenant.ensureSeeded(account);
    applyDueChanges(tenant, account);
  });
  rollForward(tenant.db, "2027-01-15");
  expect(readMeta(tenant.db, "anchor")).toBe("2026-12-16");
  // An invoice is issued on this day, too.
  tenant.db.prepare("INSERT INTO visit VALUES (?, '4127830-01', '2027-01-12', 12)").run(account);
  const daily = Array.from({ length: 31 }, (_, index) => jump + (index - 30) * DAY_MS);
  expect(differencesOf(dataAfter(tenant, account, [jump]), dataAfter(tenant, account, daily))).toEqual([]);
  tenant.close();
});

test("(part of TERMS-32) announces terms that took effect before the first call of an account", () => {
  const tenant = new Tenant("", ":memory:");
  tenant.reset(Date.parse("2026-12-20T10:00:00+01:00"));
  // The price list from 2027-01-01 stays the only announced document.
  tenant.db.exec("DELETE FROM public_document WHERE document_id = 'regulamin-uslug-nowy'");
  const daily = Array.from({ length: 17 }, (_, index) => Date.parse("2026-12-20T23:59:59+01:00") + index * DAY_MS);
  for (const account of ["5200918", "5304471", "5600322", "5900219"]) {
    const once = dataAfter(tenant, account, daily.slice(-1));
    expect(once["meta"]?.filter((row) => row.includes(`sent:new-terms-${account}-cennik`))).toHaveLength(1);
    expect(differencesOf(once, dataAfter(tenant, account, daily)), account).toEqual([]);
  }
  tenant.close();
});

/** Returns the names of the lines of an account's invoice of a month. */
const linesOf = ({ db }: Tenant, account: string, period: string): readonly string[] =>
  db
    .prepare(`SELECT item.name FROM invoice_item AS item JOIN financial_entry USING (account_number, entry_id)
    WHERE account_number = ? AND period = ? ORDER BY position`)
    .all(account, period)
    .map(({ name }) => String(name));

test("(part of FIN-26) charges a subscription that ends after the invoice, in one jump over both", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("missed-invoice"), "m.brzezinska");
  await customer.openSession();
  // Netflix is charged on 13-11 and ends on 13-12; the invoice of 12-12 charges its month.
  expect(await customer.read("saveDirectBillingSettings", "e:errorCode", "<limit>35.00</limit>")).toBeUndefined();
  await customer.moveClock(60 * DAY_MS);
  const netflix = "e:services/e:item[e:service='netflix']/e:state";
  expect(await customer.read("getDirectBilling", netflix)).toBe("INACTIVE");
  expect(linesOf(customer.tenant, "4127830", "2026-12")).toContain("Netflix");
  expect(linesOf(customer.tenant, "4127830", "2027-01")).not.toContain("Netflix");
  const mails = outboxOf(customer.tenant.db).filter(({ text }) => /Netflix|\/12\/26/u.test(text));
  expect(mails.map(({ sentAt }) => sentAt)).toEqual(["2026-12-13T05:00:00.000Z", "2026-12-12T05:30:00.000Z"]);
});

test("(part of VISIT-07) charges a visit on the day of an invoice on the next one", () => {
  const tenant = new Tenant("", ":memory:");
  tenant.reset(START);
  tenant.ensureSeeded("4127830");
  tenant.db.exec("INSERT INTO visit VALUES ('4127830', '4127830-01', '2027-01-12', 12)");
  tenant.runAt(END + 30 * DAY_MS, () => applyDueChanges(tenant, "4127830"));
  expect(linesOf(tenant, "4127830", "2027-01")).not.toContain("Wizyta technika, 12-01-2027");
  expect(linesOf(tenant, "4127830", "2027-02")).toContain("Wizyta technika, 12-01-2027");
  tenant.close();
});
