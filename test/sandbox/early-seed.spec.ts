import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

test("(part of DB-20) has sent no document of a seeded order after the start of the demo", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("early-seed"), "m.brzezinska");
  const start = "2026-11-16T05:10:00+01:00";
  customer.tenant.reset(Date.parse(start));
  await customer.openSession();
  const sent = await customer.readAll(
    "getDocuments",
    `e:documents/e:item[contains(e:number, "/")]/e:deliveries/e:item/e:at`,
  );
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((at) => Date.parse(at) > Date.parse(start))).toEqual([]);
}, 60_000);
