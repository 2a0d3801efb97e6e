import { describe, expect, it } from "vitest";
import type { LoginPort } from "#domain/login/index.ts";

/** A customer who may log in. */
export interface LoginWorld {
  readonly port: LoginPort;
  readonly login: string;
  readonly password: string;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** What every `LoginPort` keeps to. */
export function loginPortContract(name: string, make: () => Promise<LoginWorld>): void {
  describe(`LoginPort: ${name}`, () => {
    it("[LOGIN-02] says that a customer may log in, and of an unknown login no more than that a password is asked for", async () => {
      const { port, login } = await make();
      expect(await port.beforeLogin(login)).toEqual({ ok: true, value: "possible" });
      expect(await port.beforeLogin("nie.ma.takiego")).toEqual({ ok: true, value: "forced" });
    });

    it("[SESS-10] opens a session with all that it holds", async () => {
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

    it("refuses a wrong password and an unknown login alike", async () => {
      const { port, login, password } = await make();
      const refused = { ok: false, failure: { kind: "login-refused", code: "BAD_CREDENTIALS" } };
      expect(await port.startSession({ login, password: `${password}!` })).toEqual(refused);
      expect(await port.startSession({ login: "nie.ma.takiego", password })).toEqual(refused);
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, login, password, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.beforeLogin(login)).toEqual(failed);
      expect(await port.startSession({ login, password })).toEqual(failed);
    });
  });
}
