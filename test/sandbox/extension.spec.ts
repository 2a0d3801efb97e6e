import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

test("[ORDER-07] extends the commitment of the service by the months of the accepted offer", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("extension"), "umowa.remiz");
  await customer.openSession();
  const days = (field: string) => customer.readAll("getClientData", `e:products/e:item/e:${field}`);
  const before = [await days("commitmentFrom"), await days("commitmentTo")];
  expect(before).toEqual([["01-12-2024"], ["30-11-2026"]]);
  const { offerId, activityId } = {
    offerId: (await customer.read("getExtendOffer", "e:offer/e:offerId")) ?? "",
    activityId: (await customer.read("getExtendOffer", "e:offer/e:activityId")) ?? "",
  };
  await customer.call(
    "respondToSaleOffer",
    `<offerId>${offerId}</offerId><activityId>${activityId}</activityId><answer>1</answer>`,
  );
  expect([await days("commitmentFrom"), await days("commitmentTo")]).toEqual([["01-12-2024"], ["30-11-2027"]]);
});
