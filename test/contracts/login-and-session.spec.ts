import { expect, it } from "vitest";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import type { SecondFactorChallenge } from "#domain/login/index.ts";
import { SoapSessionAdapter } from "#adapters/soap/session/soap-session.adapter.ts";
import { fakeLogin } from "#test/fakes/fake-login.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { aSession } from "#test/mothers/index.ts";
import { loginPortContract } from "./login-port.contract.ts";
import { PASSWORD, useSandbox } from "./sandbox-wire.ts";
import { sessionPortContract } from "./session-port.contract.ts";

const DOWN = { kind: "http", status: 503 } as const;
const newWire = useSandbox();

const CHALLENGE: SecondFactorChallenge = {
  challengeId: "c-1",
  factor: "sms",
  phone: "••• ••• 214",
  trustedDevices: 0,
  validUntil: 300_000,
  againAt: 60_000,
};

loginPortContract("fake", async () => {
  const port = fakeLogin({
    accounts: [
      { login: "m.brzezinska", password: PASSWORD, session: aSession() },
      {
        login: "kod.sikora",
        password: PASSWORD,
        session: aSession(),
        secondFactor: { challenge: CHALLENGE, code: "012345" },
      },
    ],
  });
  return {
    port,
    login: "m.brzezinska",
    password: PASSWORD,
    protectedLogin: "kod.sikora",
    code: () => Promise.resolve("012345"),
    async breakDown() {
      for (const method of ["beforeLogin", "startSession", "confirmSession", "sendAnotherCode"] as const)
        port.script.failAlways(method, DOWN);
    },
  };
});

loginPortContract("SOAP", async () => {
  const wire = newWire();
  return {
    port: new SoapLoginAdapter(wire.gateway),
    login: "m.brzezinska",
    password: PASSWORD,
    protectedLogin: "kod.sikora",
    code: () => wire.lastCode(),
    breakDown: () => wire.breakDown("*"),
  };
});

sessionPortContract("fake", async () => {
  const port = fakeSession({ sessionId: "s-1" });
  return {
    port,
    credentials: port,
    sessionId: "s-1",
    async breakDown() {
      for (const method of ["isActive", "serverHash", "end"] as const) port.script.failAlways(method, DOWN);
    },
  };
});

sessionPortContract("SOAP", async () => {
  const wire = newWire();
  const session = await new SoapLoginAdapter(wire.gateway).startSession({ login: "m.brzezinska", password: PASSWORD });
  if (!session.ok) throw new Error("startSession must succeed for this login");
  wire.gateway.setCredentials(session.value.sessionId);
  return {
    port: new SoapSessionAdapter(wire.gateway),
    credentials: wire.gateway,
    sessionId: session.value.sessionId,
    breakDown: () => wire.breakDown("*"),
  };
});

it("[LOGIN-07] locks the account after five failures, and returns the end of the lock", async () => {
  const port = new SoapLoginAdapter(newWire().gateway);
  for (let attempt = 1; attempt < 5; attempt++) {
    expect(await port.startSession({ login: "m.brzezinska", password: "złe" })).toMatchObject({
      failure: { kind: "login-refused" },
    });
  }
  const before = Date.now();
  const locked = await port.startSession({ login: "m.brzezinska", password: "złe" });
  expect(locked).toMatchObject({ ok: false, failure: { kind: "locked", until: expect.any(Number) } });
  if (locked.ok || locked.failure.kind !== "locked") return;
  const minutes = ((locked.failure.until ?? 0) - before) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThan(31);
  expect(await port.startSession({ login: "m.brzezinska", password: PASSWORD })).toMatchObject({
    failure: { kind: "locked" },
  });
});
