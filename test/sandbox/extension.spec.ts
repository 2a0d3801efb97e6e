import { expect, test } from "vitest";
import { findOfferDocument } from "#sandbox/contexts/offer-documents.ts";
import { createOfferPdf } from "#sandbox/pages/offer-pdf.ts";
import { issuerOf } from "#sandbox/pages/issuer.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

/** Opens a session of the customer whose only offer is an extension, on 16-11-2026. */
async function extended(): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("extension"), "umowa.remiz");
  await customer.openSession();
  // The first call seeds the data of the account.
  await customer.read("getExtendOffer", "e:offer/e:offerId");
  return customer;
}

test("[ORDER-07] counts the commitment of an accepted extension from the conclusion, as the offer says", async () => {
  const customer = await extended();
  const days = (field: string) => customer.readAll("getClientData", `e:products/e:item/e:${field}`);
  expect([await days("commitmentFrom"), await days("commitmentTo")]).toEqual([["01-12-2024"], ["30-11-2026"]]);
  expect(await customer.read("getExtendOffer", "e:offer/e:products/e:item/e:commitmentPeriod")).toBe("12");
  const { offerId, activityId } = {
    offerId: (await customer.read("getExtendOffer", "e:offer/e:offerId")) ?? "",
    activityId: (await customer.read("getExtendOffer", "e:offer/e:activityId")) ?? "",
  };
  await customer.call(
    "respondToSaleOffer",
    `<offerId>${offerId}</offerId><activityId>${activityId}</activityId><answer>1</answer>`,
  );
  expect([await days("commitmentFrom"), await days("commitmentTo")]).toEqual([["16-11-2026"], ["15-11-2027"]]);
});

test("(part of ORDER-07) says in the document of an extension from when the commitment counts", async () => {
  const { tenant } = await extended();
  const stored = findOfferDocument(tenant, "5900219", "DOC-123001-1");
  if (stored === undefined) throw new RangeError("the extension has no summary");
  const { text } = await readPdf(await createOfferPdf(stored, issuerOf(tenant)));
  expect(text).toContain("zobowiązanie 12 mies. od zawarcia umowy");
});
