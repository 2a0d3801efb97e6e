import { expect, it } from "vitest";
import { fakeIdentityConfirmation } from "#test/fakes/fake-identity-confirmation.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch, soapReply, type ScriptedReply } from "#test/fakes/soap-reply.ts";
import { SoapGateway } from "./soap-gateway.ts";
import { SupportedOperations } from "./supported-operations.ts";

const DEMANDED = soapReply("changeCustomLogin", "<errorCode>CONFIRM_IDENTITY</errorCode>");
const CHANGED = soapReply("changeCustomLogin", "<login>malgosia.b</login>");
const CHANGE = { intentId: "intent-0000000001", login: "malgosia.b" };
const aborted = { ok: false, failure: { kind: "aborted" } };

function wire({ replies, lacks = [] }: { replies: readonly ScriptedReply[]; lacks?: readonly "confirmIdentity"[] }) {
  const http = scriptedFetch(...replies);
  const identityConfirmation = fakeIdentityConfirmation();
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: () => undefined,
    logError: () => undefined,
    fetch: http.fetch,
    identityConfirmation,
    supported: new SupportedOperations({ lacks }),
  });
  gateway.setCredentials("s", "c-1");
  return { gateway, http, identityConfirmation };
}

/** Waits until the customer is asked. */
async function asked({ requested }: { requested: () => number }): Promise<void> {
  for (let turn = 0; turn < 200 && requested() === 0; turn++) await new Promise((done) => setTimeout(done, 1));
  expect(requested()).toBe(1);
}

it("(part of SESS-13) repeats a write once with the same key after the confirmation", async () => {
  const { gateway, http, identityConfirmation } = wire({ replies: [DEMANDED, CHANGED] });
  const call = gateway.call("changeCustomLogin", CHANGE);
  await asked(identityConfirmation);
  expect(http.sent).toHaveLength(1);
  identityConfirmation.answer(true);
  expect((await call).ok).toBe(true);
  const [first, second, ...more] = http.sent.map(({ body }) => body);
  expect([second, more]).toEqual([first, []]);
});

it("(part of SESS-13) ends a write as cancelled when the customer does not confirm", async () => {
  const { gateway, http, identityConfirmation } = wire({ replies: [DEMANDED] });
  const call = gateway.call("changeCustomLogin", CHANGE);
  await asked(identityConfirmation);
  identityConfirmation.answer(false);
  expect(await call).toEqual(aborted);
  expect(http.sent).toHaveLength(1);
});

it("returns a second demand for a confirmation as a refusal", async () => {
  const { gateway, http, identityConfirmation } = wire({ replies: [DEMANDED, DEMANDED] });
  const call = gateway.call("changeCustomLogin", CHANGE);
  await asked(identityConfirmation);
  identityConfirmation.answer(true);
  expect(await call).toMatchObject({ ok: true, value: { refusalCode: "confirm-identity" } });
  expect([http.sent.length, identityConfirmation.requested()]).toEqual([2, 1]);
});

it("sends no confirmed write in another session than the one that asked", async () => {
  const { gateway, http, identityConfirmation } = wire({ replies: [DEMANDED, CHANGED] });
  const call = gateway.call("changeCustomLogin", CHANGE);
  await asked(identityConfirmation);
  gateway.setCredentials("other", "c-2");
  identityConfirmation.answer(true);
  expect(await call).toEqual(aborted);
  expect(http.sent).toHaveLength(1);
});

it("(part of SESS-13) asks nothing without a demand, or where the identity cannot be confirmed", async () => {
  const calm = wire({ replies: [CHANGED] });
  expect((await calm.gateway.call("changeCustomLogin", CHANGE)).ok).toBe(true);
  const unable = wire({ replies: [DEMANDED], lacks: ["confirmIdentity"] });
  expect(await unable.gateway.call("changeCustomLogin", CHANGE)).toMatchObject({
    value: { refusalCode: "confirm-identity" },
  });
  expect([calm, unable].map(({ identityConfirmation }) => identityConfirmation.requested())).toEqual([0, 0]);
});
