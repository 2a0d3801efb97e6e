import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const PRODUCT = "<productId>4127830-02</productId>";

/** Terminates the contract of a service with a booked move for 28-02-2027; on Monday, 16-11-2026. */
async function terminatingCustomer(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "m.brzezinska");
  await customer.openSession();
  const order = "<contractNumber>ABO/0412783/25</contractNumber><endsOn>28-02-2027</endsOn><cost>0.00</cost>";
  const answer = await customer.call("terminateContract", order);
  expect(answer.all("e:errorCode")).toEqual([]);
  return customer;
}

test("(part of PROD-61) offers visits of a terminated service only until its contract ends", async () => {
  const customer = await terminatingCustomer("last-visits");
  await customer.moveClock(100 * DAY_MS);
  const moments = await customer.readAll("getAppointmentSlots", "e:slots/e:item/e:from", PRODUCT);
  expect([...new Set(moments.map((moment) => moment.slice(0, 10)))]).toEqual(["2027-02-26"]);
});

test("(part of PROD-61) moves a terminated service only while it works", async () => {
  const customer = await terminatingCustomer("last-move");
  customer.tenant.db.prepare("UPDATE service_move SET planned_for = '2027-02-10'").run();
  await customer.moveClock(76 * DAY_MS);
  const days = await customer.readAll("getServiceMove", "e:days/e:item", PRODUCT);
  expect(days.length).toBeGreaterThan(10);
  expect(days.at(-1)).toBe("26-02-2027");
});
