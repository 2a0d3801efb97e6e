import { expect, test } from "vitest";
import { withIncludedOptions } from "#sandbox/contexts/included-options.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const TELEVISION = "e:products/e:item[e:productId='4127830-01']";

/** Returns the names, states and prices of the options of the television, and the prices of its packages. */
async function optionsOf(customer: EffectCustomer) {
  const data = await customer.call("getClientData");
  const fieldsOf = (list: string, id: string, fields: readonly string[]) =>
    data
      .all(`${TELEVISION}/e:${list}/e:item/e:${id}`)
      .map((key) => fields.map((field) => data.one(`${TELEVISION}/e:${list}/e:item[e:${id}='${key}']/e:${field}`)));
  return {
    options: fieldsOf("servicesList", "name", ["name", "status", "price"]),
    packages: fieldsOf("childrenList", "productId", ["name", "status", "actualPrice"]),
  };
}

test("(part of ORDER-13) turns on the options that an ordered tariff includes until a withdrawal", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("included-options"), "m.brzezinska");
  await customer.openSession();
  await customer.moveClock(DAY_MS);
  const before = await optionsOf(customer);
  expect(before.options).toContainEqual(["Eleven Sports", "inactive", "15.00"]);
  await customer.call(
    "respondToSaleOffer",
    "<offerId>118402</offerId><activityId>ACT-118402</activityId><answer>1</answer>",
  );
  await customer.moveClock(8 * DAY_MS);
  const after = await optionsOf(customer);
  expect(after.options).toEqual([
    ["HBO Max", "active", undefined],
    ["CANAL+ Online", "active", undefined],
    ["Nagrywarka w chmurze", "active", undefined],
    ["Eleven Sports", "active", undefined],
  ]);
  expect(after.packages).toEqual(before.packages);
  await customer.call(
    "withdrawFromContract",
    "<name>Małgorzata Brzezińska-Kowalczyk</name><contractNumber>2026/118402</contractNumber>" +
      "<email>malgorzata.brzezinska-kowalczyk@poczta.example</email>",
  );
  expect(await optionsOf(customer)).toEqual(before);
});

test("(part of ORDER-13) charges a package no longer once the tariff includes it", () => {
  const sports = { productId: "P", name: "Pakiet Sportowy", productPrices: [{ validFrom: "2026-10-01", value: 1500 }] };
  const films = { productId: "F", name: "Pakiet Filmowy", actualPrice: 900 };
  const product = { productId: "T", childrenList: [sports, films] };
  expect(withIncludedOptions(product, "Telewizja i Pakiet Sportowy", "2026-12-04")).toEqual({
    childrenList: [
      {
        ...sports,
        actualPrice: 0,
        productPrices: [
          { validFrom: "2026-10-01", validTo: "2026-12-03", value: 1500 },
          { validFrom: "2026-12-04", value: 0 },
        ],
      },
      films,
    ],
  });
});
