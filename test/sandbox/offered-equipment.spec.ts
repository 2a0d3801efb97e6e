import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

test("(part of OFFER-91) names the SIM card of an offer before its order", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("offered-equipment"), "oferty.sroka");
  await customer.openSession();
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  customer.changeRows("UPDATE offer SET data = json_insert(data, '$.fulfilment', 'COURIER') WHERE offer_id = '121002'");
  expect(
    await customer.readAll("getSalesOfferHistory", "e:offers/e:item[e:offerId='121002']/e:equipment/e:item"),
  ).toEqual(["karta SIM (Bez Limitu 120 GB)"]);
});
