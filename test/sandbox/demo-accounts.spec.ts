import { expect, test } from "vitest";
import { bankAccount } from "#domain/validation/index.ts";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";
import { Tenant } from "#sandbox/tenants/tenant.ts";

test("has valid bank account numbers for all demo customers", () => {
  const tenant = new Tenant("", ":memory:");
  for (const { number } of DEMO_ACCOUNTS) tenant.ensureSeeded(number);
  const accounts = tenant.db
    .prepare("SELECT data ->> '$.bankAccountNumber' AS account FROM client")
    .all()
    .flatMap(({ account }) => (typeof account === "string" ? [account] : []));
  tenant.close();
  expect(accounts.length).toBeGreaterThan(8);
  expect(accounts.filter((account) => bankAccount("polish")(account) !== "valid")).toEqual([]);
});

test("gives each demo customer the same e-mail in the contract and in the contact data", () => {
  const tenant = new Tenant("", ":memory:");
  for (const { number } of DEMO_ACCOUNTS) tenant.ensureSeeded(number);
  const rows = tenant.db
    .prepare(
      `SELECT client.account_number AS account, client.data ->> '$.email' AS email, contact.data ->> '$.mainEmail' AS main
      FROM client JOIN contact USING (account_number)`,
    )
    .all();
  tenant.close();
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ email, main }) => email !== null && email !== main)).toEqual([]);
});

test("connects no device to the routers of two demo customers", () => {
  const tenant = new Tenant("", ":memory:");
  for (const { number } of DEMO_ACCOUNTS) tenant.ensureSeeded(number);
  const rows = tenant.db
    .prepare(
      `SELECT DISTINCT router.account_number AS account, device.value ->> '$.macAddress' AS mac,
      device.value ->> '$.name' AS name FROM router, json_each(router.connected, '$.connected') AS device`,
    )
    .all();
  tenant.close();
  const macs = rows.map(({ mac }) => mac);
  expect(new Set(rows.map(({ account }) => account)).size).toBeGreaterThan(2);
  expect(macs.filter((mac, index) => macs.indexOf(mac) !== index)).toEqual([]);
  expect(rows.filter(({ name, account }) => /Małgorzat|Zosi/u.test(String(name)) && account !== "4127830")).toEqual([]);
});

test("gives each demo contract with a running commitment a cost of an early end", () => {
  const tenant = new Tenant("", ":memory:");
  for (const { number } of DEMO_ACCOUNTS) tenant.ensureSeeded(number);
  const contracts = tenant.db
    .prepare(
      `SELECT DISTINCT product.account_number || ' ' || (product.data ->> '$.contractNumber') AS contract
      FROM product LEFT JOIN contract_terms AS terms ON terms.account_number = product.account_number
      AND terms.contract_number = product.data ->> '$.contractNumber'
      WHERE product.data ->> '$.commitmentTo' > ? AND product.data ->> '$.status' <> 'ORDERED'
      AND coalesce(terms.data ->> '$.relief', 0) = 0`,
    )
    .all(tenant.today());
  tenant.close();
  expect(contracts).toEqual([]);
});

test("blocks premium messages in one place of a demo number only", () => {
  const tenant = new Tenant("", ":memory:");
  for (const { number } of DEMO_ACCOUNTS) tenant.ensureSeeded(number);
  const settings = tenant.db
    .prepare(
      `SELECT parameter FROM mobile_parameter WHERE parameter LIKE '%PREMIUM%' OR description LIKE '%podwyższon%'`,
    )
    .all();
  tenant.close();
  expect(settings).toEqual([]);
});

test("ends all services of a demo contract that was terminated", () => {
  const tenant = new Tenant("", ":memory:");
  for (const { number } of DEMO_ACCOUNTS) tenant.ensureSeeded(number);
  const running = tenant.db
    .prepare(
      `SELECT product.data ->> '$.productId' AS product FROM termination JOIN product
      ON product.account_number = termination.account_number
      AND product.data ->> '$.contractNumber' = termination.contract_number
      WHERE termination.ends_on < ? AND product.data ->> '$.contractEnd' IS NOT termination.ends_on`,
    )
    .all(tenant.today());
  tenant.close();
  expect(running).toEqual([]);
});

test("announces a fee in a demo message that the prices of the service have", () => {
  const tenant = new Tenant("", ":memory:");
  tenant.ensureSeeded("5900217");
  const prices = tenant.db
    .prepare(
      `SELECT price.value ->> '$.value' AS price FROM message, product, json_each(product.data, '$.productPrices') AS price
      WHERE message.legal_notice ->> '$.kind' = 'CHANGED_TERMS'
      AND product.data ->> '$.productId' = message.legal_notice ->> '$.productId'
      AND price.value ->> '$.validFrom' IN (product.data ->> '$.contractStart', message.legal_notice ->> '$.effectiveOn')`,
    )
    .all();
  tenant.close();
  expect(prices.map(({ price }) => price)).toEqual([6_900, 7_400]);
});

test("(part of DEV-09) gives each decoder of the demo a card of its own", () => {
  const tenant = new Tenant("", ":memory:");
  for (const { number } of DEMO_ACCOUNTS) tenant.ensureSeeded(number);
  const cards = tenant.db
    .prepare("SELECT ca_card AS card FROM decoder")
    .all()
    .map(({ card }) => card);
  tenant.close();
  expect(cards.length).toBeGreaterThan(4);
  expect(new Set(cards).size).toBe(cards.length);
});
