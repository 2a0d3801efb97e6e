import { expect, test } from "vitest";
import { contractDrafts } from "#sandbox/pages/contract-drafts.ts";
import { formatPhone } from "#sandbox/contexts/phone-numbers.ts";
import { equipmentOf, findTerms } from "#sandbox/contexts/termination.repository.ts";
import { productsOf } from "#sandbox/contexts/product.repository.ts";
import { demoDocuments } from "#sandbox/demo/documents.ts";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";
import { Tenant } from "#sandbox/tenants/tenant.ts";
import { polishAmount, polishDay } from "#kit/pdf/pdf-formats.ts";
import { isJsonRecord, jsonText, recordsIn } from "#kit/json.ts";
import { readPdf } from "../read-pdf.ts";

const STATUSES: ReadonlySet<unknown> = new Set(["ACTIVE", "DURING_RESIGNATION"]);

interface ContractFile {
  readonly account: string;
  readonly number: string;
  readonly concludedOn: string;
  readonly validFrom: string | undefined;
  readonly text: string;
}

const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");

async function filesOf(tenant: Tenant, account: string): Promise<readonly ContractFile[]> {
  tenant.ensureSeeded(account);
  return Promise.all(
    contractDrafts(tenant, account).map(async ({ contractNumber = "", issuedOn, validFrom, create }) => ({
      account,
      number: contractNumber,
      concludedOn: issuedOn,
      validFrom,
      text: plain((await readPdf(await create())).text),
    })),
  );
}

/** Returns the price lists that were in force on a day. */
const listsOn = (today: string, day: string): string =>
  demoDocuments(today)
    .filter(({ group, validFrom, validTo }) => group === "Cenniki" && validFrom <= day && (validTo ?? day) >= day)
    .flatMap(({ body }) => body)
    .join(" ");

const amountOf = (value: unknown): number => (typeof value === "number" ? value : 0);

test("[TERM-40] contracts and summaries name number, devices, relief and subsidy", async () => {
  const tenant = new Tenant("", ":memory:");
  let compared = 0;
  for (const { number: account } of DEMO_ACCOUNTS) {
    for (const { number, concludedOn, validFrom, text } of await filesOf(tenant, account)) {
      const label = `${account} ${number}`;
      // A contract is in force from its conclusion, also before the service begins.
      expect(validFrom, label).toBe(concludedOn);
      const terms = findTerms(tenant.db, account, number);
      const [phone, relief] = [jsonText(terms["number"]), amountOf(terms["relief"])];
      if (phone !== "") expect(text, label).toContain(`Numer telefonu: ${plain(formatPhone(phone))}.`);
      if (relief > 0) expect(text, label).toContain(`na czas określony: ${plain(polishAmount(relief))} zł.`);
      for (const { name, subsidy } of equipmentOf(terms)) {
        compared += 1;
        const device = jsonText(name);
        // An amount belongs to one device.
        expect(device, label).not.toMatch(/sztuk/u);
        expect(text, label).toContain(device);
        if (amountOf(subsidy) > 0)
          expect(text, label).toContain(`dopłata do ceny ${plain(polishAmount(amountOf(subsidy)))} zł.`);
      }
      if (relief > 0) expect(text, label).toContain("zwraca część tych kwot za dni");
    }
  }
  tenant.close();
  expect(compared).toBeGreaterThan(5);
}, 120_000);

test("[DOC-41] [DOC-42] contracts agree with the services and with the price list of their day", async () => {
  const tenant = new Tenant("", ":memory:");
  const today = tenant.today();
  let compared = 0;
  let priced = 0;
  for (const { number: account } of DEMO_ACCOUNTS) {
    for (const { number, concludedOn, text } of await filesOf(tenant, account)) {
      const products = productsOf(tenant.db, account).filter(
        ({ contractNumber, status }) => contractNumber === number && STATUSES.has(status),
      );
      const label = `${account} ${number}`;
      expect(text, label).not.toMatch(/S\.A\.\.|Ceny w czasie (?:Strona|Czas trwania)/u);
      // The order of an extension states its last day (DOC-60).
      const terms = products
        .map(({ firstCommitment, commitmentTo }) =>
          jsonText(isJsonRecord(firstCommitment) ? firstCommitment["commitmentTo"] : commitmentTo),
        )
        .filter((day) => day !== "");
      const [last] = terms.toSorted().toReversed();
      if (products.length > 0) {
        // A termination sets a last day, too, which says nothing about the term.
        const end = products
          .filter(({ status }) => status !== "DURING_RESIGNATION")
          .map(({ contractEnd }) => jsonText(contractEnd))
          .find((day) => day !== "");
        if (end === undefined)
          expect(text, label).toContain(last === undefined ? "na czas nieokreślony" : `do ${plain(polishDay(last))}.`);
        else expect(text, label).toContain(`do ${plain(polishDay(end))} i kończy się`);
        expect(text, label).toContain("miesięcznego okresu wypowiedzenia");
      }
      for (const { address, actualPrice, productPrices, name } of products) {
        compared += 1;
        const flat = isJsonRecord(address) ? jsonText(address["flatNumber"]) : "";
        if (flat !== "") expect(text, label).toContain(flat.includes(" ") ? flat : `m. ${flat}`);
        if (typeof actualPrice === "number" && recordsIn(productPrices).length === 0)
          expect(text, `${label} ${jsonText(name)}`).toContain(`${polishAmount(actualPrice)} zł miesięcznie`);
      }
      const list = listsOn(today, concludedOn);
      for (const [, speed = "", price = ""] of text.matchAll(
        /Internet światłowodowy (\d+ .b\/s), ([\d,]+) zł miesięcznie/gu,
      )) {
        const [, listed] = new RegExp(`Internet ${speed}: ([\\d,]+) zł`, "u").exec(list) ?? [];
        if (listed === undefined || account === "7000001") continue;
        priced += 1;
        expect(price, `${label} ${speed}`).toBe(listed);
      }
    }
  }
  tenant.close();
  expect(compared).toBeGreaterThan(20);
  expect(priced).toBeGreaterThan(3);
}, 120_000);
