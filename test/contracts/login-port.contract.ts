import { describe, expect, it } from "vitest";
import type { SecondFactorChallenge, LoginPort } from "#domain/login/index.ts";

/** Customer who may log in. */
export interface LoginContractSetup {
  readonly port: LoginPort;
  readonly login: string;
  readonly password: string;
  /** Another customer with the same password, who also needs a code. */
  readonly protectedLogin: string;
  /** Returns the code that was sent to the other customer. */
  code(): Promise<string>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `LoginPort`. */
export function loginPortContract(name: string, make: () => Promise<LoginContractSetup>): void {
  describe(`LoginPort: ${name}`, () => {
    it("[LOGIN-02] answers a question about a known and an unknown login alike", async () => {
      const { port, login } = await make();
      expect(await port.beforeLogin(login)).toEqual({ ok: true, value: "possible" });
      expect(await port.beforeLogin("nie.ma.takiego")).toEqual({ ok: true, value: "possible" });
    });

    it("[SESS-10] opens a session with all its fields", async () => {
      const { port, login, password } = await make();
      const session = await port.startSession({ login, password });
      expect(session).toMatchObject({
        ok: true,
        value: {
          isLogged: true,
          sessionId: expect.stringMatching(/\S/),
          userId: expect.stringMatching(/\S/),
          cooperative: expect.any(Boolean),
          b2b: expect.any(Boolean),
          crmUser: expect.any(Boolean),
          access: { ebok: expect.any(Boolean), wifi: expect.any(Boolean) },
        },
      });
      if (!session.ok) return;
      expect(session.value.contexts.map(({ id }) => id)).toContain(session.value.currentContext);
    });

    it("rejects a wrong password and an unknown login with the same refusal", async () => {
      const { port, login, password } = await make();
      const wrongPassword = await port.startSession({ login, password: `${password}!` });
      expect(wrongPassword).toMatchObject({
        ok: false,
        failure: { kind: "login-refused", code: "bad-credentials" },
      });
      expect(await port.startSession({ login: "nie.ma.takiego", password })).toEqual(wrongPassword);
    });

    async function startChallenge({
      port,
      protectedLogin,
      password,
    }: LoginContractSetup): Promise<SecondFactorChallenge> {
      const response = await port.startSession({ login: protectedLogin, password });
      if (response.ok || response.failure.kind !== "second-factor")
        throw new Error("the login must need a second factor");
      return response.failure.challenge;
    }

    it("(part of LOGIN-03) opens a session with the right code, and rejects a wrong one", async () => {
      const setup = await make();
      const challenge = await startChallenge(setup);
      expect(challenge).toMatchObject({
        factor: "sms",
        phone: expect.stringMatching(/^••• ••• \d{3}$/),
        trustedDevices: 0,
      });
      const { challengeId } = challenge;
      const code = await setup.code();
      const wrong = code === "000000" ? "111111" : "000000";
      expect(await setup.port.confirmSession({ challengeId, code: wrong, remember: true })).toMatchObject({
        ok: false,
        failure: { kind: "wrong-code", from: "sms" },
      });
      expect(await setup.port.confirmSession({ challengeId: "nikt", code, remember: true })).toEqual({
        ok: false,
        failure: { kind: "challenge-over" },
      });
      expect(await setup.port.confirmSession({ challengeId, code, remember: false })).toMatchObject({
        ok: true,
        value: { isLogged: true },
      });
      await startChallenge(setup);
    });

    it("(part of LOGIN-09) does not ask for a code on a trusted device", async () => {
      const setup = await make();
      const { challengeId } = await startChallenge(setup);
      expect(await setup.port.confirmSession({ challengeId, code: await setup.code(), remember: true })).toMatchObject({
        ok: true,
      });
      expect(await setup.port.startSession({ login: setup.protectedLogin, password: setup.password })).toMatchObject({
        ok: true,
      });
    });

    it("sends no code for an unknown challenge", async () => {
      const { port } = await make();
      expect(await port.sendAnotherCode("nikt")).toEqual({ ok: false, failure: { kind: "challenge-over" } });
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, login, password, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.beforeLogin(login)).toEqual(failed);
      expect(await port.startSession({ login, password })).toEqual(failed);
      expect(await port.confirmSession({ challengeId: "c-1", code: "123456", remember: false })).toEqual(failed);
      expect(await port.sendAnotherCode("c-1")).toEqual(failed);
    });
  });
}
