import { expect, test } from "vitest";
import { findStoredDocument } from "#sandbox/contexts/document.repository.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { itemText, readItems } from "./plausible-data/demo-customers.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

type Summary = readonly [documentId: string, validFrom: string, validTo: string];

/** Lists the summaries of the contracts of a customer with their days in force. */
async function summariesOf(customer: EffectCustomer): Promise<readonly Summary[]> {
  const documents = await customer.call("getDocuments");
  return readItems(documents, "e:documents/e:item[e:kind='CONTRACT_SUMMARY' and starts-with(e:contractNumber,'ABO')]")
    .map((item): Summary => [itemText(item, "documentId"), itemText(item, "validFrom"), itemText(item, "validTo")])
    .filter(([documentId]) => !documentId.includes("121001"));
}

/** Opens a session of the customer whose only offer is an extension, and accepts it, on 16-11-2026. */
async function extended(): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("extension-summaries"), "umowa.remiz");
  await customer.openSession();
  expect(await summariesOf(customer)).toEqual([["PW-ABO-5900219-24", "01-12-2024", ""]]);
  await customer.call("respondToSaleOffer", "<offerId>123001</offerId><answer>1</answer>");
  return customer;
}

test("[DOC-61] lists the summary of an extension from its first day, and the former one until then", async () => {
  const customer = await extended();
  expect(await summariesOf(customer)).toEqual([
    ["PW-ABO-5900219-24", "01-12-2024", "15-11-2026"],
    ["PW-ABO-5900219-24-123001", "16-11-2026", ""],
  ]);
  const stored = findStoredDocument(customer.tenant.db, "5900219", "PW-ABO-5900219-24-123001");
  const { text } = await readPdf(stored?.content ?? new Uint8Array());
  const order = await customer.read("getSalesOfferHistory", "e:offers/e:item[e:offerId='123001']/e:processNumber");
  for (const part of [`Oferta nr ${order}`, "Przyjęta 16-11-2026", "zobowiązanie 12 mies. od zawarcia umowy"])
    expect(text).toContain(part);
}, 60_000);

test("(part of DOC-61) keeps the former summary in force after a withdrawal from the extension", async () => {
  const customer = await extended();
  const statement = "<name>Alicja Remiz</name><contractNumber>ABO/5900219/24</contractNumber>";
  await customer.call("withdrawFromContract", `${statement}<email>alicja.remiz@poczta.example</email>`);
  expect(await summariesOf(customer)).toEqual([
    ["PW-ABO-5900219-24", "01-12-2024", ""],
    ["PW-ABO-5900219-24-123001", "16-11-2026", "16-11-2026"],
  ]);
}, 60_000);

test("(part of DOC-61) lists the summary of an extension from before the demo", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("extension-summaries-before"), "oferty.sroka");
  await customer.openSession();
  const [first, second] = await summariesOf(customer);
  const [documentId, extendedOn = ""] = second ?? [];
  expect([first?.[0], documentId]).toEqual(["PW-ABO-5900217-1", "PW-ABO-5900217-1-110001"]);
  expect(await customer.readAll("getClientData", "e:products/e:item/e:commitmentFrom")).toContain(extendedOn);
}, 60_000);
