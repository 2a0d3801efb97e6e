import { describe, expect, it } from "vitest";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import type { Challenge } from "#domain/login/index.ts";
import { PASSWORD, useSandbox, type SandboxWire } from "./sandbox-wire.ts";

const newWire = useSandbox();
const MINUTE = 60_000;
const SMS = "kod.sikora";
const APP = "kod.czajka";

async function challenged(port: SoapLoginAdapter, login: string): Promise<Challenge> {
  const asked = await port.startSession({ login, password: PASSWORD });
  if (asked.ok || asked.failure.kind !== "second-factor")
    throw new Error(`no second factor is asked for: ${JSON.stringify(asked)}`);
  return asked.failure.challenge;
}

/** Six digits that are not these. */
const notThe = (code: string): string => (code === "000000" ? "111111" : "000000");

/** A new browser in the same world. */
const anotherBrowser = (wire: SandboxWire): SoapLoginAdapter => new SoapLoginAdapter(wire.otherBrowser());

describe("the provider's second factor", () => {
  it("(part of LOGIN-03) takes a code of an authenticator app once, and names a wrong one as the app's", async () => {
    const wire = newWire();
    const port = new SoapLoginAdapter(wire.gateway);
    const { challengeId, factor } = await challenged(port, APP);
    expect(factor).toBe("app");
    const code = await wire.appCode(APP);
    expect(await port.confirmSession({ challengeId, code: notThe(code), remember: false })).toEqual({
      ok: false,
      failure: { kind: "wrong-code", from: "app" },
    });
    expect(await port.sendAnotherCode(challengeId)).toMatchObject({ failure: { code: "not-possible" } });
    expect(await port.confirmSession({ challengeId, code, remember: false })).toMatchObject({ ok: true });
    const second = await challenged(port, APP);
    expect(
      await port.confirmSession({ challengeId: second.challengeId, code, remember: false }),
      "used up",
    ).toMatchObject({ failure: { kind: "wrong-code" } });
  });

  it("sends another code after a minute; the former one works no more", async () => {
    const wire = newWire();
    const port = new SoapLoginAdapter(wire.gateway);
    const { challengeId } = await challenged(port, SMS);
    const first = await wire.lastCode();
    expect(await port.sendAnotherCode(challengeId)).toMatchObject({ failure: { code: "sms-time-limit" } });
    await wire.advance(MINUTE);
    expect(await port.sendAnotherCode(challengeId)).toMatchObject({ ok: true, value: { factor: "sms", challengeId } });
    const second = await wire.lastCode();
    if (first !== second)
      expect(await port.confirmSession({ challengeId, code: first, remember: false })).toMatchObject({
        failure: { kind: "wrong-code" },
      });
    expect(await port.confirmSession({ challengeId, code: second, remember: false })).toMatchObject({ ok: true });
  });

  it("a code works for five minutes, a challenge for ten", async () => {
    const wire = newWire();
    const port = new SoapLoginAdapter(wire.gateway);
    const { challengeId } = await challenged(port, SMS);
    const code = await wire.lastCode();
    await wire.advance(5 * MINUTE);
    expect(await port.confirmSession({ challengeId, code, remember: false })).toMatchObject({
      failure: { code: "expired-sms-token" },
    });
    await wire.advance(5 * MINUTE);
    expect(await port.confirmSession({ challengeId, code, remember: false })).toEqual({
      ok: false,
      failure: { kind: "challenge-over" },
    });
  });

  it("[LOGIN-07] wrong codes lock as wrong passwords do, and the right password in between forgives none", async () => {
    const wire = newWire();
    const port = new SoapLoginAdapter(wire.gateway);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const { challengeId } = await challenged(port, SMS);
      const wrong = notThe(await wire.lastCode());
      expect(await port.confirmSession({ challengeId, code: wrong, remember: false })).toMatchObject({
        failure: { kind: "wrong-code" },
      });
    }
    const { challengeId } = await challenged(port, SMS);
    const code = await wire.lastCode();
    expect(await port.confirmSession({ challengeId, code: notThe(code), remember: false })).toMatchObject({
      failure: { kind: "locked", until: expect.any(Number) },
    });
    expect(await port.confirmSession({ challengeId, code, remember: false })).toMatchObject({
      failure: { kind: "challenge-over" },
    });
    expect(await port.startSession({ login: SMS, password: PASSWORD })).toMatchObject({ failure: { kind: "locked" } });
  });

  it("[LOGIN-09] trusts five devices and no sixth; each of the five is asked for no code", async () => {
    const wire = newWire();
    const devices = Array.from({ length: 6 }, () => anotherBrowser(wire));
    for (const [index, port] of devices.entries()) {
      const { challengeId, trustedDevices } = await challenged(port, SMS);
      expect(trustedDevices).toBe(index);
      expect(await port.confirmSession({ challengeId, code: await wire.lastCode(), remember: true })).toMatchObject({
        ok: true,
      });
    }
    for (const [index, port] of devices.entries()) {
      expect((await port.startSession({ login: SMS, password: PASSWORD })).ok, `device ${index + 1}`).toBe(index < 5);
    }
  });

  it("trust of one customer is none for another on the same device, and both may have it", async () => {
    const wire = newWire();
    const port = new SoapLoginAdapter(wire.gateway);
    const first = await challenged(port, SMS);
    await port.confirmSession({ challengeId: first.challengeId, code: await wire.lastCode(), remember: true });
    const second = await challenged(port, APP);
    await port.confirmSession({ challengeId: second.challengeId, code: await wire.appCode(APP), remember: true });
    for (const login of [SMS, APP])
      expect(await port.startSession({ login, password: PASSWORD })).toMatchObject({ ok: true });
  });
});
