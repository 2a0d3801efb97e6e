import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const TENANT = "link-effects";
const sandbox = runningSandboxForTests();

async function customer(): Promise<ServiceClient> {
  const client = sandbox.client(TENANT);
  await client.api("reset", { now: "2026-11-20T10:00:00+01:00" });
  await client.logIn("m.brzezinska");
  return client;
}

let answers = 0;

/** Accepts the link of a page, as a guest does. Returns the text of the confirmation. */
async function accept(page: string): Promise<string | undefined> {
  const links = outboxOf(sandbox.tenant(TENANT).db).flatMap((message) => message.links);
  const token =
    links
      .find(({ href }) => href.startsWith(page))
      ?.href.split(/[=/]/u)
      .at(-1) ?? "";
  const key = `link-${String((answers += 1)).padStart(14, "0")}`;
  await sandbox
    .client(TENANT)
    .call("answerMatter", `<intentId>${key}</intentId><token>${token}</token><answer>ACCEPT</answer>`);
  return outboxOf(sandbox.tenant(TENANT).db)
    .map(({ text }) => text)
    .find((text) => text.includes("Sprawa "));
}

test("[ROUTE-22] applies an accepted link to the account and names the answer in the confirmation", async () => {
  const client = await customer();
  const eInvoice = async (): Promise<readonly (string | undefined)[]> => [
    (await client.call("getConsentsByCustomerAccount")).one(
      "e:consents/e:item[e:consentId='E_INVOICE']/e:currentValue",
    ),
    (await client.call("getClientData")).one(".//e:showEInvoiceActivation"),
  ];
  expect((await eInvoice())[0]).toBe("false");
  expect(await accept("/offer/paperlessConfirmation")).toMatch(/^Dokumenty będziemy wysyłać e-mailem\. Sprawa ED/u);
  expect((await eInvoice())[0]).toBe("true");
  expect((await eInvoice())[1]).not.toBe("true");
  expect(await accept("/numberTransferDecision")).toMatch(/^Zgadzasz się na przeniesienie numeru\./u);
  const requests = async (): Promise<readonly string[]> =>
    (await client.call("getContactFormSubmissions")).all("e:submissions/e:item/e:number");
  expect(await requests()).not.toContain("ZG/2026/004181");
  expect(await accept("/requestConfirmation/")).toMatch(/^Przyjęliśmy zgłoszenie\. Sprawa ZG/u);
  expect(await requests()).toContain("ZG/2026/004181");
  await accept("/offer/saleConfirmation");
  const orders = await client.call("getSalesOfferHistory");
  const order = (number: string, field: string): string | undefined =>
    orders.one(`e:offers/e:item[e:processNumber='${number}']/e:${field}`);
  expect(order("PN/2026/00817", "title")).toBe("Przeniesienie numeru do Wiązki: 602 118 904");
  expect([order("PN/2026/00817", "status"), order("PN/2026/00817", "orderState")]).toEqual(["1", "SCHEDULED"]);
  expect(order("ZM/2026/01188", "orderState")).toBe("SCHEDULED");
  expect(order("ZM/2026/01188", "orderNextStep")).toBe("Technik zadzwoni godzinę przed przyjazdem.");
});
