import { describe, expect, it } from "vitest";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import type { SecondFactorChallenge } from "#domain/login/index.ts";
import { PASSWORD, useSandbox, type SandboxWire } from "./sandbox-wire.ts";

const newWire = useSandbox();
const MINUTE = 60_000;
const SMS = "kod.sikora";
const APP = "kod.czajka";

async function challenged(port: SoapLoginAdapter, login: string): Promise<SecondFactorChallenge> {
  const response = await port.startSession({ login, password: PASSWORD });
  if (response.ok || response.failure.kind !== "second-factor")
    throw new Error(`startSession must ask for the second factor: ${JSON.stringify(response)}`);
  return response.failure.challenge;
}

/** Returns six digits other than the code. */
const notThe = (code: string): string => (code === "000000" ? "111111" : "000000");

/** Opens another browser for the same tenant. */
const anotherBrowser = (wire: SandboxWire): SoapLoginAdapter => new SoapLoginAdapter(wire.otherBrowser());

describe("second factor of the provider", () => {
  it("(part of LOGIN-03) accepts a code of the app once, and reports a wrong one", async () => {
    const wire = newWire();
    const port = new SoapLoginAdapter(wire.gateway);
    const { challengeId, factor } = await challenged(port, APP);
    expect(factor).toBe("app");
    const code = await wire.appCode(APP);
    expect(await port.confirmSession({ challengeId, code: notThe(code), remember: false })).toMatchObject({
      ok: false,
      failure: { kind: "wrong-code", from: "app" },
    });
    expect(await port.sendAnotherCode(challengeId)).toMatchObject({ failure: { code: "not-possible" } });
    expect(await port.confirmSession({ challengeId, code, remember: false })).toMatchObject({ ok: true });
    const second = await challenged(port, APP);
    expect(
      await port.confirmSession({ challengeId: second.challengeId, code, remember: false }),
      "the code was used before",
    ).toMatchObject({ failure: { kind: "wrong-code" } });
  });

  it("sends another code after a minute, and then rejects the former one", async () => {
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

  it("rejects a code after five minutes, and its challenge after ten", async () => {
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

  it("[LOGIN-07] locks the login after five wrong codes, also with right passwords in between", async () => {
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

  it("[LOGIN-09] trusts five devices but no sixth, and asks for no code on the five", async () => {
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

  it("trusts a device for each customer separately", async () => {
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
