import { expect, it } from "vitest";
import { SoapIdentityProofAdapter } from "#adapters/soap/login/soap-identity-proof.adapter.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import type { SecondFactorChallenge } from "#domain/login/index.ts";
import { fakeIdentityConfirmation } from "#test/fakes/fake-identity-confirmation.ts";
import { fakeIdentityProof } from "#test/fakes/fake-identity-proof.ts";
import { IdentityConfirmationStore } from "#ui/stores/session/identity-confirmation.store.ts";
import { identityConfirmationPortContract } from "./identity-confirmation-port.contract.ts";
import { identityProofPortContract } from "./identity-proof-port.contract.ts";
import { PASSWORD, useSandbox, type SandboxWire } from "./sandbox-wire.ts";

const CHALLENGE: SecondFactorChallenge = {
  challengeId: "c-1",
  factor: "sms",
  phone: "••• ••• 214",
  trustedDevices: 0,
  validUntil: 300_000,
  againAt: 60_000,
};

identityProofPortContract("fake", async (login) => {
  const secondFactor = { challenge: CHALLENGE, code: "012345" };
  const port = fakeIdentityProof({ password: PASSWORD, ...(login === "protected" ? { secondFactor } : {}) });
  return {
    port,
    password: PASSWORD,
    code: async () => "012345",
    breakDown: () => port.script.breakDown("provePassword", "proveSecondFactor", "sendAnotherCode"),
  };
});

const newWire = useSandbox();

/** Logs in with the code of the second factor and confirms nothing. */
async function logInBySms(wire: SandboxWire): Promise<void> {
  const login = new SoapLoginAdapter(wire.gateway);
  const asked = await login.startSession({ login: "kod.sikora", password: PASSWORD });
  if (asked.ok || asked.failure.kind !== "second-factor") throw new Error("the login must need a second factor");
  const { challengeId } = asked.failure.challenge;
  const session = await login.confirmSession({ challengeId, code: await wire.lastCode(), remember: false });
  if (!session.ok) throw new Error("the code must open a session");
  wire.gateway.setCredentials(session.value.sessionId);
}

identityProofPortContract("SOAP", async (login) => {
  const wire = newWire();
  await (login === "plain" ? wire.logIn("m.brzezinska") : logInBySms(wire));
  return {
    port: new SoapIdentityProofAdapter(wire.gateway),
    password: PASSWORD,
    code: () => wire.lastCode(),
    breakDown: () => wire.breakDown("*"),
  };
});

identityConfirmationPortContract("fake", () => {
  const port = fakeIdentityConfirmation();
  return { port, answer: port.answer };
});

identityConfirmationPortContract("dialog", () => {
  const port = new IdentityConfirmationStore();
  return { port, answer: port.finish };
});

it("(part of SESS-13) accepts no challenge of a login as a confirmation, nor the reverse", async () => {
  const wire = newWire();
  await logInBySms(wire);
  const login = new SoapLoginAdapter(wire.otherBrowser());
  const proof = new SoapIdentityProofAdapter(wire.gateway);
  const over = { ok: false, failure: { kind: "challenge-over" } };
  const ofLogin = await login.startSession({ login: "kod.sikora", password: PASSWORD });
  if (ofLogin.ok || ofLogin.failure.kind !== "second-factor") throw new Error("the login must need a second factor");
  const { challengeId } = ofLogin.failure.challenge;
  expect(await proof.proveSecondFactor({ challengeId, code: await wire.lastCode() })).toEqual(over);
  const ofIdentity = await proof.provePassword(PASSWORD);
  if (ofIdentity.ok || ofIdentity.failure.kind !== "second-factor") throw new Error("a code must be asked for");
  const code = await wire.lastCode();
  expect(
    await login.confirmSession({ challengeId: ofIdentity.failure.challenge.challengeId, code, remember: false }),
  ).toEqual(over);
});

it("(part of SESS-13) asks for the code again on a trusted device", async () => {
  const wire = newWire();
  await logInBySms(wire);
  const proof = new SoapIdentityProofAdapter(wire.gateway);
  const asked = await proof.provePassword(PASSWORD);
  if (asked.ok || asked.failure.kind !== "second-factor") throw new Error("a code must be asked for");
  await proof.proveSecondFactor({ challengeId: asked.failure.challenge.challengeId, code: await wire.lastCode() });
  const trusted = await new SoapSecondFactorAdapter(wire.gateway).trust({
    idempotencyKey: "intent-0000000001",
    name: "Laptop",
  });
  expect(trusted).toEqual({ ok: true, value: "trusted" });
  await wire.advance(60_000);
  expect(await proof.provePassword(PASSWORD)).toMatchObject({ ok: false, failure: { kind: "second-factor" } });
});
