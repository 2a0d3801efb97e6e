import { expect, it } from "vitest";
import { ServiceClock } from "#domain/shared-kernel/service-clock.ts";
import { DROP_CONNECTION, scriptedFetch, type ScriptedReply } from "#test/fakes/soap-reply.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { followServiceTime } from "./follow-service-time.ts";

const DAY = 86_400_000;

/** Sends one request that the server answers with `reply`; returns what the clock of the service is ahead, ms. */
async function aheadAfter(reply: ScriptedReply): Promise<number> {
  const device = movableClock();
  const service = new ServiceClock(device);
  const send = followServiceTime(scriptedFetch(reply).fetch, device, service);
  await send("/service", { method: "POST" }).catch(() => undefined);
  return service.now() - device.now();
}

const answered = (date: string, status = 200): Response => new Response("", { status, headers: { Date: date } });

it.each([200, 429, 503])("(part of CALL-21) follows the time of a response with status %d", async (status) => {
  expect(await aheadAfter(answered(new Date(START + DAY).toUTCString(), status))).toBe(DAY);
});

it.each<readonly [name: string, reply: ScriptedReply]>([
  ["a response without a readable date", answered("yesterday")],
  ["a response whose date the browser hides", new Response("")],
  ["a lost connection", DROP_CONNECTION],
])("(part of CALL-21) keeps the device's clock after %s", async (_name, reply) => {
  expect(await aheadAfter(reply)).toBe(0);
});

it("returns the response with its body", async () => {
  const device = movableClock();
  const { fetch } = scriptedFetch(new Response("<a/>", { headers: { Date: new Date(START).toUTCString() } }));
  const send = followServiceTime(fetch, device, new ServiceClock(device));
  expect(await (await send("/service", {})).text()).toBe("<a/>");
});
