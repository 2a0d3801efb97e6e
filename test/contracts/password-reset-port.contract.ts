import { describe, expect, it } from "vitest";
import type { PasswordResetPort } from "#domain/login/index.ts";

/** Customer who has forgotten a password. */
export interface PasswordResetContractSetup {
  readonly port: PasswordResetPort;
  readonly login: string;
  /** Token of the link that was sent last. */
  token(): Promise<string>;
  /** Returns an expired token. */
  overdue(): Promise<string>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

const PASSWORD = "Mewa-nad-2027";
let keyCount = 0;
const idempotencyKey = (): string => `intent-contract-${String((keyCount += 1)).padStart(8, "0")}`;

/** Runs the contract suite of `PasswordResetPort`. */
export function passwordResetPortContract(name: string, make: () => Promise<PasswordResetContractSetup>): void {
  describe(`PasswordResetPort: ${name}`, () => {
    it("(part of LOGIN-02) gives the same response for a known and an unknown login", async () => {
      const { port, login } = await make();
      const known = await port.requestLink({ idempotencyKey: idempotencyKey(), login });
      expect(known).toEqual({ ok: true, value: true });
      expect(await port.requestLink({ idempotencyKey: idempotencyKey(), login: "nie.ma.takiego" })).toEqual(known);
    });

    it("(part of LOGIN-05) sets a password once per link, and then rejects the link as used", async () => {
      const { port, login, token } = await make();
      await port.requestLink({ idempotencyKey: idempotencyKey(), login });
      const link = await token();
      expect(await port.checkToken(link)).toEqual({ ok: true, value: true });
      expect(await port.setPassword({ idempotencyKey: idempotencyKey(), token: link, password: PASSWORD })).toEqual({
        ok: true,
        value: true,
      });
      const used = { ok: false, failure: { kind: "login-refused", code: "used-token" } };
      expect(await port.checkToken(link)).toEqual(used);
      expect(await port.setPassword({ idempotencyKey: idempotencyKey(), token: link, password: PASSWORD })).toEqual(
        used,
      );
    });

    it("(part of LOGIN-05) distinguishes an overdue link from an unknown one", async () => {
      const { port, overdue } = await make();
      const link = await overdue();
      const late = { ok: false, failure: { kind: "login-refused", code: "overdue-token" } };
      expect(await port.checkToken(link)).toEqual(late);
      expect(await port.setPassword({ idempotencyKey: idempotencyKey(), token: link, password: PASSWORD })).toEqual(
        late,
      );
      expect(await port.checkToken("nikt")).toEqual({ ok: false, failure: { kind: "unknown-token" } });
      expect(await port.setPassword({ idempotencyKey: idempotencyKey(), token: "nikt", password: PASSWORD })).toEqual({
        ok: false,
        failure: { kind: "unknown-token" },
      });
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, login, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.requestLink({ idempotencyKey: idempotencyKey(), login })).toEqual(failed);
      expect(await port.checkToken("t")).toEqual(failed);
      expect(await port.setPassword({ idempotencyKey: idempotencyKey(), token: "t", password: PASSWORD })).toEqual(
        failed,
      );
    });
  });
}
