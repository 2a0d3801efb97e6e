import { expect, test } from "vitest";
import { DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const FIXED = ["internet", "television", "tv_smart"];

test("(part of OFFER-92) names an address of the account in each demo offer of fixed services", async () => {
  const client = sandbox.client();
  let compared = 0;
  for (const { login } of DEMO_LOGINS) {
    await client.openSession(login);
    const addresses = (await client.call("getClientData")).all("e:addressList/e:item/e:addressId");
    for (const operation of ["getSalesOfferHistory", "getExtendOffer"]) {
      const answer = await client.call(operation);
      const fixed = FIXED.map((category) => `e:products/e:item/e:category='${category}'`).join(" or ");
      const offers = `/*[${fixed}]/e:offerId`;
      for (const id of answer.all(offers)) {
        compared += 1;
        expect(addresses, `${login} ${id}`).toContain(answer.one(`.//*[e:offerId='${id}']/e:addressId`));
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
});
