import { expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

test.each(["03:00", "07:50", "08:45", "12:00", "17:30", "19:00", "23:50"])(
  "returns the end of an outage that its last announcement promises at %s",
  async (hour) => {
    const client = sandbox.client();
    const now = `2026-11-20T${hour}:00+01:00`;
    await client.api("reset", { now });
    await client.logIn("m.brzezinska");
    const answer = await client.call("getOutageMessages");
    const [start = "", end = ""] = ["startsAt", "plannedEnd"].map((name) => answer.one(`e:outages/e:item/e:${name}`));
    expect(Date.parse(start)).toBeLessThanOrEqual(Date.parse(now));
    expect(Date.parse(end)).toBeGreaterThan(Date.parse(now));
    const promised = answer.all("e:outages/e:item/e:news/e:item/e:plannedEnd");
    if (promised.length > 0) expect(promised.at(-1)).toBe(end);
    for (const at of answer.all("e:outages/e:item/e:news/e:item/e:at"))
      expect(Date.parse(at) >= Date.parse(start) && Date.parse(at) <= Date.parse(now)).toBe(true);
  },
);

test("[OUT-06] ends an outage at the time that its last announcement has promised", async () => {
  const client = sandbox.client();
  await client.api("reset", { now: "2026-11-20T12:00:00+01:00" });
  await client.logIn("m.brzezinska");
  const outages = async () => (await client.call("getOutageMessages")).all("e:outages/e:item/e:outageId");
  expect(await outages()).toEqual(["AW-20261"]);
  await client.api("clock", { advanceMs: 24 * 3_600_000 });
  await client.logIn("m.brzezinska");
  expect(await outages()).toEqual([]);
  const refused = await client.call(
    "subscribeOutage",
    "<intentId>outage-000000000001</intentId><outageId>AW-20261</outageId><phone>601234567</phone>",
  );
  expect(refused.one("e:errorCode")).toBe("UNKNOWN_OUTAGE");
});
