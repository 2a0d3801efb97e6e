import { expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";
import { applyDueChanges } from "#sandbox/contexts/apply-due-changes.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { productsOf } from "#sandbox/contexts/product.repository.ts";
import {
  contractProducts,
  resignProducts,
  resumeProducts,
  runningContracts,
} from "#sandbox/contexts/terminated-contracts.ts";
import { insertTermination } from "#sandbox/contexts/termination.repository.ts";
import { optionalInteger, textColumn } from "#sandbox/database/rows.ts";
import { lastDayOf } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { terminationDrafts } from "#sandbox/pages/termination-drafts.ts";
import type { Tenant } from "#sandbox/tenants/tenant.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const BRZEZINSKA = "4127830";
const FLAT = "ABO/0412783/25";
const END = "2026-12-16";

/** Opens a tenant on 16-11-2026. */
const tenantOf = (name: string): Tenant =>
  new EffectCustomer(sandbox.url(), sandbox.tenant(`ended-products-${name}`), "none").tenant;

/** Returns products with their parts in any depth. */
const withParts = (products: readonly JsonRecord[]): readonly JsonRecord[] =>
  products.flatMap((product) => [product, ...withParts(recordsIn(product["childrenList"]))]);

function terminate(tenant: Tenant, account: string, contractNumber: string): void {
  insertTermination(
    tenant.db,
    account,
    {
      terminationId: `T-${account}-${contractNumber}`,
      contractNumber,
      submitted: "2026-11-16T10:00:00",
      endsOn: END,
      cost: 0,
    },
    resignProducts(tenant, account, contractNumber, END),
  );
}

/** Lists the lines of the invoices issued after the day of the termination, without use, each with its last day. */
const chargedUntil = ({ db }: Tenant, account: string): readonly (readonly [string, string])[] =>
  db
    .prepare(
      `SELECT service_id, period, to_day FROM invoice_item AS item JOIN financial_entry USING (account_number, entry_id)
      WHERE account_number = ? AND entry_date > '2026-11-16' AND service_id IS NOT NULL AND item.kind <> 'usage'`,
    )
    .all(account)
    .map((row) => {
      const [period, day] = [textColumn(row, "period"), optionalInteger(row, "to_day")];
      const lastDay = day === undefined ? lastDayOf(period) : `${period}-${String(day).padStart(2, "0")}`;
      return [textColumn(row, "service_id"), lastDay];
    });

test("[TERM-95] charges no product of an ended contract after its last day, for each demo customer", () => {
  const tenant = tenantOf("all");
  let count = 0;
  for (const { number: account } of DEMO_ACCOUNTS) {
    tenant.ensureSeeded(account);
    applyDueChanges(tenant, account);
    const contracts = [...runningContracts(tenant, account).keys()].filter((number) => !number.startsWith("SUB/"));
    for (const contract of contracts) terminate(tenant, account, contract);
    const ids = new Set(
      withParts(contracts.flatMap((contract) => contractProducts(tenant, account, contract))).map(({ productId }) =>
        jsonText(productId),
      ),
    );
    tenant.setClockOffset(tenant.offsetMs + 92 * DAY_MS);
    applyDueChanges(tenant, account);
    tenant.setClockOffset(tenant.offsetMs - 92 * DAY_MS);
    for (const [id, day] of chargedUntil(tenant, account))
      if (ids.has(id)) expect(day <= END, `${id} ${day}`).toBe(true);
    for (const contract of contracts)
      for (const product of withParts(contractProducts(tenant, account, contract))) {
        count += 1;
        expect(["TERMINATED", "RESIGNED"], jsonText(product["productId"])).toContain(product["status"]);
        const options = recordsIn(product["servicesList"]);
        expect(options.filter(({ status }) => status !== "inactive")).toEqual([]);
      }
  }
  expect(count).toBeGreaterThan(30);
}, 120_000);

/** Returns the last days on which invoices charge a package. */
const packageDays = (tenant: Tenant): readonly string[] =>
  chargedUntil(tenant, BRZEZINSKA).flatMap(([id, day]) => (id === "4127830-01-2" ? [day] : []));

test("(part of TERM-95) charges a package that begins before the end until the last day", () => {
  const tenant = tenantOf("package");
  tenant.ensureSeeded(BRZEZINSKA);
  terminate(tenant, BRZEZINSKA, FLAT);
  for (const days of [31, 61, 92]) {
    tenant.setClockOffset(tenant.offsetMs + days * DAY_MS);
    applyDueChanges(tenant, BRZEZINSKA);
    tenant.setClockOffset(tenant.offsetMs - days * DAY_MS);
  }
  expect(packageDays(tenant)).toEqual([END]);
});

test("(part of TERM-95) never begins a package that would begin after the end", () => {
  const tenant = tenantOf("later-package");
  tenant.ensureSeeded(BRZEZINSKA);
  const path = "'$.childrenList[1].productPrices[0].validFrom'";
  const sql = `UPDATE product SET data = json_set(data, ${path}, '2027-01-01') WHERE data ->> '$.productId' = ?`;
  tenant.db.prepare(sql).run("4127830-01");
  terminate(tenant, BRZEZINSKA, FLAT);
  tenant.setClockOffset(tenant.offsetMs + 92 * DAY_MS);
  applyDueChanges(tenant, BRZEZINSKA);
  expect(packageDays(tenant)).toEqual([]);
});

test.each([
  [
    "by itself",
    "UPDATE product SET data = json_set(data, '$.contractEnd', '2026-12-16') WHERE data ->> '$.contractNumber' = ?",
  ],
  [
    "by porting",
    "UPDATE contract_terms SET data = json_set(data, '$.portingOn', '2026-12-16') WHERE contract_number = ?",
  ],
])("(part of TERM-95) ends packages and options of a contract that ends %s", (_way, sql) => {
  const tenant = tenantOf(`way-${String(sql.length)}`);
  tenant.ensureSeeded(BRZEZINSKA);
  expect(tenant.db.prepare(sql).run(FLAT).changes).toBeGreaterThan(0);
  tenant.setClockOffset(tenant.offsetMs + 92 * DAY_MS);
  applyDueChanges(tenant, BRZEZINSKA);
  const products = withParts(contractProducts(tenant, BRZEZINSKA, FLAT));
  expect(products).toHaveLength(5);
  expect(products.filter(({ status }) => status !== "TERMINATED" && status !== "RESIGNED")).toEqual([]);
  expect(packageDays(tenant).filter((day) => day > END)).toEqual([]);
});

test("(part of TERM-95) restores the packages of a revoked termination", () => {
  const tenant = tenantOf("revoked");
  tenant.ensureSeeded(BRZEZINSKA);
  const states = () =>
    withParts(productsOf(tenant.db, BRZEZINSKA)).map(({ productId, status, contractEnd }) => [
      productId,
      status,
      contractEnd ?? null,
    ]);
  const before = states();
  const former = resignProducts(tenant, BRZEZINSKA, FLAT, END);
  expect(states()).not.toEqual(before);
  resumeProducts(tenant, BRZEZINSKA, FLAT, former);
  expect(states()).toEqual(before);
});

test("[TERM-96] names the packages of a terminated contract in e-mail and documents", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("ended-products-names"), "m.brzezinska");
  await customer.openSession();
  await customer.call(
    "terminateContract",
    `<contractNumber>${FLAT}</contractNumber><endsOn>16-12-2026</endsOn><cost>97.31</cost>`,
  );
  const mail = outboxOf(customer.tenant.db).find(({ text }) => text.includes(`Wypowiadam umowę ${FLAT}`));
  const draft = terminationDrafts(customer.tenant, BRZEZINSKA).find(({ contractNumber }) => contractNumber === FLAT);
  const file = await readPdf((await draft?.create()) ?? new Uint8Array());
  for (const text of [mail?.text ?? "", file.text]) {
    const plain = text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");
    for (const name of ["Telewizja Premium", "Pakiet Filmowy", "Pakiet Sportowy", "Bezpieczny Internet Dom"])
      expect(plain).toContain(name);
  }
}, 60_000);
