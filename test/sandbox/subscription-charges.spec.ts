import { expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const NETFLIX = "e:services/e:item[e:service='netflix']";

test("[DB-12] keeps the paid month of a service in the used amount after the service has ended", async () => {
  const client = sandbox.client("paid-month");
  await client.api("reset", { now: "2026-11-20T10:00:00+01:00" });
  await client.logIn("m.brzezinska");
  const before = await client.call("getDirectBilling");
  expect(before.one(`${NETFLIX}/e:nextCharge`)).toBeDefined();
  const write = "<intentId>netflix-off-000001</intentId><service>netflix</service><action>2</action>";
  await client.call("changeDirectBilling", write);
  const pending = await client.call("getDirectBilling");
  expect([pending.one(`${NETFLIX}/e:state`), pending.one(`${NETFLIX}/e:nextCharge`)]).toEqual(["PENDING", undefined]);
  await client.api("clock", { advanceMs: 60_000 });
  const ended = await client.call("getDirectBilling");
  expect(ended.one(`${NETFLIX}/e:state`)).toBe("INACTIVE");
  expect(ended.one("e:used")).toBe(before.one("e:used"));
  await client.api("clock", { advanceMs: 31 * 24 * 3_600_000 });
  await client.logIn("m.brzezinska");
  const later = await client.call("getDirectBilling");
  expect(Number(later.one("e:used"))).toBeLessThan(Number(before.one("e:used")));
});
